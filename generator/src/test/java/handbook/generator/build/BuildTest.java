package handbook.generator.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.text.Language;
import handbook.generator.TestSite;
import handbook.generator.source.ContentTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildTest {

    private static final Path EXPECTED = Path.of("src/test/resources/sites/every-mistake.txt");

    @TempDir
    private Path folder;

    private TestSite site;

    @BeforeEach
    void copyTheGoodSite() throws IOException {
        site = TestSite.good(folder);
    }

    @Test
    void theGoodSiteIsBuiltWithoutMistakes() throws Exception {
        Build.Result result = site.build();
        assertThat(result.mistakes()).isEmpty();
        assertThat(site.published())
                .containsKeys("index.html", "en/guides/raid.html", "data/drives.csv", "img/icon.svg");
        assertThat(result.pages())
                .isEqualTo(site.published().keySet().stream()
                        .filter(name -> name.endsWith(".html") && !name.contains("/embed/"))
                        .count());
        assertThat(result.sizes()).contains("kB ru", "kB en", "largest page");
    }

    @Test
    void everyCalculatorHasAPageForFramesInBothLanguages() throws Exception {
        site.build();
        for (Language language : Language.values()) {
            for (Calculator calculator : Calculators.all()) {
                String page = site.page(language.code() + "/embed/" + calculator.id() + ".html");
                assertThat(page)
                        .contains("<form data-calculator=\"" + calculator.id() + "\"")
                        .contains("\"../../" + language.code() + "/calculators/" + calculator.id() + ".html\"");
                assertThat(calculator.fields())
                        .as("v is the version in the address of a frame")
                        .noneMatch(field -> field.name().equals("v"));
            }
        }
    }

    @Test
    void theFolderOfThosePagesIsTaken() throws Exception {
        site.write(
                "content/en/embed/index.md",
                "---\ntitle: A\ndescription: B.\ntype: section\nupdated: 2026-11-30\n---\n");
        site.write(
                "content/ru/embed/index.md",
                "---\ntitle: A\ndescription: B.\ntype: section\nupdated: 2026-11-30\n---\n");
        assertThat(site.mistakes())
                .contains("content/en/embed/index.md:1: the folder embed is that of the calculators for other sites");
    }

    @Test
    void pagesLookAsExpected() throws Exception {
        site.build();
        Path golden = Path.of("src/test/resources/sites/good-expected");
        for (Path expected : ContentTree.files(golden)) {
            String uri = golden.relativize(expected).toString().replace('\\', '/');
            assertThat(site.page(uri)).as(uri).isEqualTo(Files.readString(expected));
        }
    }

    @Test
    void everyMistakeIsReportedInOneRun() throws Exception {
        site.add("every-mistake");
        Files.write(folder.resolve("content/en/guides/latin1.md"), new byte[] {'a', '\n', (byte) 0xe9, 'b'});
        Files.write(folder.resolve("content/en/guides/large.gif"), largeGif());
        List<String> expected = Files.readAllLines(EXPECTED);
        List<String> found = site.mistakes();
        assertThat(found).hasSameSizeAs(expected).zipSatisfy(expected, BuildTest::sameMistake);
    }

    /** A picture of 4000 × 1 pixels in 400 kB, all of it comment. */
    private static byte[] largeGif() {
        byte[] gif = new byte[400_000];
        byte[] head = {'G', 'I', 'F', '8', '9', 'a', (byte) 0xa0, 0x0f, 1, 0};
        System.arraycopy(head, 0, gif, 0, head.length);
        gif[gif.length - 1] = ';';
        return gif;
    }

    /** An expected mistake may end with … for what depends on the calculators there are. */
    private static void sameMistake(String found, String expected) {
        if (expected.endsWith("…")) {
            assertThat(found).startsWith(expected.substring(0, expected.length() - 1));
        } else {
            assertThat(found).isEqualTo(expected);
        }
    }

    @Test
    void aFailedBuildLeavesTheLastGoodSiteAlone() throws Exception {
        site.build();
        Map<String, String> before = site.published();
        site.edit("content/en/guides/raid.md", "type: article", "type: artcle");
        site.edit("content/en/guides/other.md", "A short page.", "A changed page.");
        assertThat(site.mistakes()).isNotEmpty();
        assertThat(site.published()).isEqualTo(before);
        assertThat(folder.resolve("target")).isDirectoryNotContaining(file -> !file.endsWith("site"));
    }

    @Test
    void aTemplateErrorLeavesTheLastGoodSiteAloneToo() throws Exception {
        site.build();
        Map<String, String> before = site.published();
        site.edit("templates/article.ftl", "${page.title}", "${page.titel}");
        assertThat(site.mistakes()).singleElement().asString().startsWith("templates/article.ftl:4: template: ");
        assertThat(site.published()).isEqualTo(before);
    }

    @Test
    void twoBuildsAreTheSameByteForByte() throws Exception {
        site.build();
        Map<String, String> first = site.published();
        site.build();
        assertThat(site.published()).isEqualTo(first);
    }

    @Test
    void pagesThatWereRemovedLeaveTheSite() throws Exception {
        site.edit("content/en/guides/raid.md", "More in the [other guide](other.md) and at", "More at");
        site.edit("content/ru/guides/index.md", "[другая статья](other.md)", "другая статья");
        site.build();
        Files.delete(folder.resolve("content/en/guides/other.md"));
        Files.delete(folder.resolve("content/ru/guides/other.md"));
        site.build();
        assertThat(site.published()).doesNotContainKey("en/guides/other.html");
    }

    @Test
    void draftsAreLeftOut() throws Exception {
        site.edit("content/en/guides/raid.md", "More in the [other guide](other.md) and at", "More at");
        site.edit("content/ru/guides/index.md", "[другая статья](other.md)", "другая статья");
        for (String language : List.of("en", "ru")) {
            site.edit("content/" + language + "/guides/other.md", "menu: Short", "draft: true");
        }
        assertThat(site.mistakes()).isEmpty();
        assertThat(site.published()).doesNotContainKey("en/guides/other.html");
        assertThat(site.page("en/guides/index.html")).doesNotContain("Other");
    }

    @Test
    void aDraftIsNoTargetAndNoTranslation() throws Exception {
        site.edit("content/en/guides/other.md", "menu: Short", "draft: true");
        assertThat(site.mistakes())
                .containsExactly(
                        "content/en/guides/raid.md:11: \"other.md\" leads to a draft",
                        "content/ru/guides/other.md:1: translation en/guides/other.md is a draft; both are, or none");
    }

    @Test
    void everyAddressIsRelativeAndLeadsToAFile() throws Exception {
        site.build();
        Pattern address = Pattern.compile("(?:href|src)=\"([^\"#]+)");
        for (Map.Entry<String, String> page : site.published().entrySet()) {
            Matcher found = address.matcher(page.getKey().endsWith(".html") ? page.getValue() : "");
            while (found.find()) {
                String target = found.group(1);
                if (!target.startsWith("https://example.org/")) {
                    assertThat(target).as(page.getKey()).doesNotStartWith("/").doesNotContain(":");
                    assertThat(site.output()
                                    .resolve(page.getKey())
                                    .resolveSibling(target)
                                    .normalize())
                            .startsWith(site.output())
                            .isRegularFile();
                }
            }
        }
    }

    @Test
    void aPageWithCalculatorLoadsTextsAndScript() throws Exception {
        site.build();
        assertThat(site.page("ru/calculators/raid-iops.html"))
                .containsPattern("<script defer src=\"../../js/texts\\.ru\\.[0-9a-f]{8}\\.js\">")
                .containsPattern("<script defer src=\"../../js/calculators\\.[0-9a-f]{8}\\.js\">")
                .contains("<form data-calculator=\"raid-iops\"");
        assertThat(site.page("ru/guides/raid.html")).doesNotContain("js/calculators");
    }

    @Test
    void aCalculatorWithoutPageIsAMistake() throws Exception {
        Files.delete(folder.resolve("content/en/calculators/raid-iops.md"));
        assertThat(site.mistakes())
                .contains("content/en/calculators/raid-iops.md:1: calculator raid-iops has no page in en; "
                        + "a page of type calculator names it");
    }

    @Test
    void aPageOfAnUnknownCalculatorIsAMistake() throws Exception {
        site.edit("content/en/calculators/raid-iops.md", "calculator: raid-iops", "calculator: raid-ipos");
        assertThat(site.mistakes())
                .anyMatch(
                        line -> line.startsWith(
                                "content/en/calculators/raid-iops.md:7: unknown calculator \"raid-ipos\"; did you mean \"raid-iops\"?"));
    }

    @Test
    void aSecondPageOfACalculatorIsAMistake() throws Exception {
        site.edit("content/en/calculators/drive-count.md", "calculator: drive-count", "calculator: raid-iops");
        assertThat(site.mistakes())
                .contains("content/en/calculators/raid-iops.md:7: calculator raid-iops has a page already: "
                        + "en/calculators/drive-count.md");
    }

    @Test
    void missingFilesAreNamed() throws Exception {
        for (String file : List.of(
                "content/index.md",
                "content/en/index.md",
                "content/ru/guides/index.md",
                "templates/texts_ru.properties",
                "templates/home.ftl")) {
            Files.delete(folder.resolve(file));
        }
        assertThat(site.mistakes())
                .contains(
                        "content/index.md:1: file is missing: the start page, type start",
                        "content/en/index.md:1: file is missing: the first page of the language, type home",
                        "content/ru/guides/raid.md:1: folder has no index.md, the page of type section",
                        "templates/texts_ru.properties:1: file is missing; each language has its texts for the templates",
                        "templates/home.ftl:1: template: template is missing");
    }

    @Test
    void aPageTypeWithoutTemplateIsAMistake() throws Exception {
        site.edit("jbake.properties", "template.article.file=article.ftl", "");
        assertThat(site.mistakes())
                .contains(
                        "jbake.properties:1: no template for pages of type article; add template.article.file=article.ftl");
    }

    @Test
    void deadEndsOfTemplatesAreMistakes() throws Exception {
        site.edit("templates/home.ftl", "<h1>", "<a href=\"nowhere.html\">x</a><a href=\"/\">y</a><h1>");
        assertThat(site.mistakes())
                .contains(
                        "content/en/index.md:1: page as written: leads nowhere: <a href=\"nowhere.html\"> "
                                + "(pages with the same: 1 more)",
                        "content/en/index.md:1: page as written: address that works only at the top of a server: "
                                + "<a href=\"/\"> (pages with the same: 1 more)");
    }

    @Test
    void tooLargePagesAreMistakes() throws Exception {
        var random = new Random(1);
        var noise = new StringBuilder();
        for (int i = 0; i < 8000; i++) {
            noise.append(Long.toString(random.nextLong(), 36)).append(' ');
        }
        site.edit("content/en/guides/other.md", "Back to", "```\n" + noise + "\n```\n\nBack to");
        assertThat(site.mistakes())
                .singleElement()
                .asString()
                .matches(
                        "content/en/guides/other.md:1: page with its style sheets and scripts is \\d+\\.\\d kB gzip; at most 40\\.0 kB");
    }

    @Test
    void foldersThatCannotBeMeantAreRefused() throws Exception {
        Files.createDirectories(folder.resolve("mine"));
        Files.writeString(folder.resolve("mine/letter.txt"), "precious");
        assertThatThrownBy(() -> Build.run(folder.resolve("nowhere"), site.output()))
                .hasMessageContaining("no jbake.properties in");
        assertThatThrownBy(() -> Build.run(folder, folder)).hasMessageContaining("replace its own source");
        assertThatThrownBy(() -> Build.run(folder, folder.resolve("content/site")))
                .hasMessageContaining("replace its own source");
        assertThatThrownBy(() -> Build.run(folder, folder.resolve("mine"))).hasMessageContaining("no site of ours");
        assertThat(folder.resolve("mine/letter.txt")).hasContent("precious");
    }
}
