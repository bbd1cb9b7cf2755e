package handbook.generator.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The two languages of every page in {@code content} say the same, as far as their outline shows it. */
class TranslationPairsTest {

    private static final Path CONTENT = Path.of("../content");
    private static final Pattern INLINE = Pattern.compile("\\{=(.+?)=}");

    /** What an author writes in the page's language: text in quotation marks, such as a value with its unit. */
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

    static Stream<String> pages() throws IOException {
        Path english = CONTENT.resolve("en");
        try (Stream<Path> files = Files.walk(english)) {
            return files
                    .filter(file -> file.toString().endsWith(".md"))
                    .map(file -> english.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void bothLanguagesHaveTheSameOutline(String page) {
        assertThat(outline("ru", page)).isEqualTo(outline("en", page));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void bothLanguagesNameTheSameComputedValues(String page) {
        assertThat(values("ru", page)).isEqualTo(values("en", page));
    }

    /** The values inside sentences; their order and number are a matter of wording. */
    private static Set<String> values(String language, String page) {
        Matcher inline =
                INLINE.matcher(String.join("\n", lines(CONTENT.resolve(language).resolve(page))));
        return inline.results()
                .map(value -> QUOTED.matcher(value.group(1)).replaceAll("\"\"").replace(" bare", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Levels of headings and blocks with their parameters, in the order of the page. */
    private static List<String> outline(String language, String page) {
        var outline = new ArrayList<String>();
        boolean code = false;
        for (String line : lines(CONTENT.resolve(language).resolve(page))) {
            code ^= line.startsWith("```");
            if (code) {
                continue;
            }
            if (line.startsWith("#")) {
                outline.add(line.substring(0, line.indexOf(' ')));
            } else if (line.startsWith("::")) {
                outline.add(block(line));
            } else if (line.startsWith("expect:")) {
                outline.add("expect " + line.chars().filter(c -> c == '=').count());
            }
        }
        return outline;
    }

    private static String block(String line) {
        String[] words = line.replaceFirst("^:+\\s*", "").split(" ", 2);
        return switch (words[0]) {
            case "calculator" -> QUOTED.matcher(line).replaceAll("\"\"");
            case "data", "chart" -> line;
            default -> words[0];
        };
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
