package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An author's browser beside an editor: pages served by the command follow the files. */
class LivePreviewIT {

    private static final Path ROOT = Path.of("..");
    private static final String ARTICLE = "content/en/guides/iops-and-raid-penalty.md";

    @TempDir
    private static Path folder;

    private static Browser browser;
    private static Process server;
    private static String address;

    @BeforeAll
    static void serve() throws IOException {
        browser = Browser.start();
        for (String part : List.of("content", "templates", "assets", "jbake.properties")) {
            copy(ROOT.resolve(part), folder.resolve(part));
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String jar = ROOT.resolve("generator/target/handbook.jar").toString();
        server = new ProcessBuilder(java, "-jar", jar, "serve", "--source", folder.toString(), "--port", "0")
                .redirectErrorStream(true)
                .start();
        var output = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        address = output.readLine();
        while (address != null && !address.startsWith("http://")) {
            address = output.readLine();
        }
        assertThat(output.readLine()).as("the first build").contains(" pages in ");
    }

    @AfterAll
    static void stop() throws InterruptedException {
        if (server != null) {
            server.destroy();
            assertThat(server.waitFor(5, TimeUnit.SECONDS)).isTrue();
        }
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void nothingWasBlockedOrFailed() {
        assertThat(browser.complaints()).isEmpty();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.write(target, Files.readAllBytes(file));
            }
        }
    }

    private static void edit(String from, String to) throws IOException {
        Path file = folder.resolve(ARTICLE);
        Files.writeString(file, Files.readString(file).replace(from, to));
    }

    private static void openArticle() {
        browser.open(address + "en/guides/iops-and-raid-penalty.html");
        browser.waitForCalculators();
    }

    @Test
    void aSavedPageIsShownWithThePlaceAndTheNumbersItHad() throws IOException {
        openArticle();
        browser.type("#raid-iops [name=drives]", "24");
        browser.waitFor("the address to hold the input", "location.hash.includes('24')");
        browser.run("scrollTo({top: 900, behavior: 'instant'}); window.former = true");
        edit("---\n\n", "---\n\nSeen without a reload by hand.\n\n");
        browser.waitFor(
                "the new text", "!window.former && document.body.textContent.includes('Seen without a reload')");
        browser.waitForCalculators();
        browser.waitFor("the number", "document.querySelector('#raid-iops [name=drives]').value === '24'");
        browser.waitFor("the place", "Math.abs(window.scrollY - 900) < 5");
    }

    @Test
    void aBrokenPageShowsItsMistakesOverTheLastGoodVersion() throws IOException {
        openArticle();
        edit("::: calculator raid-iops", "::: calculator raid-ipos");
        browser.waitFor("the panel", "!!document.querySelector('#handbook-live li')");
        assertThat(browser.text("#handbook-live"))
                .contains(ARTICLE + ":")
                .contains("unknown calculator \"raid-ipos\"; did you mean \"raid-iops\"?");
        assertThat(browser.find("#raid-iops").isDisplayed()).isTrue();
        edit("::: calculator raid-ipos", "::: calculator raid-iops");
        browser.waitFor("the panel to go", "!document.querySelector('#handbook-live')");
    }
}
