package handbook.generator.page;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.text.Language;
import handbook.generator.data.DataFiles;
import handbook.generator.data.Library;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.Pictures;
import handbook.generator.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageReaderTest {

    @TempDir
    private Path folder;

    private final Mistakes mistakes = new Mistakes();

    private Page read(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("a.md"), text);
        Library library = Library.of(DataFiles.read(Map.of(), mistakes), new Pictures(Map.of()), "data", mistakes);
        var reader = new PageReader(library, mistakes);
        return reader.read(new SourceFile(file, "content/en/guides/a.md"), "en/guides/a.md");
    }

    @Test
    void frontMatterAndMarkdownAreRead() throws IOException {
        Page page = read("---\ntitle: \"A: b\"\ndescription: C\ntype: article\nupdated: 2026-11-30\n"
                + "sources:\n  - \"D: e\"\norder: 7\ntags: [x, y]\nmenu: M\n---\n## Head\n");
        assertThat(mistakes.sorted()).isEmpty();
        Header header = page.header();
        assertThat(header.title()).isEqualTo("A: b");
        assertThat(header.type()).isEqualTo(PageType.ARTICLE);
        assertThat(header.updated()).isEqualTo(LocalDate.of(2026, 11, 30));
        assertThat(header.sources()).containsExactly(new Source(null, "D: e", 7));
        assertThat(header.order()).isEqualTo(7);
        assertThat(header.tags()).containsExactly("x", "y");
        assertThat(header.menu()).isEqualTo("M");
        assertThat(header.draft()).isFalse();
        assertThat(page.body().toc()).singleElement().extracting("id").isEqualTo("head");
    }

    @Test
    void addressesFollowFromThePath() throws IOException {
        Page page = read("---\ntitle: A\ndescription: B\ntype: section\nupdated: 2026-11-30\n---\n");
        assertThat(page.language()).isEqualTo(Language.EN);
        assertThat(page.uri()).isEqualTo("en/guides/a.html");
        assertThat(page.root()).isEqualTo("../../");
        assertThat(page.folder()).isEqualTo("guides");
        assertThat(page.pathInLanguage()).isEqualTo("guides/a.md");
        assertThat(page.header().menu()).isEqualTo("A");
        assertThat(page.header().order()).isEqualTo(100);
    }

    @Test
    void mistakesInTheTextAreFoundEvenIfTheFrontMatterIsBroken() throws IOException {
        assertThat(read("---\ntitle: A\ntype: artcle\n---\n\n::: nte\n:::\n")).isNull();
        assertThat(mistakes.sorted())
                .extracting(mistake -> mistake.line() + ": " + mistake.text().split(";")[0])
                .containsExactly("3: unknown type \"artcle\"", "6: unknown block \"nte\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "title: | 2: \"title\" must be a text that is not empty",
                "title: {a: b} | 2: \"title\" must be a text that is not empty",
                "updated: 30.11.2026 | 2: \"updated\" must be a date such as 2026-11-30, was \"30.11.2026\"",
                "sources: [] | 2: \"sources\" must be a list with at least one text",
                "sources: [{A b: c}] | 2: \"A b\" is no key of a source",
                "sources: [{a: b, c: d}] | 2: \"sources\" must be a list of texts",
                "sources: [{a: b}, {a: c}] | 2: two sources have the key \"a\"",
                "sources: {a: b, C: d} | 2: \"C\" is no key of a source",
                "sources: {a: [b]} | 2: \"sources\" must be a list of texts",
                "order: -1 | 2: \"order\" must be a whole number, was \"-1\"",
                "tags: one | 2: \"tags\" must be a list with at least one text",
                "\"title | 4: front matter is not YAML",
                "title: a: b | 2: front matter is not YAML",
                "just text | 3: front matter is not YAML",
                "? [a]  | 2: unknown key"
            })
    void aWrongLineIsNamed(String line, String mistake) throws IOException {
        assertThat(read("---\n" + line + "\ntype: article\n---\n")).isNull();
        assertThat(mistakes.sorted())
                .extracting(found -> found.line() + ": " + found.text())
                .anyMatch(text -> text.startsWith(mistake));
    }

    @Test
    void frontMatterWithoutKeysIsAMistake() throws IOException {
        assertThat(read("---\n---\nText")).isNull();
        assertThat(mistakes.sorted())
                .extracting(Object::toString)
                .containsExactly(
                        "content/en/guides/a.md:1: front matter has no keys; known: title, description, type, …");
    }

    @Test
    void aLineOfHyphensInTheTextEndsNothing() throws IOException {
        Page page = read("---\ntitle: A\ndescription: B\ntype: section\nupdated: 2026-11-30\n---\nOne\n\n---\n\nTwo\n");
        assertThat(page.body().html()).contains("<p>One</p>", "<hr", "<p>Two</p>");
    }
}
