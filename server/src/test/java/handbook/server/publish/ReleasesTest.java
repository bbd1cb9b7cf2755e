package handbook.server.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleasesTest {

    private static final Consumer<String> NOBODY = text -> {};

    @TempDir
    private Path folder;

    private Path place() {
        return folder.resolve("kb");
    }

    private Path current() {
        return place().resolve("current");
    }

    /** A site whose files all hold the same word, so that a mixture is noticed. */
    static SiteFiles site(String word) {
        var files = new TreeMap<String, byte[]>();
        files.put("index.html", word.getBytes(StandardCharsets.UTF_8));
        files.put("js/page." + String.format("%08x", word.hashCode()) + ".js", word.getBytes(StandardCharsets.UTF_8));
        files.put("img/icon.svg", "the same".getBytes(StandardCharsets.UTF_8));
        for (int i = 0; i < 50; i++) {
            files.put("en/page" + i + ".html", (word + " ").repeat(300).getBytes(StandardCharsets.UTF_8));
        }
        return SiteFiles.of(files);
    }

    private String publish(String word) throws Exception {
        return publish(word, 3);
    }

    private String publish(String word, int keep) throws Exception {
        try (Releases releases = Releases.open(place(), Duration.ofSeconds(60), NOBODY)) {
            return releases.publish(site(word), keep);
        }
    }

    private String rollBack() throws Exception {
        try (Releases releases = Releases.open(place(), Duration.ZERO, NOBODY)) {
            return releases.rollBack();
        }
    }

    private List<String> all() throws Exception {
        try (Releases releases = Releases.open(place(), Duration.ZERO, NOBODY)) {
            return releases.all();
        }
    }

    private String word() throws IOException {
        return Files.readString(current().resolve("index.html"));
    }

    /** Checks that what is shown is one whole site. */
    private void assertWhole() throws IOException {
        Path shown = current().toRealPath();
        for (Map.Entry<String, byte[]> file :
                site(Files.readString(shown.resolve("index.html"))).files().entrySet()) {
            assertThat(shown.resolve(file.getKey())).hasBinaryContent(file.getValue());
        }
    }

    @Test
    void aSiteIsShownWholeWithCompressedFiles() throws Exception {
        String name = publish("one");
        assertThat(name).matches("000001-[0-9a-f]{8}");
        assertThat(Files.readSymbolicLink(current())).isEqualTo(Path.of("releases", name));
        assertThat(current().resolve("en/page0.html.gz")).isRegularFile();
        assertThat(current().resolve("index.html.gz")).doesNotExist();
        assertWhole();
    }

    @Test
    void theSameSiteIsNotPublishedTwice() throws Exception {
        String name = publish("one");
        assertThat(publish("one")).isEqualTo(name);
        assertThat(all()).containsExactly(name);
    }

    @Test
    void theOldestReleasesGo() throws Exception {
        for (String word : List.of("a", "b", "c", "d", "e")) {
            publish(word);
        }
        assertThat(all()).extracting(name -> name.substring(0, 6)).containsExactly("000003", "000004", "000005");
        assertThat(word()).isEqualTo("e");
        assertWhole();
    }

    @Test
    void thereIsAWayBackAndForth() throws Exception {
        publish("a");
        publish("b");
        rollBack();
        assertThat(word()).isEqualTo("a");
        assertThatThrownBy(this::rollBack).isInstanceOf(PublishException.class).hasMessageContaining("000001");
        assertThat(word()).isEqualTo("a");
        publish("b");
        assertThat(word()).isEqualTo("b");
        assertThat(all()).hasSize(2);
        rollBack();
        publish("c", 2);
        assertThat(word()).isEqualTo("c");
        assertWhole();
    }

    @Test
    void rollingBackBeforeTheFirstReleaseIsRefused() {
        assertThatThrownBy(this::rollBack).isInstanceOf(PublishException.class);
    }

    @Test
    void unchangedFilesKeepTheirTimeAndChangedOnesGetAnother() throws Exception {
        publish("aaa");
        Path icon = current().toRealPath().resolve("img/icon.svg");
        Path page = current().toRealPath().resolve("en/page0.html");
        publish("bbb"); // of the same size, within the same second
        assertThat(Files.getLastModifiedTime(current().resolve("img/icon.svg")))
                .isEqualTo(Files.getLastModifiedTime(icon));
        assertThat(Files.getLastModifiedTime(current().resolve("en/page0.html")).to(TimeUnit.SECONDS))
                .isGreaterThan(Files.getLastModifiedTime(page).to(TimeUnit.SECONDS));
    }

    @Test
    void scriptsOfFormerReleasesStayForPagesThatAreOpen() throws Exception {
        publish("a");
        String script = scripts().get(0);
        publish("b");
        assertThat(scripts()).hasSize(2).contains(script);
        publish("c");
        publish("d");
        assertThat(scripts()).hasSize(3).doesNotContain(script);
    }

    private List<String> scripts() throws IOException {
        try (Stream<Path> files = Files.list(current().resolve("js"))) {
            return files.map(path -> path.getFileName().toString()).toList();
        }
    }

    @Test
    void aFolderWithSomethingElseIsLeftAlone() throws Exception {
        Files.createDirectories(place());
        Files.writeString(place().resolve("letter.txt"), "mine");
        assertThatThrownBy(() -> publish("a"))
                .isInstanceOf(PublishException.class)
                .hasMessageContaining("not ours");
        assertThat(files(place())).containsExactly("letter.txt");
        Files.writeString(folder.resolve("file"), "mine");
        assertThatThrownBy(() -> Releases.open(folder.resolve("file"), Duration.ZERO, NOBODY))
                .isInstanceOf(PublishException.class);
    }

    @Test
    void aFolderInThePlaceOfTheLinkIsLeftAlone() throws Exception {
        publish("a");
        Files.delete(current());
        Files.createDirectory(current());
        Files.writeString(current().resolve("letter.txt"), "mine");
        assertThatThrownBy(() -> publish("b"))
                .isInstanceOf(PublishException.class)
                .hasMessageContaining("current");
        assertThat(current().resolve("letter.txt")).exists();
    }

    @Test
    void aLinkToSomewhereElseIsLeftAlone() throws Exception {
        publish("a");
        Files.delete(current());
        Files.createSymbolicLink(current(), folder);
        assertThatThrownBy(() -> publish("b")).isInstanceOf(PublishException.class);
        assertThat(Files.readSymbolicLink(current())).isEqualTo(folder);
    }

    private static List<String> files(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void twoAtOnceComeOneAfterTheOther() throws Exception {
        var threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<String>> tasks = IntStream.range(0, 24)
                    .mapToObj(i -> (Callable<String>) () -> publish("word" + i))
                    .toList();
            for (Future<String> one : threads.invokeAll(tasks)) {
                assertThat(one.get()).isNotNull();
            }
        } finally {
            threads.shutdownNow();
        }
        assertWhole();
        assertThat(all()).hasSize(3).last().asString().startsWith("000024-");
    }

    @Test
    void whoeverHasNoPatienceIsTold() throws Exception {
        try (Releases first = Releases.open(place(), Duration.ZERO, NOBODY)) {
            first.publish(site("a"), 2);
            var told = new ArrayList<String>();
            assertThatThrownBy(() -> Releases.open(place(), Duration.ofMillis(300), told::add))
                    .isInstanceOf(PublishException.class)
                    .hasMessageContaining("another process");
            assertThat(told).singleElement().asString().startsWith("waiting");
        }
    }

    @Test
    void readersNeverMissAFileDuringSwitches() throws Exception {
        publish("word");
        var done = new AtomicBoolean();
        var threads = Executors.newFixedThreadPool(2);
        try {
            List<Future<Integer>> readers = IntStream.range(0, 2)
                    .mapToObj(i -> threads.submit(() -> {
                        int reads = 0;
                        for (; !done.get() || reads < 1000; reads++) {
                            String page = Files.readString(current().resolve("en/page" + reads % 50 + ".html"));
                            assertThat(page).hasSizeGreaterThan(1000);
                        }
                        return reads;
                    }))
                    .toList();
            for (int i = 0; i < 60; i++) {
                publish("word" + i % 7 + i);
            }
            done.set(true);
            for (Future<Integer> reader : readers) {
                assertThat(reader.get(60, TimeUnit.SECONDS)).isPositive();
            }
        } finally {
            done.set(true);
            threads.shutdownNow();
        }
        assertWhole();
    }

    /** Kills publishing processes at every stage of their work; what is shown is always one whole site. */
    @Test
    void killedAtAnyPointItLeavesAWholeSite() throws Exception {
        publish("start");
        long duration = timeOfAWholeRun();
        int killed = 0;
        for (int i = 0; i < 25; i++) {
            Process process = child("killed" + i);
            boolean ended = process.waitFor(duration * (i + 1) / 25, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            killed += ended ? 0 : 1;
            assertWhole();
        }
        assertThat(killed).isGreaterThan(5);
        publish("end");
        assertThat(word()).isEqualTo("end");
        assertWhole();
        assertThat(files(place())).containsExactly(".handbook", "current", "releases");
        assertThat(files(place().resolve("releases"))).allMatch(name -> name.matches("[0-9]{6}-[0-9a-f]{8}"));
    }

    private long timeOfAWholeRun() throws Exception {
        long start = System.nanoTime();
        assertThat(child("whole").waitFor()).isZero();
        assertThat(word()).isEqualTo("whole");
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    private Process child(String word) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName(),
                        place().toString(),
                        word)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** What the killed processes run. */
    static final class Child {

        private Child() {}

        public static void main(String[] arguments) throws Exception {
            try (Releases releases = Releases.open(Path.of(arguments[0]), Duration.ofSeconds(10), NOBODY)) {
                releases.publish(site(arguments[1]), 3);
            }
        }
    }
}
