package handbook.core.form;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.TextFiles;
import handbook.core.outcome.Outcome;
import handbook.core.outcome.Step;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.core.unit.Unit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is worked out step by step on a page gives what it says, read from the page as a reader would. */
class StepsTest {

    private static final Texts ENGLISH = TextFiles.texts(Language.EN);
    private static final int INPUTS = 3_000;

    /** Numbers on the page are rounded, so a step may be off by a little more than its own rounding. */
    private static final double ROUNDING = 0.02;

    /** Steps in words: a rule of a level, a comparison of terms, chances joined by "and" and "or". */
    private static final Set<String> IN_WORDS = Set.of("drives", "life", "fatal", "fatal-double");

    static List<Calculator> calculators() {
        return Calculators.all();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8 × 137.5 ÷ (1 + 0 × 6) | 1100",
                "min(1 × 400 GB (372.52 GiB); 512 GB (476.83 GiB)) | 4e11",
                "⌈(32 + 8) ÷ 3⌉ × 3 | 42",
                "1 − exp(−48 TB (43.655 TiB) × 8 ÷ 10^15) | 0.3188686",
                "8760 ÷ −ln(1 − 0.01) | 871613.2",
                "24 h + 29.6 h | 192960",
                "0.9 × min(1; 400 GB (372.52 GiB) ÷ 300 GB (279.39 GiB)) | 0.9"
            })
    void readsArithmetic(String shown, double value) {
        assertThat(ShownArithmetic.value(shown))
                .isCloseTo(value, org.assertj.core.api.Assertions.withinPercentage(1e-4));
    }

    @ParameterizedTest
    @MethodSource("calculators")
    void stepsGiveWhatTheySay(Calculator calculator) {
        var random = new Random(5);
        var read = new HashSet<String>();
        check(calculator, Map.of(), read);
        for (Preset preset : calculator.presets()) {
            check(calculator, preset.values(), read);
        }
        for (int i = 0; i < INPUTS; i++) {
            check(calculator, nearTheInitialOnes(calculator, random), read);
        }
        assertThat(read).as("steps of %s that were read", calculator.id()).isNotEmpty();
    }

    /** Inputs as people type them, with small and huge numbers left out: those are rounded too much on the page. */
    private static Map<String, String> nearTheInitialOnes(Calculator calculator, Random random) {
        Map<String, String> anything = RandomInputs.of(calculator, random);
        var inputs = new HashMap<String, String>();
        for (Field field : calculator.fields()) {
            switch (field.kind()) {
                case CHOICE, WHOLE_NUMBER -> inputs.put(field.name(), anything.get(field.name()));
                case SHARE -> inputs.put(field.name(), 10 + random.nextInt(81) + "");
                default -> {
                    // as it is
                }
            }
        }
        return inputs;
    }

    private static void check(Calculator calculator, Map<String, String> inputs, Set<String> read) {
        if (!(calculator.run(inputs) instanceof Outcome.Ok<Report> ok)) {
            return;
        }
        for (Step step : ok.value().steps()) {
            if (IN_WORDS.contains(step.key())) {
                continue;
            }
            String numbers = ENGLISH.get(
                    "step." + step.key() + ".numbers", step.arguments().toArray());
            String shown = ENGLISH.show(step.value());
            double found = ShownArithmetic.value(numbers);
            double said = step.value().value();
            assertThat(Math.abs(found - said) <= Math.abs(said) * ROUNDING + leastShown(step))
                    .as("%s %s: %s = %s, worked out %s", calculator.id(), inputs, numbers, shown, found)
                    .isTrue();
            read.add(step.key());
        }
    }

    private static double leastShown(Step step) {
        return step.value().unit() == Unit.YEARS || step.value().unit() == Unit.DWPD ? 0.01 : 1e-5;
    }

    @Test
    void stepsInWordsExist() {
        var keys = new HashSet<String>();
        for (Calculator calculator : Calculators.all()) {
            ((Outcome.Ok<Report>) calculator.run(Map.of())).value().steps().forEach(step -> keys.add(step.key()));
        }
        assertThat(keys).containsAll(Set.of("drives", "life", "fatal-double"));
    }
}
