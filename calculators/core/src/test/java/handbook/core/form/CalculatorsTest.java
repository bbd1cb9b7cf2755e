package handbook.core.form;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.TextFiles;
import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CalculatorsTest {

    private static final Texts ENGLISH = TextFiles.texts(Language.EN);
    private static final Texts RUSSIAN = TextFiles.texts(Language.RU);

    static List<Calculator> calculators() {
        return Calculators.all();
    }

    @ParameterizedTest
    @MethodSource("calculators")
    void initialInputsGiveAReportInBothLanguages(Calculator calculator) {
        Outcome<Report> outcome = calculator.run(Map.of());
        assertThat(outcome).isInstanceOf(Outcome.Ok.class);
        for (Texts texts : List.of(ENGLISH, RUSSIAN)) {
            assertThat(FormHtml.of(calculator, texts, "x", Map.of()))
                    .contains("data-part=\"lead\"")
                    .doesNotContain("NaN")
                    .doesNotContain("style=");
        }
    }

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "problems.csv", numLinesToSkip = 1)
    void problemsNameTheFieldTheRuleAndWhatWasGiven(
            String calculatorId, String inputs, String field, String inEnglish, String inRussian) {
        Calculator calculator = Calculators.find(calculatorId);
        Outcome<Report> outcome = calculator.run(inputs(inputs));
        assertThat(outcome).isInstanceOf(Outcome.Invalid.class);
        Problem problem = ((Outcome.Invalid<Report>) outcome).problems().get(0);
        assertThat(problem.field()).isEqualTo(field);
        assertThat(ENGLISH.say(problem.message()).replace('\u00a0', ' ')).isEqualTo(inEnglish);
        assertThat(RUSSIAN.say(problem.message()).replace('\u00a0', ' ')).isEqualTo(inRussian);
    }

    @Test
    void allProblemsComeAtOnce() {
        Calculator calculator = Calculators.find("raid-iops");
        Outcome<Report> outcome = calculator.run(inputs("level=RAID7;drives=0;drive-iops=;read=120;block=4 Kb"));
        assertThat(((Outcome.Invalid<Report>) outcome).problems())
                .extracting(Problem::field)
                .containsExactly("level", "drives", "drive-iops", "read", "block");
    }

    @ParameterizedTest
    @CsvSource({
        "raid-iops, level=raid-5;drives=20;drive-iops=170;read=20%, host-iops, 1000",
        "raid-iops, level=RAID 5;drives=20;drive-iops=170;read=20 %, article-iops, 1360",
        "raid-iops, level=RAID10;drives=20;drive-iops=170;read=50, overstatement, 1.125",
        "raid-iops, level=RAID5;drives=8;drive-iops=35000;drive-write-iops=8600;read=0, write-ceiling, 17200",
        "raid-iops, level=RAID60;drives=12;spans=2;drive-iops=100;read=0, host-iops, 200",
        "raid-iops, level=RAID50;drives=12;spans=3;drive-iops=100;read=0, data-drives, 9",
        "raid-iops, level=RAID5;drives=20;drive-iops=170;read=80;block=8 КиБ, throughput, 17408000",
        "drive-count, level=RAID10;target-iops=5000;read=80%;drive-iops=170, drives, 36",
        "drive-count, level=RAID5;target-iops=5000;read=80%;drive-iops=170, rounded-drives, 48",
        "drive-count, level=RAID10;load=split;read-iops=20000;write-iops=4000;drive-iops=250, drives, 112",
        "drive-count, level=RAID5;target-iops=100;read=100;usable=20 TB;drive-size=450 GB, drives, 46",
        "drive-count, level=RAID5;target-iops=100;read=100;drive-size=450 GB, usable-capacity, 900000000000",
        "drive-count, level=RAID10;target-iops=5000;read=80;drive-iops=170;hot-spares=2, drives-to-buy, 38"
    })
    void figuresComeFromTheInputs(String calculatorId, String inputs, String figure, double value) {
        Outcome<Report> outcome = Calculators.find(calculatorId).run(inputs(inputs));
        Report report = ((Outcome.Ok<Report>) outcome).value();
        assertThat(report.figure(figure).value().value())
                .isCloseTo(value, org.assertj.core.api.Assertions.within(1e-6));
    }

    @Test
    void whatWasTypedIsEscaped() {
        Calculator calculator = Calculators.find("raid-iops");
        Map<String, String> inputs = Map.of("drives", "<b>\"&");
        String html = FormHtml.of(calculator, ENGLISH, "x", inputs);
        assertThat(html).contains("value=\"&lt;b&gt;&quot;&amp;\"").contains("“&lt;b&gt;&quot;&amp;”");
    }

    @Test
    void largeParityGroupsAreWarnedAbout() {
        Calculator calculator = Calculators.find("raid-iops");
        Report large = ((Outcome.Ok<Report>) calculator.run(inputs("level=RAID5;drives=48"))).value();
        Report split = ((Outcome.Ok<Report>) calculator.run(inputs("level=RAID50;spans=4;drives=48"))).value();
        assertThat(large.notes())
                .anyMatch(note -> note.warning() && note.message().key().equals("note.large-group"));
        assertThat(split.notes()).noneMatch(Note::warning);
    }

    private static Map<String, String> inputs(String text) {
        var inputs = new LinkedHashMap<String, String>();
        for (String pair : text.split(";")) {
            inputs.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        return inputs;
    }
}
