package handbook.core.raid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.outcome.Outcome;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class RaidIopsTest {

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "raid-iops.csv", useHeadersInDisplayName = true)
    void worksOutHostIops(
            String id,
            RaidLevel level,
            int drives,
            int spans,
            double readIops,
            double writeIops,
            double readPercent,
            Double hostIops,
            Double articleIops,
            double tolerance) {
        // given
        var input = new RaidIops.Input(new RaidLayout(level, drives, spans), readIops, writeIops, readPercent / 100);
        // when
        RaidIops.Result result = result(input);
        // then
        assertThat(hostIops == null && articleIops == null)
                .as("row without a value")
                .isFalse();
        if (hostIops != null) {
            assertThat(result.hostIops()).isCloseTo(hostIops, within(hostIops * tolerance));
        }
        if (articleIops != null) {
            assertThat(result.articleIops()).isCloseTo(articleIops, within(articleIops * tolerance));
        }
    }

    @Test
    void everyLevelHasARow() throws Exception {
        String rows = new String(
                getClass().getResourceAsStream("raid-iops.csv").readAllBytes(),
                java.nio.charset.StandardCharsets.UTF_8);
        for (RaidLevel level : RaidLevel.values()) {
            assertThat(rows).as("a row for %s in raid-iops.csv", level).contains("," + level.name() + ",");
        }
    }

    @Property
    void popularFormulaNeverUnderstates(
            @ForAll RaidLevel level,
            @ForAll @IntRange(min = 1, max = 1000) int drives,
            @ForAll @DoubleRange(min = 1, max = 1e6) double readIops,
            @ForAll @DoubleRange(min = 1, max = 1e6) double writeIops,
            @ForAll @DoubleRange(min = 0, max = 1) double readShare) {
        RaidLayout layout = RaidLayout.smallest(level, 2, level == RaidLevel.RAID_1 ? 2 : drives);
        RaidIops.Result result = result(new RaidIops.Input(layout, readIops, writeIops, readShare));
        assertThat(result.overstatement()).isGreaterThanOrEqualTo(1 - 1e-12);
        double low = Math.min(result.readCeiling(), result.writeCeiling());
        double high = Math.max(result.readCeiling(), result.writeCeiling());
        assertThat(result.hostIops()).isBetween(low * (1 - 1e-12), high * (1 + 1e-12));
    }

    @Test
    void overstatementIsWorstAtHalfReads() {
        // (1 + P)² ÷ 4P: 1.125 for P = 2, 1.5625 for P = 4, 49/24 for P = 6
        double[] worst = {1.125, 1.5625, 49.0 / 24};
        RaidLevel[] levels = {RaidLevel.RAID_10, RaidLevel.RAID_5, RaidLevel.RAID_6};
        double[] found = Arrays.stream(levels)
                .mapToDouble(level -> result(new RaidIops.Input(new RaidLayout(level, 20, 2), 170, 170, 0.5))
                        .overstatement())
                .toArray();
        assertThat(found).containsExactly(worst, within(1e-12));
    }

    @Test
    void readsOfAParityWriteCanBeChargedAtReadSpeed() {
        // 8 drives of 75,000 / 36,000 in RAID 5 at 70 % reads: 8 ÷ (0.7/75000 + 0.3 × (2/75000 + 2/36000))
        var input = new RaidIops.Input(new RaidLayout(RaidLevel.RAID_5, 8, 2), 75_000, 36_000, 0.7);
        assertThat(RaidIops.withReadsAtReadSpeed(input)).isCloseTo(8_000_000.0 / 34, within(1e-6));
    }

    @Test
    void layoutThatDoesNotExistIsAProblemOfTheDrives() {
        var outcome = RaidIops.calculate(new RaidIops.Input(new RaidLayout(RaidLevel.RAID_6, 3, 2), 170, 170, 0.5));
        assertThat(outcome).isInstanceOf(Outcome.Invalid.class);
        assertThat(((Outcome.Invalid<?>) outcome).problems()).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo("drives");
            assertThat(problem.message().key()).isEqualTo("problem.raid-least");
        });
    }

    private static RaidIops.Result result(RaidIops.Input input) {
        return RaidIops.calculate(input).match(result -> result, problems -> {
            throw new AssertionError(problems);
        });
    }
}
