package handbook.generator.block;

import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.form.Field;
import handbook.core.form.Figure;
import handbook.core.form.FormHtml;
import handbook.core.form.Labels;
import handbook.core.form.Report;
import handbook.core.outcome.Problem;
import handbook.core.text.Texts;
import handbook.generator.mistake.Known;
import handbook.generator.text.Numbers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A calculator run with an author's inputs.
 *
 * @param inputs those the calculator knows
 */
record Calculation(Calculator calculator, Map<String, String> inputs, Report report) {

    /**
     * Runs {@code id name=value …}.
     *
     * @param line of the text in the Markdown
     * @return null if there were mistakes; the page then knows them
     */
    static Calculation run(String text, int line, PageContext page) {
        Calculation known = page.calculations().get(text);
        if (known != null) {
            return known;
        }
        Calculation run = runNew(text, line, page);
        if (run != null) {
            page.calculations().put(text, run);
        }
        return run;
    }

    private static Calculation runNew(String text, int line, PageContext page) {
        Arguments arguments = Arguments.parse(text);
        if (arguments.openQuote()) {
            page.mistake(line, "a quotation mark is not closed");
        }
        Calculator calculator = calculator(arguments, line, page);
        if (calculator == null) {
            return null;
        }
        Map<String, String> inputs = inputs(arguments, calculator, line, page);
        Report report =
                calculator.run(inputs).match(good -> good, problems -> noReport(problems, calculator, line, page));
        boolean clean = inputs.size() == arguments.values().size() && !arguments.openQuote();
        return report == null || !clean ? null : new Calculation(calculator, inputs, report);
    }

    private static Calculator calculator(Arguments arguments, int line, PageContext page) {
        if (arguments.words().isEmpty()) {
            page.mistake(line, "the id of a calculator is missing", Known.names("", ids()));
            return null;
        }
        String id = arguments.words().get(0);
        Calculator calculator = Calculators.find(id);
        if (calculator == null) {
            page.mistake(line, "unknown calculator \"" + id + "\"", Known.names(id, ids()));
        }
        for (String word : arguments.words().subList(1, arguments.words().size())) {
            page.mistake(line, "\"" + word + "\" is not name=value; a value with spaces is quoted: block=\"4 KiB\"");
        }
        return calculator;
    }

    private static List<String> ids() {
        return Calculators.all().stream().map(Calculator::id).toList();
    }

    private static Map<String, String> inputs(Arguments arguments, Calculator calculator, int line, PageContext page) {
        List<String> known = calculator.fields().stream().map(Field::name).toList();
        var inputs = new LinkedHashMap<String, String>();
        arguments.values().forEach((name, value) -> {
            if (known.contains(name)) {
                inputs.put(name, value);
            } else {
                page.mistake(
                        line, "unknown parameter \"" + name + "\" of " + calculator.id(), Known.names(name, known));
            }
        });
        for (String name : arguments.repeated()) {
            page.mistake(line, "parameter \"" + name + "\" is given twice");
        }
        return inputs;
    }

    private static Report noReport(List<Problem> problems, Calculator calculator, int line, PageContext page) {
        for (Problem problem : problems) {
            page.mistake(
                    line,
                    calculator.id() + ", " + problem.field() + ": "
                            + page.texts().say(problem.message()));
        }
        return null;
    }

    /** Returns the figure of an id or of a label in the page's language, or null with a mistake noted. */
    Figure figure(String name, int line, PageContext page) {
        for (Figure figure : report.figures()) {
            String label = Labels.figure(calculator, figure.id(), page.texts());
            if (figure.id().equals(name) || spaced(label).equalsIgnoreCase(spaced(name))) {
                return figure;
            }
        }
        List<String> known = report.figures().stream().map(Figure::id).toList();
        page.mistake(line, "unknown figure \"" + name + "\" of " + calculator.id(), Known.names(name, known));
        return null;
    }

    /** Tells the page which figures it shows, so that the same numbers typed by hand can be found. */
    void remember(String text, PageContext page) {
        for (Figure figure : report.figures()) {
            String digits = Numbers.plain(Expectation.bare(figure.value(), page.texts()), page.language());
            page.figures().add(digits, "{=" + text + " : " + figure.id() + "=}");
        }
    }

    /** Returns the form with these inputs and the report. */
    String html(String id, Texts texts) {
        return FormHtml.of(calculator, texts, id, inputs, report);
    }

    private static String spaced(String text) {
        return text.replace('\u00a0', ' ').strip();
    }
}
