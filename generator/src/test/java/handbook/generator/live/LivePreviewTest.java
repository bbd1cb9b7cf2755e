package handbook.generator.live;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.TestSite;
import handbook.generator.serve.LivePages;
import handbook.generator.serve.SiteServer;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class LivePreviewTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final String PAGE = "content/en/guides/raid.md";
    private static final Pattern VERSION = Pattern.compile("live\\.js\" data-version=\"([^\"]+)\"");

    @TempDir
    private Path folder;

    private TestSite site;
    private SiteServer server;
    private LivePreview preview;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @BeforeEach
    void serve() throws Exception {
        site = TestSite.good(folder);
        site.build();
        var live = new LivePages();
        server = SiteServer.start(site.output(), "127.0.0.1", 0, live);
        var out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        preview = LivePreview.start(site.root(), site.output(), live, out, out);
        waitForBuilds(1);
    }

    @AfterEach
    void stop() throws Exception {
        preview.stop();
        server.close();
    }

    private void waitForBuilds(int builds) throws InterruptedException {
        while (printed.toString(StandardCharsets.UTF_8).split(" pages in ", -1).length <= builds) {
            Thread.sleep(10);
        }
    }

    private String get(String path) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(server.address() + path)).build();
        return CLIENT.send(request, BodyHandlers.ofString()).body();
    }

    /** Opens a page as a browser does, lets something happen, and returns the next event it is told of. */
    private String event(String path, String kind, Change change) throws Exception {
        Matcher version = VERSION.matcher(get(path));
        assertThat(version.find()).isTrue();
        String events = server.address() + ".live/events/" + version.group(1) + "/" + path;
        HttpRequest request = HttpRequest.newBuilder(URI.create(events)).build();
        var stream = CLIENT.send(request, BodyHandlers.ofInputStream()).body();
        try (var lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            while (!lines.readLine().equals(":")) {
                // what it is told at the beginning
            }
            change.make();
            String line = lines.readLine();
            while (!line.equals("event: " + kind)) {
                line = lines.readLine();
            }
            return lines.readLine();
        }
    }

    private interface Change {
        void make() throws Exception;
    }

    @Test
    void aSavedPageIsShownAnew() throws Exception {
        event("en/guides/raid.html", "reload", () -> site.edit(PAGE, "A picture", "Fresh picture"));
        assertThat(get("en/guides/raid.html")).contains("Fresh ");
        waitForBuilds(2);
        assertThat(site.page("en/guides/raid.html")).contains("Fresh ").doesNotContain("live.js");
    }

    @Test
    void anEditorThatWritesByRenamingIsNoticed() throws Exception {
        event("en/guides/raid.html", "reload", () -> {
            Path draft = folder.resolve("content/en/guides/.raid.md.tmp");
            Files.writeString(draft, Files.readString(folder.resolve(PAGE)).replace("A picture", "Renamed picture"));
            Files.move(draft, folder.resolve(PAGE), StandardCopyOption.REPLACE_EXISTING);
        });
        assertThat(get("en/guides/raid.html")).contains("Renamed ");
    }

    @Test
    void aTemplateAndAStyleSheetChangeEveryPage() throws Exception {
        event("ru/index.html", "reload", () -> site.edit("templates/home.ftl", "<h1>", "<h1>Новое: "));
        assertThat(get("ru/index.html")).contains("<h1>Новое: ");
        event("ru/index.html", "reload", () -> site.write("assets/css/site.css", "p { color: red }\n"));
    }

    @Test
    void aBrokenPageSaysWhatIsWrongAndTheLastGoodVersionStays() throws Exception {
        String told = event(
                "en/guides/raid.html", "mistakes", () -> site.edit(PAGE, "A picture", "::: nte\n:::\n\nA picture"));
        assertThat(told).contains(PAGE + ":").contains("unknown block").contains("\"title\":\"1 mistake:");
        assertThat(get("en/guides/raid.html")).doesNotContain("nte");
        String repaired = event("en/guides/raid.html", "mistakes", () -> site.edit(PAGE, "::: nte\n:::\n\n", ""));
        assertThat(repaired).contains("\"mistakes\":[]");
    }

    @Test
    void aNewFolderWithAPageAndItsEndAreNoticed() throws Exception {
        for (String language : new String[] {"ru", "en"}) {
            String page = "---\ntitle: New\ndescription: New.\ntype: section\nupdated: 2026-11-30\n---\n";
            Files.createDirectories(folder.resolve("content/" + language + "/new"));
            Thread.sleep(20);
            site.write("content/" + language + "/new/index.md", page);
        }
        while (!Files.exists(site.output().resolve("en/new/index.html"))) {
            Thread.sleep(10);
        }
        assertThat(get("en/new/index.html")).contains("New");
        event("en/new/index.html", "reload", () -> {
            Files.delete(folder.resolve("content/en/new/index.md"));
            Files.delete(folder.resolve("content/ru/new/index.md"));
        });
        assertThat(get("en/new/index.html")).contains("<h1>404</h1>");
    }

    @Test
    void savingOftenBuildsSeldom() throws Exception {
        String page = Files.readString(folder.resolve(PAGE));
        for (int i = 0; i < 50; i++) {
            site.write(PAGE, page + "\nSave " + i + "\n");
        }
        while (!site.page("en/guides/raid.html").contains("Save 49")) {
            Thread.sleep(10);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8).split(" pages in ").length)
                .isLessThan(10);
    }

    @Test
    void servedPagesMayListenAndPublishedOnesMayNot() throws Exception {
        assertThat(get("en/index.html")).contains("live.js");
        assertThat(site.published().values()).noneMatch(file -> file.contains("live.js"));
        try (SiteServer still = SiteServer.start(site.output(), "127.0.0.1", 0)) {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(still.address() + "en/")).build();
            var answer = CLIENT.send(request, BodyHandlers.ofString());
            assertThat(answer.body()).doesNotContain("live.js");
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .doesNotContain("connect-src");
        }
    }
}
