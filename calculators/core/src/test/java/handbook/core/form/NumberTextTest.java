package handbook.core.form;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {

    @ParameterizedTest
    @CsvSource({
        "170, 170",
        "3.84, 3.84",
        "'3,84', 3.84",
        "'0,125', 0.125",
        "'1 234,5', 1234.5",
        "'1\u00a0234\u202f567', 1234567",
        "'1,234,567', 1234567",
        "'1,234.5', 1234.5",
        "'-5', -5",
        "'.5', 0.5",
        "'5.', 5",
        "'00012', 12",
        "'123456789012345678', 123456789012345000",
        "'0.0000000000000000001', 1e-19"
    })
    void readsWhatPeopleType(String text, double value) {
        NumberText number = NumberText.of(text);
        assertThat(number.kind).isEqualTo(NumberText.Kind.NUMBER);
        assertThat(number.value).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5,000", "12,500", "123,456"})
    void refusesToGuessWhetherACommaGroups(String text) {
        assertThat(NumberText.of(text).kind).isEqualTo(NumberText.Kind.AMBIGUOUS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "abc", "1e5", "1.2.3", "1,2,3", "1.234,5", "NaN", "0x10", "٣", "--1", "1-"})
    void refusesWhatIsNoNumber(String text) {
        assertThat(NumberText.of(text).kind).isEqualTo(NumberText.Kind.NOT_A_NUMBER);
    }

    @Property
    void readsDecimalsExactly(@ForAll @LongRange(min = 0, max = 999_999_999_999_999L) long digits) {
        String text = Long.toString(digits);
        for (int point = 1; point < text.length(); point++) {
            String decimal = text.substring(0, point) + "." + text.substring(point);
            assertThat(NumberText.of(decimal).value).isEqualTo(Double.parseDouble(decimal));
        }
    }
}
