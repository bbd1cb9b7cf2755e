package handbook.generator.data;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.form.Figure;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every right value of {@code content/data/wrong_numbers.csv}, worked out again by its calculator. */
class WrongNumbersTest {

    private static final String NAME = "wrong_numbers.csv";
    private static final Map<String, Double> UNITS =
            Map.of("IOPS", 1.0, "DWPD", 1.0, "years", 1.0, "TB", 1e12, "GB/day", 1e9, "MB/s", 1e6);

    static Stream<Map<String, String>> rows() {
        var mistakes = new Mistakes();
        var file = new SourceFile(Path.of("../content/data", NAME), "content/data/" + NAME);
        DataFile data = DataFiles.read(Map.of(NAME, file), mistakes).find(NAME);
        assertThat(mistakes.sorted()).isEmpty();
        return data.rows().stream().map(row -> named(data.columns(), row));
    }

    private static Map<String, String> named(List<String> columns, List<String> row) {
        var named = new HashMap<String, String>();
        for (int i = 0; i < row.size(); i++) {
            named.put(columns.get(i), row.get(i));
        }
        return named;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theCalculatorGivesTheRightValueAndNotThePublishedOne(Map<String, String> row) {
        // given
        Calculator calculator = Calculators.find(row.get("calculator"));
        var inputs = new HashMap<String, String>();
        for (String pair : row.get("inputs").split(";")) {
            inputs.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        // when
        Figure figure = calculator.run(inputs).match(report -> report.figure(row.get("figure")), problems -> {
            throw new AssertionError(problems);
        });
        // then
        var right = new BigDecimal(row.get("correct"));
        var found = new BigDecimal(figure.value().value() / UNITS.get(row.get("unit_en")));
        assertThat(rounded(found, right.scale(), row)).isEqualByComparingTo(right);
        var published = new BigDecimal(row.get("published"));
        assertThat(rounded(found, published.scale(), row)).isNotEqualByComparingTo(published);
    }

    /** Rounds endurance down, as the calculator prints it, and everything else to the nearest. */
    private static BigDecimal rounded(BigDecimal value, int decimals, Map<String, String> row) {
        boolean endurance = row.get("calculator").equals("ssd-endurance");
        BigDecimal forgiven = value.multiply(new BigDecimal("1.000000000001"));
        return forgiven.setScale(decimals, endurance ? RoundingMode.DOWN : RoundingMode.HALF_UP);
    }
}
