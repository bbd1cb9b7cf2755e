package handbook.generator.dist;

import handbook.server.publish.Precompressed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;

/** Files in one file, the same bytes for the same files: in order, all of one time, of no user. */
final class Archives {

    private static final int READABLE = 0644;

    private Archives() {}

    static byte[] zip(Map<String, byte[]> files, Instant time) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                var entry = new ZipEntry(file.getKey());
                // the other ways to set it depend on the time zone of this machine
                entry.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
                zip.putNextEntry(entry);
                zip.write(file.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    static byte[] tarGz(SortedMap<String, byte[]> files, Instant time) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var tar = new TarArchiveOutputStream(bytes, "UTF-8")) {
            tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                var entry = new TarArchiveEntry(file.getKey());
                entry.setModTime(time.toEpochMilli());
                entry.setMode(READABLE);
                entry.setSize(file.getValue().length);
                tar.putArchiveEntry(entry);
                tar.write(file.getValue());
                tar.closeArchiveEntry();
            }
        }
        return Precompressed.gzip(bytes.toByteArray());
    }

    /** Reads the files of a zip or jar into a map, in their order; folders are left out. */
    static void unzip(byte[] archive, Map<String, byte[]> into) throws IOException {
        try (var zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (!entry.isDirectory()) {
                    into.put(entry.getName(), zip.readAllBytes());
                }
            }
        }
    }
}
