package handbook.generator.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import handbook.generator.build.Build;
import handbook.generator.data.DataFile;
import handbook.generator.data.DataFiles;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tables of the fact sheets, which lie outside the repository: every number of every row stands on the page of its
 * write-up, in both languages, or the row is listed with a reason. Rows without a number are not looked at. Where the
 * sheets are missing the test is skipped and says so.
 */
class FactRowsTest {

    private static final Path SHEETS = Path.of("../../shared/facts");
    private static final Path REASONS = Path.of("src/test/resources/handbook/generator/content/fact-rows-left-out.csv");

    private static final Map<String, String> PAGES = Map.of(
            "lsi-ssd-best-practices", "benchmarks/lsi-9280-ssd",
            "cachecade-overview", "benchmarks/cachecade-overview",
            "ssd-cache-maxcache-vs-cachecade", "benchmarks/maxcache-cachecade",
            "iops-and-raid-penalty", "guides/iops-and-raid-penalty",
            "sixteen-ssd-record", "benchmarks/sixteen-ssd-record",
            "flashsystem-820", "benchmarks/flashsystem-820",
            "raid6-adaptec-generations", "benchmarks/adaptec-raid6");

    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");

    private static final String IN_ENGLISH = "(?<=\\d),(?=\\d{3}(?!\\d))";
    private static final String IN_RUSSIAN = "(?<=\\d)[\\u00a0\\u202f ](?=\\d{3}(?!\\d))";

    @Test
    void everyRowIsOnItsPageOrListedWithAReason(@TempDir Path site) throws Exception {
        // given
        assumeThat(SHEETS).as("the fact sheets lie beside the repository").isDirectory();
        assertThat(Build.run(Path.of(".."), site).mistakes()).noneMatch(Mistake::isError);
        Set<String> leftOut = leftOut();
        // when
        var absent = new ArrayList<String>();
        var unused = new HashSet<>(leftOut);
        for (String sheet : PAGES.keySet()) {
            Set<BigDecimal> english = numbersOfPage(site.resolve("en/" + PAGES.get(sheet) + ".html"), false);
            Set<BigDecimal> russian = numbersOfPage(site.resolve("ru/" + PAGES.get(sheet) + ".html"), true);
            for (String row : rows(sheet)) {
                List<BigDecimal> numbers =
                        numbers(row.replaceAll(IN_ENGLISH, "")).toList();
                if (unused.remove(key(sheet, row)) || leftOut.contains(key(sheet, row))) {
                    continue;
                }
                for (BigDecimal number : numbers) {
                    if (!has(english, number) || !has(russian, number)) {
                        absent.add(key(sheet, row) + ": " + number.toPlainString());
                    }
                }
            }
        }
        // then
        assertThat(absent).isEmpty();
        assertThat(unused).as("listed, but in no table").isEmpty();
    }

    private static Set<String> leftOut() {
        var mistakes = new Mistakes();
        var file = new SourceFile(REASONS, "fact-rows-left-out.csv");
        DataFile data =
                DataFiles.read(Map.of("fact-rows-left-out.csv", file), mistakes).find("fact-rows-left-out.csv");
        assertThat(mistakes.sorted()).isEmpty();
        assertThat(data.rows()).allMatch(row -> !row.get(2).isBlank());
        return data.rows().stream().map(row -> row.get(0) + ": " + row.get(1)).collect(Collectors.toSet());
    }

    private static List<String> rows(String sheet) throws IOException {
        var rows = new ArrayList<String>();
        for (String line : Files.readAllLines(SHEETS.resolve(sheet + ".md"))) {
            if (line.matches("\\|[\\s:|-]+")) {
                rows.remove(rows.size() - 1); // the line above is the heading
            } else if (line.startsWith("|")) {
                rows.add(line.strip());
            }
        }
        return rows;
    }

    private static String key(String sheet, String row) {
        return sheet + ": " + row.split("\\|")[1].strip();
    }

    private static Set<BigDecimal> numbersOfPage(Path page, boolean russian) throws IOException {
        String text = Files.readString(page)
                .replaceAll("(?s)<(script|style).*?</\\1>", " ")
                .replaceAll("value=\"([^\"]*)\"", "> $1 <")
                .replaceAll("<[^>]*>", " ")
                .replace("&nbsp;", "\u00a0");
        text = russian
                ? text.replaceAll(IN_RUSSIAN, "").replaceAll("(?<=\\d),(?=\\d)", ".")
                : text.replaceAll(IN_ENGLISH, "");
        return numbers(text).collect(Collectors.toSet());
    }

    private static Stream<BigDecimal> numbers(String text) {
        return NUMBER.matcher(text).results().map(MatchResult::group).map(BigDecimal::new);
    }

    /** Tells whether one of the numbers is this one, or this one with more decimals. */
    private static boolean has(Set<BigDecimal> numbers, BigDecimal wanted) {
        return numbers.contains(wanted)
                || numbers.stream()
                        .anyMatch(number -> number.setScale(wanted.scale(), RoundingMode.HALF_UP)
                                .equals(wanted));
    }
}
