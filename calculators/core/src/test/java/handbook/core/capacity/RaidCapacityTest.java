package handbook.core.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.outcome.Outcome;
import handbook.core.raid.RaidLevel;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RaidCapacityTest {

    private static final double GB = 1e9;

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "raid-capacity.csv", useHeadersInDisplayName = true)
    void dataDrivesTimesTheSmallest(
            String id,
            CapacityLevel level,
            int drives,
            double size,
            int others,
            double otherSize,
            int spans,
            int copies,
            double usable) {
        var in = new RaidCapacity.Input(
                level, drives, size * GB, others, otherSize * GB, 0, copies, spans, 4096, 131_072);
        RaidCapacity.Result result = result(in);
        assertThat(result.usable()).isEqualTo(usable * GB);
        double smallest = others > 0 ? Math.min(size, otherSize) : size;
        assertThat(result.unused()).isEqualTo((drives * size + others * otherSize - (drives + others) * smallest) * GB);
    }

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "raid-z.csv", useHeadersInDisplayName = true)
    void recordsOfRaidZTakeWholeSectors(
            String id, int drives, int parity, double sector, double record, double size, double usable) {
        CapacityLevel level = CapacityLevel.of("RAIDZ" + parity);
        var in = new RaidCapacity.Input(level, drives, size * GB, 0, 0, 0, 2, 2, sector, record);
        assertThat(result(in).usable() / GB).isCloseTo(usable, within(usable * 1e-12));
    }

    @ParameterizedTest
    @CsvSource({
        // O115 and O116 of OpenZFS issue 8163: width, parity, sector, record, data, parity, padding
        "11, 2, 65536, 131072, 2, 2, 2",
        "11, 2, 4096, 131072, 32, 8, 2",
        "5, 1, 4096, 131072, 32, 8, 0",
        "3, 1, 4096, 4096, 1, 1, 0",
        "6, 3, 4096, 4096, 1, 3, 0",
        "6, 2, 4096, 8192, 2, 2, 2",
        "4, 1, 512, 8704, 17, 6, 1"
    })
    void sectorsOfARecord(
            int width, int parity, double sector, double record, double data, double par, double padding) {
        assertThat(RaidCapacity.sectors(width, parity, sector, record))
                .isEqualTo(new RaidCapacity.Sectors(data, par, padding));
    }

    /** Seven of thirteen layouts are levels of the other calculators too: they must agree on capacity and rules. */
    @ParameterizedTest
    @EnumSource
    void agreesWithTheOtherCalculators(RaidLevel level) {
        for (int drives = 1; drives <= 40; drives++) {
            for (int spans = 2; spans <= 5; spans++) {
                var layout = new handbook.core.raid.RaidLayout(level, drives, spans);
                CapacityLevel same = CapacityLevel.of(level.id());
                if (layout.problem() == null) {
                    assertThat(same.problem(drives, spans, 2)).isNull();
                    assertThat(same.dataDrives(drives, spans, 2)).isEqualTo(layout.dataDrives());
                } else if (level != RaidLevel.RAID_1) {
                    assertThat(same.problem(drives, spans, 2)).isNotNull();
                }
            }
        }
    }

    @Test
    void hotSparesAreBoughtOnly() {
        var in = new RaidCapacity.Input(CapacityLevel.RAID_5, 4, GB, 0, 0, 2, 2, 2, 4096, 131_072);
        assertThat(result(in).bought()).isEqualTo(6 * GB);
        assertThat(result(in).usable()).isEqualTo(3 * GB);
    }

    /** 12 spans of RAID 50 are 36 drives at least: more than the chart has, whose line is left out. */
    @Test
    void theChartDoesWithoutLevelsBeyondIt() {
        var form = new RaidCapacityForm();
        var inputs = java.util.Map.of("level", "RAID50", "spans", "12", "drives", "48");
        var texts = handbook.core.TextFiles.texts(handbook.core.text.Language.EN);
        assertThat(handbook.core.form.ReportHtml.of(form, form.run(inputs), texts, "x"))
                .contains("RAID 10");
    }

    @Property
    void moreDrivesNeverHoldLess(
            @ForAll CapacityLevel level,
            @ForAll @IntRange(min = 2, max = 60) int drives,
            @ForAll @IntRange(min = 1, max = 12) int more,
            @ForAll @DoubleRange(min = 1, max = 1e5) double size) {
        var fewer = new RaidCapacity.Input(level, drives, size * GB, 0, 0, 0, 2, 2, 4096, 131_072);
        var many = new RaidCapacity.Input(level, drives + more, size * GB, 0, 0, 0, 2, 2, 4096, 131_072);
        if (RaidCapacity.calculate(fewer) instanceof Outcome.Ok<RaidCapacity.Result> a
                && RaidCapacity.calculate(many) instanceof Outcome.Ok<RaidCapacity.Result> b) {
            // a record on one more drive of a RAID-Z may need more padding, but never so much
            assertThat(b.value().usable()).isGreaterThanOrEqualTo(a.value().usable() * (1 - 1e-12));
        }
    }

    @Property
    void partsAddUpToWhatIsBought(
            @ForAll CapacityLevel level,
            @ForAll @IntRange(min = 1, max = 60) int drives,
            @ForAll @IntRange(min = 0, max = 6) int others,
            @ForAll @DoubleRange(min = 1, max = 1e5) double size,
            @ForAll @DoubleRange(min = 1, max = 1e5) double otherSize) {
        var in = new RaidCapacity.Input(level, drives, size * GB, others, otherSize * GB, 0, 2, 2, 4096, 131_072);
        if (RaidCapacity.calculate(in) instanceof Outcome.Ok<RaidCapacity.Result> ok) {
            RaidCapacity.Result found = ok.value();
            double parts = found.usable() + found.redundancy() + found.free() + found.slop() + found.unused();
            assertThat(parts).isCloseTo(found.bought(), within(found.bought() * 1e-9));
            assertThat(found.usable()).isPositive();
        }
    }

    private static RaidCapacity.Result result(RaidCapacity.Input in) {
        return ((Outcome.Ok<RaidCapacity.Result>) RaidCapacity.calculate(in)).value();
    }
}
