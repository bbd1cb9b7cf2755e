package handbook.core.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.form.Report;
import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class CompareTest {

    private static final CompareForm FORM = new CompareForm();

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "variants.csv", useHeadersInDisplayName = true)
    void variantsOfTheArticle(
            String id,
            RaidLevel level,
            int drives,
            double size,
            double reads,
            double writes,
            double hitReads,
            double hitWrites,
            double hits,
            double read,
            double usable,
            double readIops,
            double writeIops,
            double mixed) {
        var variant = new Variants.Variant(
                id, new RaidLayout(level, drives, 2), size * 1e12, reads, writes, hitReads, hitWrites, 3);
        Variants.Result result = Variants.calculate(variant, hits / 100, read / 100);
        assertThat(result.usable() / 1e12).isCloseTo(usable, within(1e-9));
        assertThat(result.reads()).isCloseTo(readIops, within(readIops * 1e-12));
        assertThat(result.writes()).isCloseTo(writeIops, within(writeIops * 1e-12));
        assertThat(result.mixed()).isCloseTo(mixed, within(mixed * 1e-12));
        assertThat(result.perTerabyte()).isCloseTo(3 / usable, within(1e-9));
        assertThat(result.perThousand()).isCloseTo(3000 / mixed, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({
        // share of reads, times faster of variants 2 to 5: the printed 10, 1600, 160 (writes only), 240
        "0, 10, 1600, 160, 240",
        "100, 10, 1600, 180, 240"
    })
    void timesFasterAsPrinted(double read, double second, double third, double fourth, double fifth) {
        Report report = report(Map.of("read", read + "", "hits", "100"));
        assertThat(value(report, "faster-2")).isCloseTo(second, within(1e-4));
        assertThat(value(report, "faster-3")).isCloseTo(third, within(1e-4));
        assertThat(value(report, "faster-4")).isCloseTo(fourth, within(1e-9));
        assertThat(value(report, "faster-5")).isCloseTo(fifth, within(1e-9));
        assertThat(value(report, "dearer-3")).isEqualTo(24);
    }

    /** Only the variants asked for are read: a mistake in the sixth does not matter while there are five. */
    @Test
    void variantsBeyondTheNumberDoNotCount() {
        Map<String, String> wrong = Map.of("drives-6", "3");
        assertThat(FORM.run(wrong)).isInstanceOf(Outcome.Ok.class);
        assertThat(report(Map.of("variants", "2")).figure("mixed-3")).isNull();
        var six = Map.of("drives-6", "3", "variants", "6");
        assertThat(((Outcome.Invalid<Report>) FORM.run(six)).problems())
                .extracting(Problem::field)
                .containsExactly("drives-6");
    }

    @Property
    void aBetterHitRatioNeverSlowsAFasterCacheDown(
            @ForAll @DoubleRange(min = 0, max = 0.99) double hits,
            @ForAll @DoubleRange(min = 0, max = 0.01) double more,
            @ForAll @DoubleRange(min = 0, max = 1) double read) {
        var variant =
                new Variants.Variant("x", new RaidLayout(RaidLevel.RAID_1, 2, 2), 1e12, 250, 250, 90_000, 40_000, 1);
        assertThat(Variants.calculate(variant, hits + more, read).mixed())
                .isGreaterThanOrEqualTo(Variants.calculate(variant, hits, read).mixed() * (1 - 1e-12));
    }

    private static Report report(Map<String, String> inputs) {
        return ((Outcome.Ok<Report>) FORM.run(inputs)).value();
    }

    private static double value(Report report, String figure) {
        return report.figure(figure).value().value();
    }
}
