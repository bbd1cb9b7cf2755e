package handbook.core.cache;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.form.Note;
import handbook.core.form.Report;
import handbook.core.outcome.Outcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SsdCacheFormTest {

    private static final SsdCacheForm FORM = new SsdCacheForm();

    /** The example of the CacheCade article: eighty disks and two SSDs, as it is and as it should be. */
    @Test
    void theExampleNeedsMoreOfEverything() {
        Report report = report(FORM.presets().get(0).values());
        assertThat(value(report, "drives-without")).isEqualTo(112);
        // two thirds of the hot data: 9600 misses that cost 11,200 operations
        assertThat(value(report, "read-hit")).isCloseTo(0.6, org.assertj.core.api.Assertions.within(1e-12));
        assertThat(value(report, "backend-iops")).isCloseTo(11_200, org.assertj.core.api.Assertions.within(1e-6));
        assertThat(value(report, "drives-with")).isEqualTo(46);
        assertThat(value(report, "ssds-capacity")).isEqualTo(4);
        assertThat(warnings(report)).contains("ssd-cache.note.coverage");
        var four = new HashMap<>(FORM.presets().get(0).values());
        four.putAll(Map.of("cache-level", "RAID10", "ssds", "4"));
        Report right = report(four);
        assertThat(value(right, "backend-iops")).isCloseTo(2800, org.assertj.core.api.Assertions.within(1e-6));
        assertThat(value(right, "drives-with")).isEqualTo(12);
        assertThat(value(right, "drives-saved")).isEqualTo(100);
        assertThat(value(right, "hit-needed"))
                .isCloseTo(0.946428571428571, org.assertj.core.api.Assertions.within(1e-12));
    }

    @Test
    void limitsOfTheControllerAreSaid() {
        Map<String, String> large =
                Map.of("cache-level", "RAID10", "ssds", "34", "ssd-size", "100 GB", "volumes", "65");
        Report report = report(large);
        assertThat(warnings(report)).contains("ssd-cache.note.limit", "ssd-cache.note.ssds", "ssd-cache.note.volumes");
        assertThat(value(report, "usable-cache")).isEqualTo(512e9);
        var own = new HashMap<>(large);
        own.put("limit", "1024 GB");
        assertThat(value(report(own), "usable-cache")).isEqualTo(1024e9);
        var maxcache = new HashMap<>(large);
        maxcache.put("controller", "maxcache-64");
        assertThat(warnings(report(maxcache))).doesNotContain("ssd-cache.note.ssds", "ssd-cache.note.unconfirmed");
        assertThat(value(report(maxcache), "usable-cache")).isEqualTo(1700e9);
    }

    @Test
    void wornSlowAndNeedlesslyLargeCachesAreWarnedAbout() {
        assertThat(warnings(report(Map.of("target-iops", "100000", "dwpd", "1"))))
                .contains("ssd-cache.note.worn");
        assertThat(warnings(report(Map.of("ssd-reads", "100", "ssd-writes", "100", "drive-iops", "10000"))))
                .contains("ssd-cache.note.slower");
        assertThat(warnings(report(Map.of("drive-size", "10 GB", "hot", "10 GB"))))
                .contains("ssd-cache.note.too-large");
    }

    /** Not known: 10 % of 6 × 1.2 TB. */
    @Test
    void hotDataMayBeUnknownOrAShare() {
        assertThat(value(report(Map.of("hot-as", "unknown")), "recommended")).isEqualTo(512e9);
        assertThat(value(report(Map.of("hot-as", "unknown", "controller", "other")), "recommended"))
                .isCloseTo(720e9, org.assertj.core.api.Assertions.within(1.0));
        assertThat(value(report(Map.of("hot-as", "share", "hot-share", "2.5")), "recommended"))
                .isCloseTo(180e9, org.assertj.core.api.Assertions.within(1.0));
    }

    @Test
    void aMeasuredArrayHasNoDrivesToSave() {
        Report report = report(Map.of("array", "measured"));
        assertThat(report.figure("drives-saved")).isNull();
        assertThat(value(report, "cold-iops")).isCloseTo(1666.666666667, org.assertj.core.api.Assertions.within(1e-6));
    }

    private static Report report(Map<String, String> inputs) {
        return ((Outcome.Ok<Report>) FORM.run(inputs)).value();
    }

    private static double value(Report report, String figure) {
        return report.figure(figure).value().value();
    }

    private static List<String> warnings(Report report) {
        return report.notes().stream()
                .filter(Note::warning)
                .map(note -> note.message().key())
                .toList();
    }
}
