package handbook.generator.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every prediction of {@code content/data/model_measurement.csv}, worked out again by its calculator. */
class ModelMeasurementTest {

    static Stream<Map<String, String>> rows() {
        return Rows.of("model_measurement.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theCalculatorPredictsThisAndTheRatioFollows(Map<String, String> row) {
        var predicted = new BigDecimal(row.get("predicted"));
        assertThat(rounded(Rows.calculated(row), predicted.scale())).isEqualByComparingTo(predicted);
        double ratio = Double.parseDouble(row.get("measured")) / predicted.doubleValue();
        assertThat(rounded(ratio, 2)).isEqualByComparingTo(row.get("ratio"));
    }

    private static BigDecimal rounded(double value, int decimals) {
        return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP);
    }
}
