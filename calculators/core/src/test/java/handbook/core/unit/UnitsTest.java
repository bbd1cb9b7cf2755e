package handbook.core.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnitsTest {

    @ParameterizedTest
    @CsvSource({
        // amount, unit, other unit, amount there; published worked examples with the right value
        "12, TB, GIB, 11175.8709",
        "8, TB, GIB, 7450.5806",
        "1, TB, GIB, 931.3226",
        "5961, GIB, B, 6400575012864",
        "1, KIB, B, 1024",
        "1, PIB, TIB, 1024"
    })
    void convertsBetweenDecimalAndBinary(double amount, DataUnit unit, DataUnit other, double there) {
        assertThat(DataSize.of(amount, unit).in(other)).isCloseTo(there, within(1e-4));
    }

    @Test
    void impossibleSizesThrow() {
        assertThatThrownBy(() -> DataSize.of(1e300, DataUnit.PB)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> DataSize.of(-1, DataUnit.B)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> DataSize.of(Double.NaN, DataUnit.B)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> DataSize.of(1, DataUnit.TB).times(-1)).isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "KIB, KiB, true",
        "KIB, КиБ, true",
        "KB, kB, true",
        "KB, KB, true",
        "KB, КБ, true",
        "KB, Kb, false",
        "MB, Mb, false",
        "TIB, TiB, true",
        "TIB, TB, false",
        "GB, ГБ, true",
        "GB, gb, false"
    })
    void unitsAreCalledByTheirSymbolsOnly(DataUnit unit, String symbol, boolean called) {
        assertThat(unit.isCalled(symbol)).isEqualTo(called);
    }

    @ParameterizedTest
    @CsvSource({
        "8, 8",
        "8.000000000001, 8",
        "8.0001, 9",
        "0, 0",
        "0.2, 1",
        "100.00000000000001, 100",
        "1999999999.5, 2000000000"
    })
    void wholeNumbersForgiveTheLastBits(double value, int up) {
        assertThat(Whole.up(value)).isEqualTo(up);
    }

    @Test
    void countsOutOfRangeThrow() {
        assertThatThrownBy(() -> Whole.up(3e9)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Whole.up(Double.NaN)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void everyDayOfFourCenturiesFollowsTheOneBefore() {
        LocalDate first = LocalDate.of(1970, 1, 1);
        int date = CalendarDay.parse("1970-01-01");
        for (int days = 1; days < 146_097; days++) {
            date = CalendarDay.plus(date, 1);
            LocalDate day = first.plusDays(days);
            assertThat(date).isEqualTo(day.getYear() * 10_000 + day.getMonthValue() * 100 + day.getDayOfMonth());
            assertThat(CalendarDay.parse(day.toString())).isEqualTo(date);
        }
    }

    @ParameterizedTest
    @CsvSource({"2026-12-01, 0, 20261201", "2026-12-01, 1824, 20311129", "2024-02-28, 366, 20250228"})
    void daysAreAddedByTheCalendar(String date, int days, int later) {
        assertThat(CalendarDay.plus(CalendarDay.parse(date), days)).isEqualTo(later);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2026",
                "2026-13-01",
                "2026-02-29",
                "2100-02-29",
                "2026-00-10",
                "2026-1-1",
                "1969-12-31",
                "2026-12-01 ",
                "01.12.2026",
                "20261201",
                "2026-12-0x",
                "-026-12-01",
                "2026/12/01"
            })
    void noDateIsMinusOne(String text) {
        assertThat(CalendarDay.parse(text)).isEqualTo(-1);
    }
}
