package handbook.generator.block;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.text.Language;
import handbook.generator.data.DataFiles;
import handbook.generator.data.Library;
import handbook.generator.markdown.Markdown;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.page.PageReader;
import handbook.generator.source.ContentTree;
import handbook.generator.source.Pictures;
import handbook.generator.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The authors' manual in {@code content/…/reference/authoring}: what becomes of its examples stands in
 * {@code src/test/resources/manual}, without forms, definitions and lists of names, which grow by themselves. After a change that is meant to be one, {@code -Dmanual.update=true} writes those
 * files anew; look at the difference.
 */
class ManualTest {

    private static final String FOLDER = "reference/authoring/";
    private static final Path EXPECTED = Path.of("src/test/resources/manual");
    private static final Pattern FORM =
            Pattern.compile("(?s)<section class=\"calculator\".*?</section>|<form.*?</form>");
    private static final Pattern TOOLTIP = Pattern.compile("(<span role=\"tooltip\"[^>]*>).*?(</span>)");
    private static final String START = "<div class=\"example\">";

    private static ContentTree content;
    private static Library library;

    private static ContentTree content() throws IOException {
        if (content == null) {
            var mistakes = new Mistakes();
            content = ContentTree.of(Path.of("..").toRealPath(), "content", mistakes);
            DataFiles data = DataFiles.read(content.data(), mistakes);
            library = Library.of(data, new Pictures(content.pictures()), "content/data", mistakes);
        }
        return content;
    }

    static Stream<String> pages() throws IOException {
        return content().pages().keySet().stream().filter(path -> path.contains(FOLDER)).toList().stream();
    }

    private static Page read(String path) throws IOException {
        var mistakes = new Mistakes();
        Page page = new PageReader(library, mistakes).read(content().pages().get(path), path);
        assertThat(mistakes.sorted()).isEmpty();
        return page;
    }

    private static List<String> examples(String path) throws IOException {
        var examples = new ArrayList<String>();
        String html = read(path).body().html();
        for (int start = html.indexOf(START); start >= 0; start = html.indexOf(START, start + 1)) {
            int next = html.indexOf(START, start + 1);
            String part = html.substring(start + START.length(), next < 0 ? html.length() : next);
            boolean wrong = part.contains("<pre class=\"wrong\">");
            String end = wrong ? "</code></pre></div>" : "<details><summary>HTML</summary>";
            examples.add(part.substring(0, part.indexOf(end)));
        }
        return examples;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void examplesBecomeWhatIsExpected(String path) throws IOException {
        String found = String.join("\n\n", examples(path)).replaceAll("\\n{3,}", "\n\n") + "\n";
        found = FORM.matcher(found).replaceAll("<!-- a calculator -->");
        found = TOOLTIP.matcher(found).replaceAll("$1…$2");
        found = found.replaceAll("(?m) known: .*$", " known: …");
        Path expected = EXPECTED.resolve(path.replace(FOLDER, "").replace(".md", ".html"));
        if (Boolean.getBoolean("manual.update")) {
            Files.createDirectories(expected.getParent());
            Files.writeString(expected, found);
        }
        assertThat(found).isEqualTo(Files.readString(expected));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void bothLanguagesShowTheSameMistakes(String path) throws IOException {
        if (path.startsWith("en/")) {
            assertThat(lines(path.replaceFirst("en", "ru"))).isEqualTo(lines(path));
        }
    }

    /** Where the mistakes are: their words name what the examples do, in the language of the page. */
    private static List<String> lines(String path) throws IOException {
        Matcher line = Pattern.compile("page\\.md:\\d+: (warning|hint)?").matcher(String.join("\n", examples(path)));
        return line.results().map(found -> found.group()).toList();
    }

    @Test
    void everyBlockIsShownWithItsMistakesAndOptions() throws IOException {
        for (Language language : Language.values()) {
            Map<String, String> texts = texts(language);
            for (String block : Blocks.names()) {
                Pattern use = Pattern.compile("(?m)^:::+ " + block + "\\b");
                List<String> showing = texts.values().stream()
                        .filter(text -> use.matcher(text).find())
                        .toList();
                assertThat(showing).as(block + " in " + language).isNotEmpty();
                assertThat(showing).as("mistakes of " + block).anyMatch(text -> text.contains("```mistakes"));
                assertThat(showing)
                        .as("options of " + block + " in " + language)
                        .anyMatch(text -> options(block).stream().allMatch(option -> text.contains("`" + option)));
            }
        }
    }

    private static Map<String, String> texts(Language language) throws IOException {
        var texts = new TreeMap<String, String>();
        for (String path : pages().toList()) {
            if (path.startsWith(language.code())) {
                texts.put(path, Files.readString(content().pages().get(path).location()));
            }
        }
        return texts;
    }

    /** With the table that {@code new article} writes. */
    @Test
    void theArticleOfTheReadmeHasNoMistakes(@TempDir Path folder) throws IOException {
        Path table = folder.resolve("my-test.csv");
        try (InputStream stub = ManualTest.class.getResourceAsStream("/handbook/generator/author/table.csv")) {
            Files.copy(stub, table);
        }
        var data = new TreeMap<>(content().data());
        data.put("my-test.csv", new SourceFile(table, "content/data/my-test.csv"));
        Matcher article =
                Pattern.compile("(?ms)^```markdown\n(.*?)^```$").matcher(Files.readString(Path.of("../README.md")));
        assertThat(article.find()).isTrue();
        Path page = Files.writeString(folder.resolve("my-test.md"), article.group(1));
        var mistakes = new Mistakes();
        var all = Library.of(
                DataFiles.read(data, new Mistakes()), new Pictures(content().pictures()), "content/data", mistakes);
        new PageReader(all, mistakes).read(new SourceFile(page, "my-test.md"), "en/benchmarks/my-test.md");
        assertThat(mistakes.sorted()).isEmpty();
    }

    /** What a block takes, as it says itself when it is asked for something else. */
    private static List<String> options(String block) {
        var mistakes = new Mistakes();
        var origin = new Origin("page.md", "en/guides/page.md", Language.EN, 0);
        var page = new PageContext(origin, library, new Citations(), mistakes);
        Markdown.html("::: " + block + " zzz=1\nzzz: 1\n:::\n", page);
        return mistakes.sorted().stream()
                .filter(mistake -> mistake.message().contains("unknown parameter \"zzz\"")
                        || mistake.message().contains("unknown line \"zzz\""))
                .flatMap(mistake -> mistake.known().names().stream())
                .toList();
    }
}
