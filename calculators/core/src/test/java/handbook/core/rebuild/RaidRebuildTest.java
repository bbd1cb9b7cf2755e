package handbook.core.rebuild;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class RaidRebuildTest {

    private static final double TB = 1e12;

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "rebuild-time.csv", useHeadersInDisplayName = true)
    void aRebuildWritesADriveOnce(String id, double size, double rate, double left, double hours, double tolerance) {
        var in = new RaidRebuild.Input(
                new RaidLayout(RaidLevel.RAID_5, 4, 2), size * TB, rate * 1e6 * left, 7, 1e6, 0, 1, false, 5);
        RaidRebuild.Result result = RaidRebuild.calculate(in);
        assertThat(result.rebuild()).isCloseTo(hours, within(hours * tolerance));
        assertThat(result.window()).isCloseTo(result.rebuild() + 7, within(1e-9));
    }

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "unreadable.csv", useHeadersInDisplayName = true)
    void unreadableSectorsFollowAnExponential(
            String id, double read, int exponent, double chance, double expected, double tolerance) {
        // a mirror reads one drive
        var in = new RaidRebuild.Input(
                new RaidLayout(RaidLevel.RAID_1, 2, 2), read * TB, 1e8, 0, 1e6, Math.pow(10, -exponent), 1, false, 5);
        RaidRebuild.Result result = RaidRebuild.calculate(in);
        assertThat(result.unreadable()).isCloseTo(chance, within(tolerance));
        assertThat(result.read() * 8 * in.errors()).isCloseTo(expected, within(expected * 1e-9));
    }

    /** O139: 1 − exp(−8760 ÷ 1,000,000) = 0.8722 %; published is the linear 0.88 %. */
    @Test
    void anMtbfIsAnAnnualFailureRate() {
        assertThat(RaidRebuild.annualRate(1e6)).isCloseTo(0.008722, within(1e-6));
        assertThat(RaidRebuild.mtbf(RaidRebuild.annualRate(1e6))).isCloseTo(1e6, within(1.0));
    }

    /** O140: the first of ten drives of 100,000 h fails after 10,000 h; RAID 0 ends there. */
    @Test
    void raid0EndsWithTheFirstFailure() {
        RaidRebuild.Result result = RaidRebuild.calculate(input(RaidLevel.RAID_0, 10, 1e5, 24, 0, 1, false));
        assertThat(result.mttdl() * 8760).isCloseTo(10_000, within(1e-6));
    }

    @ParameterizedTest
    @CsvSource({
        // level, drives, spans, MTBF, hours, parallel, MTTDL in hours of the printed formulas; they take the first
        // term of each chance, so 1 % is allowed. O142: Patterson and others; the rest by hand
        "RAID_5, 10, 2, 100000, 24, false, 4.6296e6", // M² ÷ (90 × 24)
        "RAID_10, 8, 2, 1000000, 20, false, 6.25e9", // M² ÷ (8 × 20)
        "RAID_1, 2, 2, 1000000, 10, false, 5e10",
        "RAID_6, 8, 2, 1000000, 20, false, 7.44048e12", // M³ ÷ (8 × 7 × 6 × 400)
        "RAID_6, 8, 2, 1000000, 20, true, 1.488095e13", // twice as long with both rebuilt at once
        "RAID_50, 12, 3, 1000000, 20, false, 1.388889e9", // M² ÷ (12 × 3 × 20)
        "RAID_60, 12, 2, 1000000, 20, false, 1.041667e13" // M³ ÷ (12 × 5 × 4 × 400)
    })
    void meanTimeToDataLossOfThePrintedFormulas(
            RaidLevel level, int drives, int spans, double mtbf, double hours, boolean parallel, double mttdl) {
        RaidRebuild.Result result = RaidRebuild.calculate(new RaidRebuild.Input(
                new RaidLayout(level, drives, spans), 3600 * hours, 1, 0, mtbf, 0, 1, parallel, 5));
        assertThat(result.mttdl() * 8760).isCloseTo(mttdl, within(mttdl * 0.01));
    }

    @ParameterizedTest
    @CsvSource({
        // O145, O146: a chance in one year, years, the chance over them: 1 − (1 − p)^t
        "0.0086704138805684, 10, 0.0833982577",
        "4.06224288297e-05, 5, 0.0002030956"
    })
    void chancesOverYearsFollowFromThoseOfOne(double one, double years, double over) {
        double mttdl = -1 / Math.log1p(-one);
        assertThat(RaidRebuild.chance(years / mttdl)).isCloseTo(over, within(over * 1e-6));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1e-15, 1e-15", "1e-6, 9.999995000001667e-7", "0.0099, 0.009851156", "0.5, 0.3934693402873666"})
    void smallChancesKeepTheirDigits(double x, double chance) {
        assertThat(RaidRebuild.chance(x)).isCloseTo(chance, within(chance * 1e-7));
        assertThat(RaidRebuild.chance(x)).isCloseTo(-Math.expm1(-x), within(1e-12 * x));
    }

    /** Two drives, the second fails within the window: simulated, for chances large enough to be met. */
    @Test
    void aSimulationAgrees() {
        RaidRebuild.Input in = input(RaidLevel.RAID_5, 8, 20_000, 200, 1e-15, 1, false);
        var random = new Random(7);
        int losses = 0;
        int runs = 40_000;
        double years = 5;
        double unreadable = -Math.expm1(-7 * in.driveBytes() * 8 * 1e-15);
        for (int i = 0; i < runs; i++) {
            double now = exponential(random, 8 / 20_000.0);
            while (now < years * 8760) {
                if (exponential(random, 7 / 20_000.0) < 200 || random.nextDouble() < unreadable) {
                    losses++;
                    break;
                }
                now += exponential(random, 8 / 20_000.0);
            }
        }
        assertThat(RaidRebuild.calculate(in).loss()).isCloseTo((double) losses / runs, within(0.012));
    }

    private static double exponential(Random random, double rate) {
        return -Math.log(1 - random.nextDouble()) / rate;
    }

    @Property
    void longerRepairsAndWorseDrivesNeverLoseLess(
            @ForAll @IntRange(min = 4, max = 40) int drives,
            @ForAll @DoubleRange(min = 1, max = 1000) double hours,
            @ForAll @DoubleRange(min = 1, max = 10) double longer,
            @ForAll @DoubleRange(min = 1e4, max = 1e7) double mtbf) {
        for (RaidLevel level : RaidLevel.values()) {
            var layout = new RaidLayout(level, drives, 2);
            if (layout.problem() == null) {
                double loss = loss(input(level, drives, mtbf, hours, 1e-15, 1, false));
                assertThat(loss(input(level, drives, mtbf, hours * longer, 1e-15, 1, false)))
                        .isGreaterThanOrEqualTo(loss * (1 - 1e-12));
                assertThat(loss(input(level, drives, mtbf / longer, hours, 1e-15, 1, false)))
                        .isGreaterThanOrEqualTo(loss * (1 - 1e-12));
                assertThat(loss(input(level, drives, mtbf, hours, 1e-15, longer, false)))
                        .isGreaterThanOrEqualTo(loss * (1 - 1e-12));
                assertThat(loss).isBetween(0.0, 1.0);
            }
        }
    }

    @Property
    void aSecondParityNeverHurtsAndMirrorsBeatRaid5(
            @ForAll @IntRange(min = 2, max = 20) int pairs,
            @ForAll @DoubleRange(min = 1, max = 1000) double hours,
            @ForAll @DoubleRange(min = 1e4, max = 1e7) double mtbf) {
        int drives = 2 * pairs;
        double raid5 = loss(input(RaidLevel.RAID_5, drives, mtbf, hours, 1e-15, 1, false));
        assertThat(loss(input(RaidLevel.RAID_6, drives, mtbf, hours, 1e-15, 1, false)))
                .isLessThanOrEqualTo(raid5 * (1 + 1e-12));
        assertThat(loss(input(RaidLevel.RAID_10, drives, mtbf, hours, 1e-15, 1, false)))
                .isLessThanOrEqualTo(raid5 * (1 + 1e-12));
    }

    private static double loss(RaidRebuild.Input in) {
        return RaidRebuild.calculate(in).loss();
    }

    /** Drives of 1 TB whose repair takes some hours in all. */
    private static RaidRebuild.Input input(
            RaidLevel level, int drives, double mtbf, double hours, double errors, double batch, boolean parallel) {
        return new RaidRebuild.Input(
                new RaidLayout(level, drives, 2), TB, TB / 3600 / hours, 0, mtbf, errors, batch, parallel, 5);
    }
}
