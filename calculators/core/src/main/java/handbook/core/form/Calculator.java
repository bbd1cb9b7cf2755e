package handbook.core.form;

import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A calculator as the page, the build and the command line see it: fields in, report out. Its texts are
 * the language files named after its id.
 */
public interface Calculator {

    /** Returns the name in links, blocks and on the command line: small letters and hyphens. */
    String id();

    /**
     * Returns the version of the fields' meaning. It stands in every link, and rises when an old link
     * would otherwise come to mean something else.
     */
    int version();

    List<Field> fields();

    /** Returns values to fill in at once, for the form; a preset stands beside its first field. */
    List<Preset> presets();

    /**
     * Calculates. The same inputs give the same report on the JVM and in the browser.
     *
     * @param inputs from the name of a field to what was typed; null for a field's initial text
     * @return the report or every problem of the input; never an exception
     */
    Outcome<Report> run(UnaryOperator<String> inputs);

    /**
     * Calculates with inputs that come from an author or the command line: a name that is no field is a
     * problem too.
     *
     * @param inputs name of a field → what was typed; fields that are missing have their initial text
     */
    default Outcome<Report> run(Map<String, String> inputs) {
        Outcome<Report> outcome = run((UnaryOperator<String>) inputs::get);
        List<Problem> unknown = Answers.unknown(fields(), inputs.keySet());
        if (unknown.isEmpty()) {
            return outcome;
        }
        var problems = new ArrayList<>(unknown);
        outcome.match(report -> true, problems::addAll);
        return new Outcome.Invalid<>(problems);
    }
}
