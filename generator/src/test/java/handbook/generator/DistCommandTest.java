package handbook.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DistCommandTest {

    private static final String TOP = "storage-handbook-unpacked/";

    @TempDir
    private Path folder;

    private Path server;

    @BeforeEach
    void makeAServer() throws IOException {
        server = folder.resolve("server.jar");
        try (var zip = new ZipOutputStream(Files.newOutputStream(server))) {
            for (String name : new String[] {"a/Main.class", "META-INF/MANIFEST.MF"}) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(name.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private Path dist(String name) throws Exception {
        Path root = folder.resolve(name);
        TestSite site = TestSite.good(root);
        site.write("deploy/nginx/handbook.conf", "location /kb/ {}\n");
        Files.setLastModifiedTime(
                root.resolve("deploy/nginx/handbook.conf"), FileTime.from(Instant.parse("2001-01-01T00:00:00Z")));
        Console console = Console.run("dist", "--source", root.toString(), "--server", server.toString());
        assertThat(console.err()).isEmpty();
        assertThat(console.code()).isZero();
        return root.resolve("target/dist");
    }

    private static Map<String, byte[]> zip(InputStream archive) throws IOException {
        var files = new TreeMap<String, byte[]>();
        try (var zip = new ZipInputStream(archive)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                assertThat(files.put(entry.getName(), zip.readAllBytes())).isNull();
            }
        }
        return files;
    }

    @Test
    void theSameSourcesGiveTheSameBytesAnywhere() throws Exception {
        TimeZone zone = TimeZone.getDefault();
        Path here = dist("here");
        Path there;
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kamchatka"));
            Thread.sleep(2100); // the time in a zip counts two seconds
            there = dist("дом и сад");
        } finally {
            TimeZone.setDefault(zone);
        }
        for (String name : new String[] {".zip", ".tar.gz"}) {
            String file = "storage-handbook-unpacked" + name;
            assertThat(there.resolve(file)).hasSameBinaryContentAs(here.resolve(file));
        }
    }

    @Test
    void bothArchivesHoldTheSameFilesWithTheirHashes() throws Exception {
        Path dist = dist("here");
        Map<String, byte[]> zip = zip(Files.newInputStream(dist.resolve("storage-handbook-unpacked.zip")));
        var tarred = new TreeMap<String, byte[]>();
        try (var tar = new TarArchiveInputStream(
                new GZIPInputStream(Files.newInputStream(dist.resolve("storage-handbook-unpacked.tar.gz"))))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                tarred.put(entry.getName(), tar.readAllBytes());
            }
        }
        assertThat(tarred).containsExactlyInAnyOrderEntriesOf(zip);
        assertThat(zip)
                .containsKeys(
                        TOP + "site/en/guides/raid.html",
                        TOP + "site/en/guides/raid.html.gz",
                        TOP + "deploy/nginx/handbook.conf",
                        TOP + "deploy/dokuwiki/handbook/script.js",
                        TOP + "deploy/mediawiki/StorageHandbook/embed.js",
                        TOP + "version.txt",
                        TOP + "site/version.txt")
                .doesNotContainKey(TOP + "site/.handbook-site");
        assertThat(new String(zip.get(TOP + "version.txt"), StandardCharsets.UTF_8))
                .matches("Storage Handbook unpacked\ncommit .*\ndate [0-9TZ:-]+\n");
        var sums = new StringBuilder();
        zip.forEach((name, content) -> {
            if (!name.endsWith("SHA256SUMS")) {
                sums.append(sha256(content) + "  " + name.substring(TOP.length()) + "\n");
            }
        });
        assertThat(new String(zip.get(TOP + "SHA256SUMS"), StandardCharsets.UTF_8))
                .isEqualTo(sums.toString());
    }

    @Test
    void everyPageHasAStubForTheSearchOfWikis() throws Exception {
        Map<String, byte[]> zip = zip(Files.newInputStream(dist("here").resolve("storage-handbook-unpacked.zip")));
        assertThat(zip).containsKey(TOP + "deploy/stubs/dokuwiki/handbook/ru/guides/start.txt");
        assertThat(text(zip, "deploy/stubs/dokuwiki/handbook/en/calculators/raid-iops.txt"))
                .startsWith("====== raid-iops ======\n\n<nowiki>A calculator.</nowiki>\n\n")
                .contains("{{handbook>en/calculators/raid-iops.html|Read in the handbook}}")
                .contains("{{handbook>raid-iops lang=en|raid-iops}}")
                .contains("**Words for the search:** <nowiki>");
        assertThat(text(zip, "deploy/stubs/mediawiki-ru.xml"))
                .contains("<title>Справочник по хранилищам/raid-iops</title>")
                .contains(
                        "&lt;handbook calculator=&quot;raid-iops&quot; lang=&quot;ru&quot; title=&quot;raid-iops&quot;/&gt;")
                .contains("<timestamp>2026-11-30T00:00:00Z</timestamp>")
                .doesNotContain("lang=&quot;en&quot;");
    }

    private static String text(Map<String, byte[]> files, String name) {
        return new String(files.get(TOP + name), StandardCharsets.UTF_8);
    }

    private static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void theServerHasTheSiteInside() throws Exception {
        Path dist = dist("here");
        Map<String, byte[]> all = zip(Files.newInputStream(dist.resolve("storage-handbook-unpacked.zip")));
        byte[] program = all.get(TOP + "storage-handbook.jar");
        Map<String, byte[]> jar = zip(new ByteArrayInputStream(program));
        assertThat(jar).containsKeys("a/Main.class", "META-INF/MANIFEST.MF", "site/version.txt");
        assertThat(jar.get("site/en/guides/raid.html")).isEqualTo(all.get(TOP + "site/en/guides/raid.html"));
        try (var first = new ZipInputStream(new ByteArrayInputStream(program))) {
            assertThat(first.getNextEntry().getName()).isEqualTo("META-INF/MANIFEST.MF");
        }
    }

    @Test
    void aBrokenSiteGivesNoArchives() throws Exception {
        TestSite site = TestSite.good(folder.resolve("broken"));
        site.write("deploy/README.md", "");
        site.edit("content/en/guides/raid.md", "other.md", "gone.md");
        Console console = Console.run("dist", "--source", site.root().toString(), "--server", server.toString());
        assertThat(console.code()).isEqualTo(1);
        assertThat(site.root().resolve("target/dist")).doesNotExist();
    }
}
