package handbook.core.fio;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.TextFiles;
import handbook.core.form.Calculator;
import handbook.core.form.Listing;
import handbook.core.form.Report;
import handbook.core.form.ReportHtml;
import handbook.core.outcome.Outcome;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class FioJobTest {

    private static final Calculator CALCULATOR = Calculators.find("fio-job");
    private static final Texts ENGLISH = TextFiles.texts(Language.EN);

    @Test
    void writesTheWholeJobFile() {
        String file = file(report(
                "patterns", "read,randrw",
                "seq-blocks", "1m",
                "rand-blocks", "4k 8k",
                "depths", "1;32",
                "read", "67.4%",
                "jobs", "2",
                "runtime", "30",
                "ramp", "5",
                "target", "/srv/a:b.dat",
                "size", "1.5 GiB"));
        assertThat(file).isEqualTo("""
                [global]
                filename=/srv/a\\:b.dat
                size=1536m
                ioengine=libaio
                direct=1
                time_based
                runtime=30
                ramp_time=5
                numjobs=2
                group_reporting
                randrepeat=0
                stonewall

                [read-1m-qd1]
                rw=read
                bs=1m
                iodepth=1

                [read-1m-qd32]
                rw=read
                bs=1m
                iodepth=32

                [randrw-4k-qd1]
                rw=randrw
                rwmixread=67
                bs=4k
                iodepth=1

                [randrw-4k-qd32]
                rw=randrw
                rwmixread=67
                bs=4k
                iodepth=32

                [randrw-8k-qd1]
                rw=randrw
                rwmixread=67
                bs=8k
                iodepth=1

                [randrw-8k-qd32]
                rw=randrw
                rwmixread=67
                bs=8k
                iodepth=32
                """);
    }

    /** 4 patterns × 7 depths of 180 s are 28 runs and 84 minutes: the matrix of the RAID 6 article. */
    @Test
    void firstPresetIsTheMatrixOfTheArticle() {
        Report report = CALCULATOR.run(CALCULATOR.presets().get(0).values()).match(found -> found, problems -> {
            throw new AssertionError(problems);
        });
        assertThat(report.figure("runs").value().value()).isEqualTo(28);
        assertThat(report.figure("time").value().value()).isEqualTo(5040);
        assertThat(file(report).lines().filter(line -> line.startsWith("rw=")).toList())
                .hasSize(28)
                .containsOnly("rw=read", "rw=write", "rw=randread", "rw=randwrite");
    }

    @Test
    void whatOnlyReadsIsStartedReadOnlyAndADeviceThatIsWrittenHasAWarningInTheFile() {
        Report reads = report("patterns", "randread", "target-kind", "device", "target", "/dev/sdb");
        assertThat(command(reads)).contains("fio --readonly ");
        assertThat(file(reads)).startsWith("[global]\nfilename=/dev/sdb\nioengine");
        Report writes = report(
                "patterns", "randread,write", "target-kind", "device", "target", "/dev/sdb", "confirm", "/dev/sdb");
        assertThat(command(writes)).doesNotContain("--readonly");
        assertThat(file(writes)).startsWith("; DESTROYS ALL DATA ON /dev/sdb\n[global]\n");
        assertThat(writes.hasWarning()).isTrue();
    }

    @ParameterizedTest
    @CsvFileSource(resources = "fio-problems.csv", useHeadersInDisplayName = true)
    void saysWhatIsWrong(String inputs, String field, String message) {
        var given = new HashMap<String, String>();
        for (String pair : inputs.split("&")) {
            given.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        Outcome<Report> outcome = CALCULATOR.run(given);
        List<String> problems = outcome.match(
                report -> List.of(),
                found -> found.stream()
                        .map(problem -> problem.field() + ": " + ENGLISH.say(problem.message()))
                        .toList());
        assertThat(problems).containsExactly(field + ": " + message);
    }

    @ParameterizedTest
    @CsvSource({"512, 512", "1024, 1k", "1536, 1536", "4096, 4k", "1048576, 1m", "1610612736, 1536m", "1073741824, 1g"})
    void writesSizesAsFioReadsThem(double bytes, String text) {
        assertThat(FioJob.size(bytes)).isEqualTo(text);
    }

    private static Report report(String... inputs) {
        Map<String, String> given = new HashMap<>();
        for (int i = 0; i < inputs.length; i += 2) {
            given.put(inputs[i], inputs[i + 1]);
        }
        return CALCULATOR.run(given).match(found -> found, problems -> {
            throw new AssertionError(problems);
        });
    }

    private static String file(Report report) {
        return listing(report, 0);
    }

    private static String command(Report report) {
        return listing(report, 1);
    }

    private static String listing(Report report, int index) {
        Listing listing = report.listings().get(index);
        return ReportHtml.text(listing, ENGLISH);
    }
}
