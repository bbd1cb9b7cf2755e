package handbook.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewCommandTest {

    @TempDir
    private Path folder;

    private TestSite site;

    @BeforeEach
    void copyTheGoodSite() throws Exception {
        site = TestSite.good(folder);
    }

    private Console create(String path) {
        return Console.run("new", "article", path, "--source", folder.toString());
    }

    @Test
    void anArticleBeginsInBothLanguagesWithATable() throws Exception {
        Console console = create("guides/my-test");
        assertThat(console.code()).isZero();
        assertThat(console.err()).isEmpty();
        assertThat(console.out().lines())
                .containsExactlyInAnyOrder(
                        "content/ru/guides/my-test.md", "content/en/guides/my-test.md", "content/data/my-test.csv");
        assertThat(folder.resolve("content/en/guides/my-test.md"))
                .content()
                .startsWith("---\ntitle: My test\n")
                .containsPattern("updated: " + LocalDate.now().getYear() + "-\\d\\d-\\d\\d\n")
                .contains("::: data my-test.csv ")
                .doesNotContain("{");
        assertThat(folder.resolve("content/ru/guides/my-test.md")).content().contains("## Результаты");
    }

    @Test
    void aNewArticleHasNoErrorsButRemindsOfItsWords() throws Exception {
        create("benchmarks/my-test");
        Console console = Console.run("check", "--source", folder.toString());
        assertThat(console.code()).isZero();
        assertThat(console.out().lines())
                .containsExactly(
                        "content/en/benchmarks/index.md:3: warning: still the words of a new page; "
                                + "say in a sentence what this one is about",
                        "content/en/benchmarks/my-test.md:1: warning: no page links here; "
                                + "name it in the text of a related page or of its section",
                        "content/en/benchmarks/my-test.md:3: warning: still the words of a new page; "
                                + "say in a sentence what this one is about",
                        "content/ru/benchmarks/index.md:3: warning: still the words of a new page; "
                                + "say in a sentence what this one is about",
                        "content/ru/benchmarks/my-test.md:1: warning: no page links here; "
                                + "name it in the text of a related page or of its section",
                        "content/ru/benchmarks/my-test.md:3: warning: still the words of a new page; "
                                + "say in a sentence what this one is about");
        assertThat(site.build().isGood()).isTrue();
        assertThat(site.page("en/benchmarks/my-test.html")).contains("<td>Example A</td>");
        assertThat(site.page("ru/benchmarks/my-test.html")).contains("<td>Пример А</td>");
    }

    @Test
    void aNewSectionGetsItsPageAndIsNamed() {
        Console console = create("guide/my-test");
        assertThat(console.code()).isZero();
        assertThat(console.out()).contains("content/ru/guide/index.md\n", "content/en/guide/index.md\n");
        assertThat(console.err())
                .contains("content/en/guide is a new section; did you mean \"guides\"? known: calculators, guides\n");
    }

    @Test
    void aSectionOfSeveralFoldersIsPossible() throws Exception {
        assertThat(create("guides/raid/my-test").code()).isZero();
        assertThat(site.build().isGood()).isTrue();
    }

    @Test
    void nothingIsEverReplaced() throws Exception {
        create("guides/my-test");
        Files.delete(folder.resolve("content/ru/guides/my-test.md"));
        site.write("content/en/guides/my-test.md", "precious");
        Map<String, String> before = site.sources();
        Console console = create("guides/my-test");
        assertThat(console.code()).isEqualTo(1);
        assertThat(console.out()).isEmpty();
        assertThat(console.err())
                .isEqualTo("content/en/guides/my-test.md, content/data/my-test.csv are there already; "
                        + "nothing was written\n");
        assertThat(site.sources()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    en/guides/my-test | "en/guides/my-test": write the name without the language, it gets a file in each, such as guides/my-test
                    guides/my-test.md | "guides/my-test.md": write the name without .md, such as guides/my-test
                    guides/My Test    | "guides/My Test": write the name of small Latin letters, digits and hyphens, since it becomes an address, such as guides/my-test
                    guides/Мой тест   | "guides/Мой тест": write the name of small Latin letters, digits and hyphens, since it becomes an address, such as guides/moy-test
                    my-test           | "my-test": write the name with its section in front, such as guides/my-test
                    guides/index      | "guides/index": index is the page of the section itself; give the article a name of its own
                    ../my-test        | "../my-test": write the name of small Latin letters, digits and hyphens, since it becomes an address, such as section/my-test
                    """)
    void badNamesAreExplained(String path, String message) throws Exception {
        Map<String, String> before = site.sources();
        Console console = create(path);
        assertThat(console.code()).isEqualTo(2);
        assertThat(console.err().strip()).isEqualTo(message);
        assertThat(site.sources()).isEqualTo(before);
    }

    @Test
    void aFolderThatIsNoHandbookIsRefused() {
        Console console = Console.run(
                "new",
                "article",
                "guides/x",
                "--source",
                folder.resolve("content").toString());
        assertThat(console.code()).isEqualTo(1);
        assertThat(console.err()).startsWith("no folder content in ");
    }

    @Test
    void newWithoutAnythingShowsWhatThereIs() {
        Console console = Console.run("new");
        assertThat(console.code()).isEqualTo(2);
        assertThat(console.err()).contains("article");
    }
}
