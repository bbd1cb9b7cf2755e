package handbook.generator.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** The pictures of the content, with their sizes, so that a page leaves room for them before they are loaded. */
public final class Pictures {

    private static final PictureKind.Size NONE = new PictureKind.Size(0, 0);

    private final Map<String, SourceFile> files;
    private final Map<String, PictureKind.Size> sizes;
    private final Consumer<String> used;

    private Pictures(Map<String, SourceFile> files, Map<String, PictureKind.Size> sizes, Consumer<String> used) {
        this.files = files;
        this.sizes = sizes;
        this.used = used;
    }

    /**
     * @param files path below the content folder → file
     */
    public Pictures(Map<String, SourceFile> files) {
        this(files, new ConcurrentHashMap<>(), path -> {});
    }

    /** Returns the same pictures; what is asked of them is noted. */
    public Pictures noting(Consumer<String> paths) {
        return new Pictures(files, sizes, paths);
    }

    /** Returns the size of a picture; null if there is none, or if it has a fault or no size of its own. */
    public PictureKind.Size size(String path) {
        used.accept(path);
        PictureKind.Size size = files.containsKey(path) ? sizes.computeIfAbsent(path, this::read) : NONE;
        return size.width() > 0 && size.height() > 0 ? size : null;
    }

    private PictureKind.Size read(String path) {
        try {
            byte[] bytes = Files.readAllBytes(files.get(path).location());
            PictureKind kind = PictureKind.ofContent(bytes);
            boolean good = kind != null && kind.fault(bytes) == null;
            return good ? kind.size(bytes) : NONE;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + files.get(path).path(), e);
        }
    }
}
