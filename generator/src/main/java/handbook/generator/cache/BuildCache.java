package handbook.generator.cache;

import handbook.generator.data.Library;
import handbook.generator.math.Formulas;
import handbook.generator.pack.Pack;
import handbook.generator.pack.Unpack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a build leaves to the next one: pages that were read, by the hash of all they depend on, formulas of
 * them, and pages that were written, by the hash of what they were made from. Nothing in it is believed without its hash, and a file
 * of another version of the program, or a broken one, counts as none.
 */
public final class BuildCache {

    private record Content(
            String engine,
            Map<String, ReadPage> read,
            Map<String, WrittenPage> written,
            Map<String, String> formulas) {}

    private static final int HASH_BYTES = 16;

    private final Map<String, ReadPage> read = new ConcurrentHashMap<>();
    private final Map<String, WrittenPage> written = new ConcurrentHashMap<>();
    private Formulas formulas = new Formulas(Map.of());

    /** Returns the cache in a file, an empty one if it is of no use. */
    @SuppressWarnings("unchecked") // a file with the right hash has what was packed
    public static BuildCache load(Path file) {
        var cache = new BuildCache();
        try {
            byte[] all = Files.readAllBytes(file);
            byte[] bytes = Arrays.copyOfRange(all, Math.min(HASH_BYTES, all.length), all.length);
            String hash = HexFormat.of().formatHex(all, 0, Math.min(HASH_BYTES, all.length));
            if (hash.equals(Pack.hashOf(bytes))
                    && Unpack.value(bytes) instanceof Content content
                    && content.engine().equals(Engine.hash())) {
                cache.read.putAll(content.read());
                cache.written.putAll(content.written());
                cache.formulas = new Formulas(content.formulas());
            }
        } catch (IOException | IllegalArgumentException e) {
            return new BuildCache(); // none yet, or one to be written anew
        }
        return cache;
    }

    /** Writes the cache to a file. */
    public void save(Path file) throws IOException {
        Set<String> used = Library.formulas(read.values().stream()
                .flatMap(page -> page.data().keySet().stream())
                .toList());
        byte[] bytes = Pack.bytes(
                new Content(Engine.hash(), new TreeMap<>(read), new TreeMap<>(written), formulas.known(used)));
        Path fresh = Files.createTempFile(file.getParent(), file.getFileName().toString(), null);
        try (var out = Files.newOutputStream(fresh)) {
            out.write(HexFormat.of().parseHex(Pack.hashOf(bytes)));
            out.write(bytes);
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Returns what came of reading a page, or null. */
    public ReadPage read(String path) {
        return read.get(path);
    }

    /** Takes the pages of a build, and forgets those that are gone. */
    public void keepRead(Map<String, ReadPage> pages) {
        read.keySet().retainAll(pages.keySet());
        read.putAll(pages);
    }

    /** Returns the formulas that were translated before. */
    public Formulas formulas() {
        return formulas;
    }

    /** Returns a page of the site as it was written last, or null. */
    public WrittenPage written(String uri) {
        return written.get(uri);
    }

    /** Takes the pages of a site that was published, and forgets those that are gone. */
    public void keepWritten(Map<String, WrittenPage> pages) {
        written.keySet().retainAll(pages.keySet());
        written.putAll(pages);
    }
}
