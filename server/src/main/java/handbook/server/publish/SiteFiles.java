package handbook.server.publish;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The files of a finished site: address → bytes, in order. Hidden files are none of it; the compressed ones beside
 * others are made here.
 */
public final class SiteFiles {

    private static final Pattern HASHED = Pattern.compile(".*\\.[0-9a-f]{8}\\.(css|js)(\\.gz)?");

    private final SortedMap<String, byte[]> files;

    private SiteFiles(SortedMap<String, byte[]> files) {
        this.files = files;
    }

    /**
     * Reads a site.
     *
     * @param folder of the site, on a disk or in an archive
     */
    public static SiteFiles read(Path folder) throws IOException {
        return of(plain(folder));
    }

    /** Reads the files of a site without compressed ones: address → bytes. */
    public static SortedMap<String, byte[]> plain(Path folder) throws IOException {
        var files = new TreeMap<String, byte[]>();
        for (String name : names(folder)) {
            if (!name.endsWith(Precompressed.SUFFIX)) {
                files.put(name, Files.readAllBytes(folder.resolve(name)));
            }
        }
        return files;
    }

    /** Adds the compressed files to those of a site. */
    public static SiteFiles of(Map<String, byte[]> plain) {
        var files = new TreeMap<>(plain);
        plain.forEach((name, content) -> {
            if (Precompressed.isWorthIt(name, content.length)) {
                files.put(name + Precompressed.SUFFIX, Precompressed.gzip(content));
            }
        });
        return new SiteFiles(files);
    }

    /** Returns the files below a folder, without hidden ones, with slashes, in order. */
    static Iterable<String> names(Path folder) throws IOException {
        var names = new TreeMap<String, Path>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
                return !visited.equals(folder) && isHidden(visited)
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile() && !isHidden(file)) {
                    names.put(folder.relativize(file).toString().replace('\\', '/'), file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return names.keySet();
    }

    private static boolean isHidden(Path file) {
        return file.getFileName().toString().startsWith(".");
    }

    /** Tells whether a file has a hash in its name, so that its content never changes. */
    public static boolean isHashed(String name) {
        return HASHED.matcher(name).matches();
    }

    /** Returns address → bytes, in order. */
    public SortedMap<String, byte[]> files() {
        return files;
    }

    /** Returns eight digits that are others when any file is. */
    String hash() {
        MessageDigest all = Sha256.start();
        files.forEach((name, content) -> {
            all.update((name + "\0").getBytes(StandardCharsets.UTF_8));
            all.update(Sha256.start().digest(content));
        });
        return HexFormat.of().formatHex(all.digest(), 0, 4);
    }
}
