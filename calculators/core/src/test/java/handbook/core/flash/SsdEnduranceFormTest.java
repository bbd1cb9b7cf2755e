package handbook.core.flash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.TextFiles;
import handbook.core.form.Report;
import handbook.core.outcome.Step;
import handbook.core.text.Language;
import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SsdEnduranceFormTest {

    private static final Texts ENGLISH = TextFiles.texts(Language.EN);
    private static final Texts RUSSIAN = TextFiles.texts(Language.RU);

    @ParameterizedTest
    @CsvSource({
        "capacity=240 GB;dwpd=3;daily=0, rated-tbw, 1314e12",
        "capacity=3.84 TB;rating=tbw;tbw=8400 TB, rated-dwpd, 1.198630136986",
        "capacity=256 GB;rating=cycles;cycles=10000;amplification=4, rated-tbw, 640e12",
        "capacity=240 GB;rating=cycles;cycles=30000;flash=256 GB;amplification=3, rated-tbw, 2560e12",
        "capacity=240 GB;load=iops;write-iops=40000;block=4 KiB, needed-dwpd, 58.983",
        "capacity=200 GB;level=RAID1;drives=2;load=iops;write-iops=4000;block=4 KiB, needed-dwpd, 7.078",
        "load=rate;rate=10 MB;hours=24, host-daily, 864e9",
        "load=rate;rate=10 MB;hours=8, host-daily, 288e9",
        "capacity=1 TB;level=RAID6;drives=8;load=share;daily-share=50, host-daily, 3e12",
        "capacity=1 TB;level=RAID10;drives=8;load=share;daily-share=150 %, host-daily, 6e12",
        "level=RAID1;drives=2;daily=100 GB;fill=300 GB, drive-daily, 400e9",
        "rating=tbw;tbw=360 TB;written=12.286 TB, used, 0.034127777777777778",
        "rating=tbw;tbw=150 TB;written=32.04 TB, used, 0.2136",
        "written=150 TB;power-on=26280, past-daily, 136986301369.863",
        "capacity=1 TB;dwpd=10;daily=5 TB, rating-years, 10",
        "capacity=1 TB;dwpd=10;daily=5 TB, life, 5",
        "capacity=1 TB;dwpd=10;daily=5 TB, margin, 2",
        "capacity=1 TB;dwpd=1;daily=500 GB;amplification-ratio=2.5, rating-years, 4"
    })
    void figuresComeFromTheInputs(String inputs, String figure, double value) {
        assertThat(report(inputs).figure(figure).value().value()).isCloseTo(value, within(value * 1e-12));
    }

    @ParameterizedTest
    @CsvSource({
        // a rating of 1825 TB at 1 TB a day: 1825 days, 365 of them a year
        "capacity=1 TB;daily=1 TB;start=2026-12-01, 2031-11-30, 30.11.2031",
        "capacity=1 TB;daily=5 TB;start=2024-02-28, 2025-02-27, 27.02.2025",
        "capacity=1 TB;daily=100 TB;start=2027-12-31, 2028-01-18, 18.01.2028",
        "capacity=1 TB;daily=1 TB;power-on=43800;start=2026-12-01, 2026-12-01, 01.12.2026"
    })
    void endIsADateOnceAStartIsGiven(String inputs, String inEnglish, String inRussian) {
        var date = report(inputs).figure("end-date").value();
        assertThat(ENGLISH.show(date)).isEqualTo(inEnglish);
        assertThat(RUSSIAN.show(date)).isEqualTo(inRussian);
    }

    @Test
    void withoutAStartThereIsNoDate() {
        assertThat(report("daily=1 TB").figure("end-date")).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "capacity=1 TB;daily=500 GB, ssd-endurance.lead.warranty",
        "capacity=1 TB;daily=1 TB, ssd-endurance.lead.warranty",
        "capacity=1 TB;daily=1001 GB, ssd-endurance.lead.rating",
        "capacity=1 TB;daily=0, ssd-endurance.lead.never",
        "capacity=1 TB;daily=0;written=1825 TB, ssd-endurance.lead.worn",
        "capacity=1 TB;daily=1 TB;written=1825 TB, ssd-endurance.lead.worn",
        "capacity=1 TB;daily=1 TB;power-on=43800, ssd-endurance.lead.over"
    })
    void leadSaysWhatEndsFirst(String inputs, String key) {
        assertThat(report(inputs).lead().key()).isEqualTo(key);
    }

    @Test
    void enduranceIsRoundedDownAndTheNeedUp() {
        // 300 TB at 65 GB a day: 12.6448… years; 65 ÷ 1000 GB a day
        Report report = report("capacity=1 TB;rating=tbw;tbw=300 TB;daily=65.0001 GB");
        assertThat(ENGLISH.show(report.figure("rating-years").value())).isEqualTo("12.64\u00a0years");
        assertThat(RUSSIAN.show(report.figure("rating-years").value())).isEqualTo("12,64\u00a0года");
        assertThat(ENGLISH.show(report.figure("needed-dwpd").value())).isEqualTo("0.066\u00a0DWPD");
        // 26,700 TB of a 15 TB drive are not 1 DWPD
        assertThat(ENGLISH.show(report("capacity=15 TB;rating=tbw;tbw=26700 TB")
                        .figure("rated-dwpd")
                        .value()))
                .isEqualTo("0.975\u00a0DWPD");
    }

    @Test
    void amplificationInARatingFromCyclesIsNotAppliedAgain() {
        Report report = report("rating=cycles;amplification=4;amplification-ratio=9;capacity=256 GB;daily=64 GB");
        // 10,000 × 256 GB ÷ 4 ÷ 64 GB a day
        assertThat(report.figure("rating-years").value().value()).isCloseTo(10_000.0 / 365, within(1e-9));
        assertThat(report.steps()).extracting(Step::key).doesNotContain("budget");
    }

    @ParameterizedTest
    @CsvSource({
        "written=100 TB;power-on=10, note.too-fast",
        "capacity=240 GB;load=iops;write-iops=40000, note.no-class",
        "amplification-ratio=0.5, note.gentle",
        "capacity=1 TB;daily=2 TB, note.rating"
    })
    void notesWarnOfWhatCostsMoney(String inputs, String note) {
        assertThat(report(inputs).notes())
                .extracting(one -> one.message().key())
                .contains("ssd-endurance." + note);
    }

    @ParameterizedTest
    @CsvSource({
        "daily=300 GB, 0.3 DWPD",
        "daily=301 GB, 1 DWPD",
        "daily=1 TB, 1 DWPD",
        "daily=3001 GB, 10 DWPD",
        "daily=30 TB, 30 DWPD"
    })
    void tableMarksTheLowestClassThatSuffices(String inputs, String name) {
        List<String> marked = report("capacity=1 TB;" + inputs).tables().get(0).rows().stream()
                .filter(row -> row.current())
                .map(row -> ENGLISH.say((Message) row.cells().get(0)))
                .toList();
        assertThat(marked).singleElement().asString().startsWith(name + ",");
    }

    @Test
    void levelsStandSideBySideOnlyForArrays() {
        assertThat(report("level=single").tables()).hasSize(1);
        assertThat(report("level=RAID5;drives=8").tables()).hasSize(2);
    }

    private static Report report(String text) {
        Map<String, String> inputs = new LinkedHashMap<>();
        for (String pair : text.split(";")) {
            inputs.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        return new SsdEnduranceForm().run(inputs).match(report -> report, problems -> {
            throw new AssertionError(problems);
        });
    }
}
