package handbook.generator;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.form.Field;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalcCommandTest {

    private static final String[] SCENARIO = {
        "calc", "raid-iops", "level=RAID5", "drives=20", "drive-iops=170", "read=20%", "--lang", "en"
    };

    @Test
    void everyFigureIsPrintedWithLabelAndUnit() {
        Console console = Console.run(SCENARIO);
        assertThat(console.code()).isZero();
        assertThat(console.err()).isEmpty();
        assertThat(console.out().lines())
                .contains("Host IOPS: 1000 IOPS", "As in the article: 1360 IOPS", "Capacity of: 19 drives");
    }

    @Test
    void stepsTablesAndNotesFollow() {
        assertThat(Console.run(SCENARIO).out())
                .contains("3. Host IOPS\n", "     = 3400 ÷ (0.2 + 0.8 × 4) = 1000 IOPS\n", "Note: ")
                .containsPattern("\n>  RAID 5 +1000 +1360 ");
    }

    @Test
    void theDriveCountOfTheArticleIsReached() {
        Console console = Console.run(
                "calc",
                "drive-count",
                "target-iops=5000",
                "read=80%",
                "level=RAID10",
                "drive-iops=170",
                "--lang",
                "en");
        assertThat(console.out()).contains("36 drives in RAID 10").contains("Drives in the array: 36 drives");
    }

    @Test
    void russianIsSpokenOnRequest() {
        String[] arguments = SCENARIO.clone();
        arguments[arguments.length - 1] = "ru";
        assertThat(Console.run(arguments).out()).contains("19 дисков").contains("Как это посчитано");
    }

    @Test
    void withoutArgumentsAllCalculatorsAreListed() {
        Console console = Console.run("calc", "--lang", "en");
        assertThat(console.code()).isZero();
        for (Calculator calculator : Calculators.all()) {
            assertThat(console.out()).contains("  " + calculator.id() + " – ");
        }
    }

    @Test
    void anIdAloneListsTheFieldsAndRunsOnTheDefaults() {
        for (Calculator calculator : Calculators.all()) {
            Console console = Console.run("calc", calculator.id(), "--lang", "en");
            assertThat(console.code()).as(calculator.id()).isZero();
            for (Field field : calculator.fields()) {
                assertThat(console.out().lines()).anyMatch(line -> line.startsWith("  " + field.name() + " "));
            }
            assertThat(console.out()).contains("The result for the defaults:\n\n");
        }
    }

    @Test
    void fieldsShowRangeUnitChoicesAndDefault() {
        assertThat(Console.run("calc", "raid-iops", "--lang", "en").out().lines())
                .anyMatch(line -> line.matches("  level +RAID level +RAID0, RAID1, RAID5, .* default RAID5"))
                .anyMatch(line -> line.matches("  drive-iops +.* 1 to [0-9,]+ IOPS +default 170"))
                .anyMatch(line -> line.matches("  block +.* KiB \\(KiB, MiB, B\\) +default 4 KiB"))
                .anyMatch(line -> line.matches("  spans +.* default 2; only when level is RAID50, RAID60"))
                .anyMatch(line -> line.matches("  drive-write-iops +.* may be left out"));
    }

    @Test
    void problemsAreTiedToTheirFields() {
        Console console = Console.run("calc", "raid-iops", "drives=0", "read=abc", "colour=red", "--lang", "en");
        assertThat(console.code()).isEqualTo(2);
        assertThat(console.out()).isEmpty();
        assertThat(console.err().lines())
                .anyMatch(line -> line.startsWith("Drives in the array (drives): must be from 1 to "))
                .anyMatch(line -> line.startsWith("Share of reads (read): must be a number, was “abc”"))
                .anyMatch(line -> line.startsWith("colour: is not an input of this calculator; known: level"));
    }

    @Test
    void jsonHoldsNumbersUnitsAndTexts() {
        String[] arguments = SCENARIO.clone();
        JsonObject json = json(Console.run(append(arguments, "--json")).out());
        JsonObject figure = json.getAsJsonArray("figures").get(0).getAsJsonObject();
        assertThat(figure.get("id").getAsString()).isEqualTo("host-iops");
        assertThat(figure.get("value").getAsDouble()).isEqualTo(1000);
        assertThat(figure.get("unit").getAsString()).isEqualTo("IOPS");
        assertThat(figure.get("text").getAsString()).isEqualTo("1000 IOPS");
        assertThat(json.getAsJsonArray("steps")).isNotEmpty();
        assertThat(json.getAsJsonArray("tables").get(0).getAsJsonObject().getAsJsonArray("rows"))
                .isNotEmpty();
    }

    @Test
    void jsonHoldsProblemsToo() {
        Console console = Console.run("calc", "raid-iops", "read=300", "--json", "--lang", "en");
        assertThat(console.code()).isEqualTo(2);
        assertThat(console.out()).isEmpty();
        JsonObject problem =
                json(console.err()).getAsJsonArray("problems").get(0).getAsJsonObject();
        assertThat(problem.get("field").getAsString()).isEqualTo("read");
        assertThat(problem.get("message").getAsString()).startsWith("must be from 0 to 100");
    }

    @ParameterizedTest
    @ValueSource(strings = {"drives", "=20", "20"})
    void anInputThatIsNoNameAndValueIsRefused(String input) {
        Console console = Console.run("calc", "raid-iops", input);
        assertThat(console.code()).isEqualTo(2);
        assertThat(console.err())
                .isEqualToIgnoringNewLines("\"" + input + "\" is not name=value; calc raid-iops lists the names");
    }

    @Test
    void wrongNamesAreRefusedWithWhatIsKnown() {
        assertThat(Console.run("calc", "raid-ipos").err())
                .startsWith("unknown calculator \"raid-ipos\"; did you mean \"raid-iops\"? known: raid-iops");
        assertThat(Console.run("calc", "--lang", "de").err()).startsWith("unknown language \"de\"; known: ru, en");
        assertThat(Console.run("calc", "raid-iops", "read=1", "read=2").err()).startsWith("\"read\" is given twice");
        assertThat(Console.run("clac").code()).isEqualTo(2);
    }

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    private static String[] append(String[] arguments, String last) {
        String[] all = Arrays.copyOf(arguments, arguments.length + 1);
        all[arguments.length] = last;
        return all;
    }
}
