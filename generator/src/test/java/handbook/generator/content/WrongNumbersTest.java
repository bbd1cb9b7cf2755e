package handbook.generator.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every right value of {@code content/data/wrong_numbers.csv}, worked out again by its calculator. */
class WrongNumbersTest {

    static Stream<Map<String, String>> rows() {
        return Rows.of("wrong_numbers.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theCalculatorGivesTheRightValueAndNotThePublishedOne(Map<String, String> row) {
        var found = new BigDecimal(Rows.calculated(row));
        var right = new BigDecimal(row.get("correct"));
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
