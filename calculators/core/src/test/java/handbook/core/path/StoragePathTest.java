package handbook.core.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.form.Report;
import handbook.core.outcome.Outcome;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class StoragePathTest {

    private static final StoragePathForm FORM = new StoragePathForm();
    private static final double NONE = Double.POSITIVE_INFINITY;

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "links.csv", useHeadersInDisplayName = true)
    void linksCarryWhatLineCodingLeaves(String id, String link, int lanes, double rate, double tolerance) {
        assertThat(Link.of(link).rate() * lanes / 1e6).isCloseTo(rate, within(rate * tolerance));
    }

    /** O158 and O160: 4GFC is called 400 MB/s, 16GFC 1600: 16/17 of what is left after coding. */
    @ParameterizedTest
    @CsvSource({"fc-4, 400", "fc-8, 800", "fc-16, 1600", "fc-32, 3200"})
    void namesOfFibreChannelAreRoundedDown(String link, double nominal) {
        assertThat(Link.of(link).rate() / 1e6 * 16 / 17).isCloseTo(nominal, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({
        // S-RAID6-05 to -07: reads, then writes of whole stripes through the cable: 1200 × 6 ÷ 8
        "100, 1200, 1200",
        "0, 1200, 900",
        "50, 1200, 1028.5714285714287"
    })
    void parityCrossesTheCableToo(double read, double drives, double cable) {
        Report report = report(Map.of("read", read + "", "payload", "100"));
        assertThat(value(report, "drives-rate") / 1e6).isCloseTo(drives, within(1e-6));
        assertThat(value(report, "uplink-rate") / 1e6).isCloseTo(cable, within(1e-6));
        assertThat(value(report, "slot-rate") / 1e6).isCloseTo(4000, within(1e-6));
    }

    /** S-X25E-04 and -06: 3200 MB/s of drives; one card of PCIe 1.x x8 passes 2000, 2230 were measured. */
    @Test
    void oneCardCouldNotHaveCarriedTheRecord() {
        Map<String, String> two = FORM.presets().get(1).values();
        assertThat(value(report(two), "drives-rate") / 1e6).isCloseTo(3200, within(1e-6));
        var nominal = new HashMap<>(two);
        nominal.put("payload", "100");
        assertThat(value(report(nominal), "slot-rate") / 1e6).isCloseTo(4000, within(1e-6));
        nominal.put("controllers", "1");
        assertThat(value(report(nominal), "path-rate") / 1e6).isCloseTo(2000, within(1e-6));
        assertThat(report(nominal).lead().arguments().get(1))
                .hasToString(handbook.core.text.Message.of("stage.slot").toString());
    }

    /** S-LINK-11: 525,000 reads of 4 KiB are 2150.4 MB/s and take 2.53 ports of 850 MB/s. */
    @ParameterizedTest
    @CsvSource({"1, 207519.53125, fabric", "2, 415039.0625, fabric", "3, 525000, controller"})
    void portsOfTheFlashSystem(int ports, double iops, String limit) {
        var inputs = new HashMap<>(FORM.presets().get(2).values());
        inputs.put("ports", ports + "");
        inputs.put("host", "unknown");
        Report report = report(inputs);
        assertThat(value(report, "path-iops")).isCloseTo(iops, within(1e-6));
        assertThat(report.lead().arguments().get(3))
                .hasToString(handbook.core.text.Message.of("stage." + limit).toString());
    }

    /** 32 threads that wait 516 µs each ask for 62,000 reads a second, and the port of 8GFC has room for more. */
    @Test
    void theHostWasTheLimitOfTheFlashSystem() {
        var inputs = new HashMap<>(FORM.presets().get(2).values());
        inputs.put("depth", "32");
        inputs.put("latency", "0.5161290322580645");
        Report report = report(inputs);
        assertThat(value(report, "path-iops")).isCloseTo(62_000, within(0.1));
        assertThat(value(report, "gain-iops")).isCloseTo(207_519.53125 / 62_000, within(1e-5));
    }

    /** O169 and O170: 10 Gbit/s Ethernet is 305,176 blocks of 4 KiB, PCIe 4.0 x8 3.846 million. */
    @Test
    void decimalBytesOverBinaryBlocks() {
        assertThat(Link.of("eth-10").rate() / 4096).isCloseTo(305_175.78125, within(1e-6));
        assertThat(Link.of("pcie-4").rate() * 8 / 4096).isCloseTo(3_846_153.846, within(1e-3));
    }

    @Property
    void noStageLetsThroughMoreWhenAnotherIsAdded(
            @ForAll RaidLevel level,
            @ForAll @IntRange(min = 2, max = 24) int drives,
            @ForAll @DoubleRange(min = 0, max = 1) double read,
            @ForAll @DoubleRange(min = 1e6, max = 1e10) double uplink,
            @ForAll @DoubleRange(min = 1e6, max = 1e10) double slot) {
        var layout = new RaidLayout(level, drives, 2);
        if (layout.problem() != null) {
            return;
        }
        var alone = new StoragePath.Input(layout, 2e8, 150, 6e8, NONE, 1, NONE, NONE, NONE, NONE, NONE, 1, read, 4096);
        var more = new StoragePath.Input(layout, 2e8, 150, 6e8, uplink, 1, NONE, NONE, slot, NONE, NONE, 1, read, 4096);
        for (boolean requests : List.of(true, false)) {
            double before = StoragePath.value(StoragePath.limit(StoragePath.stages(alone), requests), requests);
            double after = StoragePath.value(StoragePath.limit(StoragePath.stages(more), requests), requests);
            assertThat(after).isLessThanOrEqualTo(before);
            for (StoragePath.Stage stage : StoragePath.stages(more)) {
                assertThat(StoragePath.value(stage, requests)).isGreaterThanOrEqualTo(after);
            }
        }
    }

    @Property
    void moreDrivesNeverMeanLess(
            @ForAll @IntRange(min = 3, max = 100) int drives,
            @ForAll @IntRange(min = 1, max = 20) int more,
            @ForAll @DoubleRange(min = 0, max = 1) double read) {
        double few = path(drives, read);
        assertThat(path(drives + more, read)).isGreaterThanOrEqualTo(few * (1 - 1e-12));
    }

    private static double path(int drives, double read) {
        return StoragePath.limit(
                        StoragePath.stages(new StoragePath.Input(
                                new RaidLayout(RaidLevel.RAID_5, drives, 2),
                                2e8,
                                150,
                                6e8,
                                2.4e9,
                                1,
                                NONE,
                                NONE,
                                4e9,
                                NONE,
                                NONE,
                                1,
                                read,
                                4096)),
                        true)
                .iops();
    }

    private static Report report(Map<String, String> inputs) {
        return ((Outcome.Ok<Report>) FORM.run(inputs)).value();
    }

    private static double value(Report report, String figure) {
        return report.figure(figure).value().value();
    }
}
