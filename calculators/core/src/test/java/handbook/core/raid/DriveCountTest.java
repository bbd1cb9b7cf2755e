package handbook.core.raid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.outcome.Outcome;
import handbook.core.unit.DataSize;
import handbook.core.unit.DataUnit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class DriveCountTest {

    private static final DataSize DRIVE = DataSize.of(450, DataUnit.GB);

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "drive-count.csv", useHeadersInDisplayName = true)
    void countsDrives(
            String id,
            RaidLevel level,
            int spans,
            double reads,
            double writes,
            double driveIops,
            double backendIops,
            double exact,
            int rounded,
            int valid) {
        // given
        var input = input(level, spans, reads, writes, driveIops, driveIops, null);
        // when
        DriveCount.Result result = result(DriveCount.calculate(input));
        // then
        assertThat(result.backendIops()).isCloseTo(backendIops, within(backendIops * 1e-12));
        assertThat(result.exactDrives()).isCloseTo(exact, within(exact * 1e-12));
        assertThat(result.roundedDrives()).isEqualTo(rounded);
        assertThat(result.layout().drives()).isEqualTo(valid);
    }

    @Property
    void countReachesTheTargetAndTheNextSmallerLayoutDoesNot(
            @ForAll RaidLevel level,
            @ForAll @IntRange(min = 2, max = 12) int spans,
            @ForAll @DoubleRange(min = 1, max = 1e6) double target,
            @ForAll @DoubleRange(min = 0, max = 1) double readShare,
            @ForAll @DoubleRange(min = 10, max = 1e5) double readIops,
            @ForAll @DoubleRange(min = 10, max = 1e5) double writeIops) {
        double reads = target * readShare;
        var input = input(level, spans, reads, target - reads, readIops, writeIops, null);
        var outcome = DriveCount.calculate(input);
        if (level == RaidLevel.RAID_1 && outcome instanceof Outcome.Invalid) {
            assertThat(rate(input, new RaidLayout(level, 2, spans))).isLessThan(target);
            return;
        }
        RaidLayout layout = result(outcome).layout();
        assertThat(layout.problem()).isNull();
        assertThat(rate(input, layout)).isGreaterThanOrEqualTo(target * (1 - 1e-8));
        RaidLayout smaller = nextSmaller(layout);
        if (smaller != null) {
            assertThat(rate(input, smaller)).isLessThan(target * (1 + 1e-8));
        }
    }

    @Property
    void capacityIsHeldAndTheNextSmallerLayoutHoldsLess(
            @ForAll RaidLevel level,
            @ForAll @IntRange(min = 2, max = 12) int spans,
            @ForAll @IntRange(min = 1, max = 100_000) int gigabytes) {
        DataSize least = DataSize.of(gigabytes, DataUnit.GB);
        var outcome = DriveCount.calculate(input(level, spans, 1, 0, 1e6, 1e6, least));
        if (level == RaidLevel.RAID_1 && outcome instanceof Outcome.Invalid) {
            assertThat(least.bytes()).isGreaterThan(DRIVE.bytes());
            return;
        }
        DriveCount.Result result = result(outcome);
        assertThat(result.usable().bytes()).isGreaterThanOrEqualTo(least.bytes());
        RaidLayout smaller = nextSmaller(result.layout());
        if (smaller != null) {
            assertThat(DRIVE.times(smaller.dataDrives()).bytes()).isLessThan(least.bytes());
        }
    }

    @ParameterizedTest
    @CsvSource({
        // level, reads, writes, usable GB, drives, what decides
        "RAID_5, 4000, 1000, 1000, 48, IOPS",
        "RAID_5, 100, 0, 20000, 46, CAPACITY", // ⌈20000 ÷ 450⌉ + 1
        "RAID_6, 100, 0, 20000, 47, CAPACITY",
        "RAID_10, 100, 0, 20000, 90, CAPACITY",
        "RAID_50, 100, 0, 20000, 48, CAPACITY", // 45 over two spans: 23 + 1 parity each
        "RAID_6, 10, 0, 100, 4, LEAST"
    })
    void namesWhatDecides(
            RaidLevel level, double reads, double writes, double usableGb, int drives, DriveCount.Constraint decides) {
        var input = input(level, 2, reads, writes, 170, 170, DataSize.of(usableGb, DataUnit.GB));
        DriveCount.Result result = result(DriveCount.calculate(input));
        assertThat(result.layout().drives()).isEqualTo(drives);
        assertThat(result.constraint()).isEqualTo(decides);
    }

    @Test
    void hotSparesAreBoughtButServeNothing() {
        var without = input(RaidLevel.RAID_10, 2, 4000, 1000, 170, 170, null);
        var with = new DriveCount.Input(RaidLevel.RAID_10, 2, 4000, 1000, 170, 170, 3, null, DRIVE);
        DriveCount.Result plain = result(DriveCount.calculate(without));
        DriveCount.Result spared = result(DriveCount.calculate(with));
        assertThat(spared.drivesToBuy()).isEqualTo(39);
        assertThat(spared.layout()).isEqualTo(plain.layout());
        assertThat(spared.reachedIops()).isEqualTo(plain.reachedIops());
        assertThat(spared.usable()).isEqualTo(plain.usable());
    }

    private static RaidLayout nextSmaller(RaidLayout layout) {
        for (int drives = layout.drives() - 1; drives > 0; drives--) {
            var smaller = new RaidLayout(layout.level(), drives, layout.spans());
            if (smaller.problem() == null) {
                return smaller;
            }
        }
        return null;
    }

    private static double rate(DriveCount.Input in, RaidLayout layout) {
        var load = new RaidIops.Input(layout, in.readIops(), in.writeIops(), in.readShare());
        return result(RaidIops.calculate(load)).hostIops();
    }

    private static DriveCount.Input input(
            RaidLevel level,
            int spans,
            double reads,
            double writes,
            double readIops,
            double writeIops,
            DataSize leastUsable) {
        return new DriveCount.Input(level, spans, reads, writes, readIops, writeIops, 0, leastUsable, DRIVE);
    }

    private static <T> T result(Outcome<T> outcome) {
        return outcome.match(value -> value, problems -> {
            throw new AssertionError(problems);
        });
    }
}
