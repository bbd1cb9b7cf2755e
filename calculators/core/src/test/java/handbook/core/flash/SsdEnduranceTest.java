package handbook.core.flash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.outcome.Outcome;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class SsdEnduranceTest {

    private static final double GB = 1e9;
    private static final double TB = 1e12;
    private static final RaidLayout SINGLE = new RaidLayout(RaidLevel.RAID_0, 1, 2);

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "ssd-endurance.csv", useHeadersInDisplayName = true)
    void worksOutHowLongDrivesLast(
            String id,
            double capacity,
            double rated,
            double years,
            double amplification,
            RaidLevel level,
            int drives,
            int spans,
            double fullPercent,
            double host,
            double fill,
            double written,
            double hours,
            double deviceWrites,
            double drive,
            double needed,
            double ratingYears,
            double warrantyYears,
            double allowed) {
        // given
        var input = new SsdEndurance.Input(
                capacity * GB,
                rated * TB,
                years,
                amplification,
                new RaidLayout(level, drives, spans),
                fullPercent / 100,
                host * GB,
                fill * GB,
                written * TB,
                hours / 8760);
        // when
        SsdEndurance.Result result = result(input);
        // then
        assertClose(result.deviceWrites(), deviceWrites);
        assertClose(result.drive() / GB, drive);
        assertClose(result.neededDwpd(), needed);
        assertClose(result.ratingYears(), ratingYears);
        assertClose(result.warrantyYears(), warrantyYears);
        assertClose(result.allowed() / GB, allowed);
        assertClose(result.life(), Math.min(ratingYears, warrantyYears));
    }

    private static void assertClose(double found, double expected) {
        assertThat(found).isCloseTo(expected, within(expected * 1e-12));
    }

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "dwpd-tbw.csv", useHeadersInDisplayName = true)
    void dwpdAndTbwAreTheSameRating(
            String id, double capacity, double years, double tbw, double dwpd, double tolerance) {
        assertThat(SsdEndurance.ofDwpd(dwpd, capacity * GB, years) / TB).isCloseTo(tbw, within(tbw * tolerance));
        assertThat(result(single(capacity * GB, tbw * TB, years, 0)).ratedDwpd())
                .isCloseTo(dwpd, within(dwpd * tolerance));
    }

    @ParameterizedTest
    @CsvSource({
        // cycles, flash GB, write amplification, TBW: MLC, eMLC and SLC of content/data/nand_endurance.csv
        "10000, 256, 1, 2560",
        "10000, 256, 4, 640",
        "30000, 1024, 2, 15360",
        "100000, 64, 1.5, 4266.666666666667"
    })
    void cyclesGiveTheRatingOnceTheAmplificationIsKnown(double cycles, double flash, double wa, double tbw) {
        assertThat(SsdEndurance.ofCycles(cycles, flash * GB, wa) / TB).isCloseTo(tbw, within(tbw * 1e-12));
    }

    @ParameterizedTest
    @CsvSource({
        // level, drives, spans, full stripes, device writes; not the penalties 4 and 6
        "RAID_5, 8, 2, 0, 2",
        "RAID_6, 8, 2, 0, 3",
        "RAID_50, 12, 3, 0, 2",
        "RAID_60, 12, 2, 0, 3",
        "RAID_5, 5, 2, 1, 1.25",
        "RAID_6, 8, 2, 1, 1.3333333333333333",
        "RAID_50, 12, 3, 1, 1.3333333333333333",
        "RAID_5, 5, 2, 0.5, 1.625",
        "RAID_10, 8, 2, 0, 2",
        "RAID_0, 8, 2, 1, 1"
    })
    void wearIsNotThePenaltyInOperations(RaidLevel level, int drives, int spans, double full, double writes) {
        assertThat(SsdEndurance.deviceWrites(new RaidLayout(level, drives, spans), full))
                .isCloseTo(writes, within(1e-12));
    }

    @Test
    void everyLevelHasARow() throws Exception {
        String rows =
                new String(getClass().getResourceAsStream("ssd-endurance.csv").readAllBytes(), StandardCharsets.UTF_8);
        for (RaidLevel level : RaidLevel.values()) {
            assertThat(rows).as("a row for %s", level).contains("," + level.name() + ",");
        }
    }

    @Property
    void moreWritesNeverMakeDrivesLastLonger(
            @ForAll RaidLevel level,
            @ForAll @IntRange(min = 1, max = 100) int drives,
            @ForAll @DoubleRange(min = 0, max = 1) double full,
            @ForAll @DoubleRange(min = 0, max = 1e6) double host,
            @ForAll @DoubleRange(min = 0, max = 1e6) double more,
            @ForAll @DoubleRange(min = 0, max = 5000) double written) {
        SsdEndurance.Result less = result(array(level, drives, full, host, written));
        SsdEndurance.Result much = result(array(level, drives, full, host + more, written));
        assertThat(much.life()).isLessThanOrEqualTo(less.life());
        assertThat(much.neededDwpd()).isGreaterThanOrEqualTo(less.neededDwpd());
        assertThat(much.allowed()).isEqualTo(less.allowed());
    }

    @Property
    void fullStripesNeverWearMoreThanSmallWrites(
            @ForAll RaidLevel level,
            @ForAll @IntRange(min = 1, max = 100) int drives,
            @ForAll @DoubleRange(min = 0, max = 1) double full) {
        RaidLayout layout = layout(level, drives);
        double small = SsdEndurance.deviceWrites(layout, 0);
        assertThat(SsdEndurance.deviceWrites(layout, full)).isBetween(1 - 1e-12, small + 1e-12);
        assertThat(small).isLessThanOrEqualTo(level.writePenalty());
    }

    @Property
    void whatIsAllowedUsesUpTheRatingExactlyAtTheEndOfTheWarranty(
            @ForAll RaidLevel level,
            @ForAll @IntRange(min = 1, max = 100) int drives,
            @ForAll @DoubleRange(min = 0, max = 1) double full,
            @ForAll @DoubleRange(min = 0, max = 3000) double written) {
        SsdEndurance.Input input = array(level, drives, full, 1, written);
        double allowed = result(input).allowed();
        SsdEndurance.Result atTheLimit = result(array(level, drives, full, allowed / GB, written));
        assertThat(atTheLimit.ratingYears()).isCloseTo(atTheLimit.warrantyYears(), within(1e-9));
        assertThat(atTheLimit.neededDwpd()).isCloseTo(atTheLimit.ratedDwpd(), within(1e-9));
    }

    @Property
    void ratingSufficesExactlyIfTheNeededOneIsNotAboveIt(
            @ForAll @DoubleRange(min = 0.1, max = 30) double dwpd,
            @ForAll @DoubleRange(min = 1, max = 100_000) double host,
            @ForAll @DoubleRange(min = 0.5, max = 20) double years) {
        double capacity = 1920 * GB;
        SsdEndurance.Result result =
                result(single(capacity, SsdEndurance.ofDwpd(dwpd, capacity, years), years, host * GB));
        assertThat(result.ratedDwpd()).isCloseTo(dwpd, within(dwpd * 1e-12));
        if (Math.abs(result.neededDwpd() - dwpd) > 1e-9) {
            assertThat(result.neededDwpd() < dwpd).isEqualTo(result.ratingYears() > result.warrantyYears());
        }
    }

    @Test
    void layoutThatDoesNotExistIsAProblemOfTheDrives() {
        var input = new SsdEndurance.Input(GB, TB, 5, 1, new RaidLayout(RaidLevel.RAID_6, 3, 2), 0, GB, 0, 0, 0);
        var outcome = SsdEndurance.calculate(input);
        assertThat(outcome).isInstanceOf(Outcome.Invalid.class);
        assertThat(((Outcome.Invalid<?>) outcome).problems()).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo("drives");
            assertThat(problem.message().key()).isEqualTo("problem.raid-least");
        });
    }

    private static SsdEndurance.Input single(double capacity, double rated, double years, double host) {
        return new SsdEndurance.Input(capacity, rated, years, 1, SINGLE, 0, host, 0, 0, 0);
    }

    private static RaidLayout layout(RaidLevel level, int drives) {
        return RaidLayout.smallest(level, 2, level == RaidLevel.RAID_1 ? 2 : drives);
    }

    private static SsdEndurance.Input array(RaidLevel level, int drives, double full, double host, double written) {
        return new SsdEndurance.Input(
                1920 * GB, 3504 * TB, 5, 1, layout(level, drives), full, host * GB, 0, written * TB, 1);
    }

    private static SsdEndurance.Result result(SsdEndurance.Input input) {
        return SsdEndurance.calculate(input).match(result -> result, problems -> {
            throw new AssertionError(problems);
        });
    }
}
