package handbook.generator.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.TextFiles;
import handbook.core.form.FormHtml;
import handbook.core.text.Language;
import handbook.generator.block.Citations;
import handbook.generator.block.Origin;
import handbook.generator.block.PageContext;
import handbook.generator.data.DataFiles;
import handbook.generator.data.Library;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.Pictures;
import handbook.generator.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The spec pages: {@code ~~~~ page} is what an author writes, the fence behind it what becomes of it, HTML or
 * mistakes. {@code …} at the end of a mistake stands for any rest.
 */
class SpecPageTest {

    private static final Path PAGES = Path.of("src/test/resources/handbook/generator");
    private static final Pattern FENCE = Pattern.compile("(?ms)^~~~~ (\\S+) ?(\\S*)\\n(.*?)^~~~~$");
    private static final Pattern FORM = Pattern.compile("<!-- form (\\S+): (.*?) ?-->");
    private static final Pattern VALUE = Pattern.compile("(\\S+)=(?:\"([^\"]*)\"|(\\S+))");

    @TempDir
    private Path folder;

    private record Example(int line, String language, String page, String kind, String expected) {}

    @TestFactory
    Stream<DynamicTest> everyExampleBecomesWhatThePageSays() throws IOException {
        var tests = new ArrayList<DynamicTest>();
        try (Stream<Path> pages = Files.walk(PAGES)) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList()) {
                String text = Files.readString(page);
                Library library = library(text);
                examples(text)
                        .forEach(example -> tests.add(DynamicTest.dynamicTest(
                                page.getFileName() + ":" + example.line(), () -> check(example, library))));
            }
        }
        assertThat(tests).hasSizeGreaterThan(20);
        return tests.stream();
    }

    /** Data files by name, pictures beside the pages of the examples. */
    private Library library(String text) throws IOException {
        var tables = new TreeMap<String, SourceFile>();
        var pictures = new TreeMap<String, SourceFile>();
        Matcher fence = FENCE.matcher(text);
        while (fence.find()) {
            if (fence.group(1).equals("file")) {
                Path file = Files.writeString(folder.resolve(fence.group(2)), fence.group(3));
                var source = new SourceFile(file, fence.group(2));
                if (fence.group(2).endsWith(".csv")) {
                    tables.put(fence.group(2), source);
                } else {
                    pictures.put("en/guides/" + fence.group(2), source);
                }
            }
        }
        var mistakes = new Mistakes();
        return Library.of(DataFiles.read(tables, mistakes), new Pictures(pictures), "data", mistakes);
    }

    private static List<Example> examples(String text) {
        var examples = new ArrayList<Example>();
        Matcher fence = FENCE.matcher(text);
        String page = null;
        String language = "";
        while (fence.find()) {
            if (fence.group(1).equals("page")) {
                page = fence.group(3);
                language = fence.group(2).isEmpty() ? "en" : fence.group(2);
            } else if (page != null) {
                int line = 1
                        + (int) text.substring(0, fence.start())
                                .chars()
                                .filter(c -> c == '\n')
                                .count();
                examples.add(new Example(line, language, page, fence.group(1), fence.group(3)));
                page = null;
            }
        }
        return examples;
    }

    private static void check(Example example, Library library) {
        var mistakes = new Mistakes();
        Language language = Language.of(example.language());
        var origin = new Origin("page.md", example.language() + "/guides/page.md", language, 0);
        var citations = new Citations();
        citations.add("snia", 1, "SNIA Dictionary");
        citations.add("patterson", 2, "Patterson: A Case for <RAID>");
        String html = Markdown.html(example.page(), new PageContext(origin, library, citations, mistakes))
                .html();
        List<String> found = mistakes.sorted().stream()
                .map(mistake -> mistake.toString().substring("page.md:".length()))
                .toList();
        if (example.kind().equals("html")) {
            assertThat(mistakes.noErrors()).as(found.toString()).isTrue();
            assertThat(html.replaceAll("\\n+", "\n"))
                    .isEqualTo(withForms(example.expected(), language).replaceAll("\\n+", "\n"));
        } else {
            assertThat(found).hasSameSizeAs(example.expected().lines().toList());
            assertThat(found).zipSatisfy(example.expected().lines().toList(), SpecPageTest::sameMistake);
        }
    }

    private static void sameMistake(String found, String expected) {
        if (expected.endsWith("…")) {
            assertThat(found).startsWith(expected.substring(0, expected.length() - 1));
        } else {
            assertThat(found.replace('\u00a0', ' ')).isEqualTo(expected);
        }
    }

    private static String withForms(String html, Language language) {
        return FORM.matcher(html).replaceAll(form -> {
            var inputs = new LinkedHashMap<String, String>();
            Matcher value = VALUE.matcher(form.group(2));
            while (value.find()) {
                inputs.put(value.group(1), value.group(2) == null ? value.group(3) : value.group(2));
            }
            return Matcher.quoteReplacement(form(form.group(1), inputs, language));
        });
    }

    private static String form(String id, Map<String, String> inputs, Language language) {
        String calculator = id.replaceAll("-\\d+$", "");
        return FormHtml.of(Calculators.find(calculator), TextFiles.texts(language), id, inputs);
    }
}
