package handbook.server.publish;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** The {@code .gz} files beside those of a site, which a web server sends as they are. */
public final class Precompressed {

    /** What the name of a compressed file ends with. */
    public static final String SUFFIX = ".gz";

    /** Below, a second file is more trouble than it saves. */
    private static final int SHORT = 1000;

    private static final Set<String> TEXTS = Set.of("html", "css", "js", "csv", "txt", "svg", "xml", "json");

    private Precompressed() {}

    /** Tells whether a file is worth a compressed one beside it. */
    public static boolean isWorthIt(String name, int size) {
        String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return size >= SHORT && TEXTS.contains(extension);
    }

    /** Returns what {@code gzip -9n} would make of a file: without name and time, the same for the same bytes. */
    public static byte[] gzip(byte[] content) {
        var compressed = new ByteArrayOutputStream(content.length / 3 + 32);
        try (OutputStream out = new BestCompression(compressed)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return compressed.toByteArray();
    }

    private static final class BestCompression extends GZIPOutputStream {

        BestCompression(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
