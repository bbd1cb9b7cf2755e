package handbook.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildCommandTest {

    @TempDir
    private Path folder;

    private TestSite site;

    @BeforeEach
    void copyTheGoodSite() throws Exception {
        site = TestSite.good(folder);
    }

    private Console build() {
        return Console.run("build", "--source", folder.toString());
    }

    @Test
    void aGoodBuildPrintsOneLine() {
        Console console = build();
        assertThat(console.code()).isZero();
        assertThat(console.err()).isEmpty();
        assertThat(console.out().lines())
                .singleElement()
                .asString()
                .matches(
                        "\\d+ pages in \\d+\\.\\d s: .*site \\(gzip: calculators .* ru, .* en, largest page .*\\); no feeds and site maps, as site.url is not set");
        assertThat(site.output().resolve("index.html")).isRegularFile();
    }

    @Test
    void theSiteMayGoElsewhere() {
        Path elsewhere = folder.resolve("public");
        assertThat(Console.run("build", "--source", folder.toString(), "--output", elsewhere.toString())
                        .code())
                .isZero();
        assertThat(elsewhere.resolve("en/index.html")).isRegularFile();
    }

    @Test
    void aBadBuildPrintsEveryMistakeAndTheirNumber() throws Exception {
        site.edit("content/en/guides/raid.md", "other.md", "gone.md");
        site.edit("content/ru/guides/raid.md", "title:", "titel:");
        Console console = build();
        assertThat(console.code()).isEqualTo(1);
        assertThat(console.out()).isEmpty();
        assertThat(console.err().lines())
                .hasSizeGreaterThan(2)
                .anyMatch(line -> line.startsWith("content/en/guides/raid.md:11: \"gone.md\" leads to a page"))
                .anyMatch(line -> line.startsWith("content/ru/guides/raid.md:2: unknown key \"titel\""))
                .last()
                .asString()
                .matches("\\d+ errors, 1 warning; the site was not changed");
    }

    @Test
    void aFolderThatIsNoHandbookIsRefused() {
        Console console =
                Console.run("build", "--source", folder.resolve("content").toString());
        assertThat(console.code()).isEqualTo(1);
        assertThat(console.err())
                .startsWith("no jbake.properties in ")
                .contains("--source names the folder that has it");
    }

    @Test
    void servingOnATakenPortSaysSo() throws Exception {
        build();
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            Console console = Console.run("serve", "--source", folder.toString(), "--port", port);
            assertThat(console.code()).isEqualTo(1);
            assertThat(console.err())
                    .startsWith("cannot listen on 127.0.0.1:" + port + ": ")
                    .contains("--port names another one");
        }
    }

    @Test
    void servingOnAPortThatCannotBeSaysSo() {
        build();
        Console console = Console.run("serve", "--source", folder.toString(), "--port", "70000");
        assertThat(console.code()).isEqualTo(2);
        assertThat(console.err()).startsWith("port 70000 is out of range");
    }

    @Test
    void servingBuildsFirstIfThereIsNoSite() throws Exception {
        site.edit("content/en/guides/raid.md", "other.md", "gone.md");
        Console console = Console.run("serve", "--source", folder.toString(), "--port", "0");
        assertThat(console.code()).isEqualTo(1);
        assertThat(console.err()).contains("gone.md");
    }
}
