package handbook.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatTest {

    private final Format english = new Format(Language.EN);
    private final Format russian = new Format(Language.RU);

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0",
        "1000, '1000', '1000'",
        "17000, '17,000', '17 000'",
        "1234567, '1,234,567', '1 234 567'",
        "1888.8888888889, 1888.89, '1888,89'",
        "27.2, 27.2, '27,2'",
        "47.058823529412, 47.059, '47,059'",
        "0.8333333, 0.8333, '0,8333'",
        "0.0001234, 0.000123, '0,000123'",
        "-3.5, −3.5, '−3,5'",
        "-0.0000000001, 0, 0",
        "99999.96, '100,000', '100 000'",
        "2.9999999999999996, 3, 3"
    })
    void printsNumbersOfBothLanguages(double value, String inEnglish, String inRussian) {
        assertThat(english.number(value)).isEqualTo(inEnglish);
        assertThat(russian.number(value)).isEqualTo(inRussian.replace(' ', '\u00a0'));
    }

    @Property
    void roundsAsDecimalArithmeticDoes(
            @ForAll @DoubleRange(min = 0, max = 1e9) double value, @ForAll @IntRange(min = 0, max = 4) int decimals) {
        BigDecimal exact = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP);
        BigDecimal printed = new BigDecimal(Format.plain(value, decimals));
        BigDecimal half = new BigDecimal(value).subtract(printed).abs().multiply(BigDecimal.valueOf(2));
        BigDecimal unit = BigDecimal.ONE.movePointLeft(decimals);
        assertThat(printed.compareTo(exact) == 0 || half.subtract(unit).abs().doubleValue() < 3e-3 * unit.doubleValue())
                .as("%s to %d decimals: %s", value, decimals, printed)
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "1000.001, 1000.001",
        "1000, 1000",
        "47.0588, 47.059",
        "30884.00021, 30884.0002",
        "8.0000000000000002, 8"
    })
    void aLittleOverAWholeNumberDoesNotLookWhole(double value, String text) {
        assertThat(english.unrounded(value).replace(",", "")).isEqualTo(text);
    }

    @Test
    void capacityIsNeverRoundedUp() {
        assertThat(english.roundedDown(21.149, 2)).isEqualTo("21.14");
        assertThat(english.roundedDown(21.15, 2)).isEqualTo("21.15");
    }

    @Test
    void tooLargeNumbersAreOurBug() {
        assertThatThrownBy(() -> english.number(1e15)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> english.number(Double.NaN)).isInstanceOf(ArithmeticException.class);
    }
}
