package handbook.core.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.form.Report;
import handbook.core.outcome.Outcome;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class IopsThroughputTest {

    private static final IopsThroughputForm FORM = new IopsThroughputForm();

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "iops-throughput.csv", useHeadersInDisplayName = true)
    void rateTimesBlockIsThroughputAndBack(String id, double iops, double block, double rate, double tolerance) {
        assertThat(IopsThroughput.ofRate(iops, block, 1).throughput()).isCloseTo(rate, within(rate * tolerance));
        Report back = report(Map.of("known", "throughput", "throughput", plain(rate / 1e6), "block", block + " B"));
        assertThat(value(back, "iops")).isCloseTo(iops, within(iops * 1e-6));
        Report both = report(Map.of("known", "both", "throughput", plain(rate / 1e6), "iops", plain(iops)));
        assertThat(value(both, "block")).isCloseTo(block, within(block * 1e-6));
    }

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "littles-law.csv", useHeadersInDisplayName = true)
    void requestsUnderWayAreRateTimesLatency(String id, double depth, double latency, double iops, double tolerance) {
        assertThat(IopsThroughput.ofRate(iops, 4096, depth).latency() * 1000)
                .isCloseTo(latency, within(latency * tolerance));
        assertThat(IopsThroughput.ofLatency(latency / 1000, 4096, depth, Double.MAX_VALUE)
                        .iops())
                .isCloseTo(iops, within(iops * tolerance));
    }

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "disk-iops.csv", useHeadersInDisplayName = true)
    void aDiskTurnsSeeksAndReads(String id, double rpm, double seek, double iops, double tolerance) {
        double time = IopsThroughput.hardDisk(rpm, seek / 1000, 0, 1);
        assertThat(1 / time).isCloseTo(iops, within(iops * tolerance));
    }

    /** 4 KiB at 150 MB/s are 0.0273 ms more: 12.694 ms; 64 KiB 13.104 ms, as the guide on IOPS prints. */
    @ParameterizedTest
    @CsvSource({"4, 12.693973", "64, 13.103573"})
    void theBlockHardlyCounts(int kib, double milliseconds) {
        double time = IopsThroughput.hardDisk(7200, 0.0085, kib * 1024, 150e6) * 1000;
        assertThat(time).isCloseTo(milliseconds, within(1e-6));
    }

    /** A device of 1 ms and 8000 IOPS is full with 8 requests; 32 of them take 4 ms each. */
    @Test
    void beyondTheLimitAQueueOnlyWaits() {
        Report report = report(Map.of("known", "latency", "latency", "1", "depth", "32", "most", "8000"));
        assertThat(value(report, "iops")).isEqualTo(8000);
        assertThat(value(report, "mean-latency")).isCloseTo(0.004, within(1e-12));
        assertThat(value(report, "knee")).isCloseTo(8, within(1e-12));
        assertThat(report.notes()).hasSize(1);
        assertThat(report(Map.of("known", "latency", "latency", "1", "depth", "4", "most", "8000"))
                        .notes())
                .isEmpty();
    }

    @Property
    void theThreeRelationsHold(
            @ForAll @DoubleRange(min = 0.01, max = 100) double latency,
            @ForAll @DoubleRange(min = 1, max = 1000) double depth,
            @ForAll @DoubleRange(min = 1, max = 1e6) double most) {
        IopsThroughput.Result result = IopsThroughput.ofLatency(latency / 1000, 4096, depth, most);
        assertThat(result.iops()).isLessThanOrEqualTo(most);
        assertThat(result.iops() * result.latency()).isCloseTo(depth, within(depth * 1e-12));
        assertThat(result.latency()).isGreaterThanOrEqualTo(latency / 1000 * (1 - 1e-12));
        assertThat(IopsThroughput.ofLatency(latency / 1000, 4096, depth * 2, most)
                        .iops())
                .isGreaterThanOrEqualTo(result.iops() * (1 - 1e-12));
    }

    private static String plain(double value) {
        return new java.math.BigDecimal(value)
                .setScale(6, java.math.RoundingMode.HALF_UP)
                .toPlainString();
    }

    private static Report report(Map<String, String> inputs) {
        return ((Outcome.Ok<Report>) FORM.run(inputs)).value();
    }

    private static double value(Report report, String figure) {
        return report.figure(figure).value().value();
    }
}
