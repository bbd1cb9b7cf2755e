package handbook.core.form;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.TextFiles;
import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.core.unit.Quantity;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever is typed: figures with their unit, or problems that name a field. Every input is calculated, every so many
 * is written as a page too. How many inputs is the property {@code fuzz.inputs}.
 */
class FuzzTest {

    private static final int INPUTS = Integer.getInteger("fuzz.inputs", 1_000_000);
    private static final int PARTS = 16;
    private static final int WRITE_EVERY = 25;
    private static final List<Texts> LANGUAGES = List.of(TextFiles.texts(Language.EN), TextFiles.texts(Language.RU));

    /** A zero with a sign, a value that is none, an empty result. */
    private static final Pattern WRONG =
            Pattern.compile("NaN|Infinity|∞|[-\u2212]0(?![\\d.,])|[-\u2212]0[.,]0+(?!\\d)|<dd></dd>");

    static List<Calculator> calculators() {
        return Calculators.all();
    }

    @ParameterizedTest
    @MethodSource("calculators")
    void anyInputGivesFiguresOrProblemsButNeverAnException(Calculator calculator) {
        int good = IntStream.range(0, PARTS)
                .parallel()
                .map(part -> good(calculator, part, INPUTS / PARTS))
                .sum();
        System.out.printf("fuzz: %s, %d inputs, %d of them with a result%n", calculator.id(), INPUTS, good);
        assertThat(good).as("inputs with a result").isGreaterThan(INPUTS / 20);
    }

    private static int good(Calculator calculator, int part, int inputs) {
        var random = new Random(20260101L + part);
        int good = 0;
        for (int i = 0; i < inputs; i++) {
            Map<String, String> typed = RandomInputs.of(calculator, random);
            Texts texts = LANGUAGES.get(i % 2);
            boolean quoted = isQuoted(calculator, typed);
            try {
                Outcome<Report> outcome = calculator.run(typed::get);
                if (outcome instanceof Outcome.Ok<Report> ok) {
                    good++;
                    figures(ok.value(), quoted ? "" : texts.say(ok.value().lead()), texts);
                } else {
                    problems(calculator, ((Outcome.Invalid<Report>) outcome).problems(), texts);
                }
                if (i % WRITE_EVERY == 0) {
                    page(ReportHtml.of(calculator, outcome, texts, "x"), outcome instanceof Outcome.Ok && !quoted);
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(calculator.id() + " with " + typed, e);
            }
        }
        return good;
    }

    /** Tells whether a name was typed that looks like a wrong number: names stand in the result as they are. */
    private static boolean isQuoted(Calculator calculator, Map<String, String> typed) {
        for (Field field : calculator.fields()) {
            if (field.kind() == Field.Kind.TEXT
                    && WRONG.matcher(typed.get(field.name())).find()) {
                return true;
            }
        }
        return false;
    }

    private static void figures(Report report, String lead, Texts texts) {
        if (report.figures().isEmpty() || WRONG.matcher(lead).find()) {
            throw new AssertionError("no figure or a wrong sentence: " + lead);
        }
        for (Figure figure : report.figures()) {
            Quantity value = figure.value();
            if (value.value() == 0 && 1 / value.value() < 0 || value.value() < 0) {
                throw new AssertionError(figure + " is negative");
            }
            String shown = texts.show(value);
            if (shown.isBlank() || WRONG.matcher(shown).find()) {
                throw new AssertionError(figure + " is shown as " + shown);
            }
        }
    }

    private static void problems(Calculator calculator, List<Problem> problems, Texts texts) {
        if (problems.isEmpty()) {
            throw new AssertionError("neither a result nor a problem");
        }
        for (Problem problem : problems) {
            String message = texts.say(problem.message());
            if (Answers.find(calculator.fields(), problem.field()) == null || message.isBlank()) {
                throw new AssertionError(problem + " says " + message);
            }
        }
    }

    /** Problems quote what was typed, whatever it was. */
    private static void page(String html, boolean good) {
        if (!html.contains("data-part=\"lead\"")
                || html.contains("<script")
                || good && WRONG.matcher(html).find()) {
            throw new AssertionError(html);
        }
    }
}
