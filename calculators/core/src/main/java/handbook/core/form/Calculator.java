package handbook.core.form;

import handbook.core.outcome.Outcome;
import java.util.List;
import java.util.Map;

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
     * Calculates. The same texts give the same report on the JVM and in the browser.
     *
     * @param texts name of a field → what was typed; fields that are missing have their initial text
     * @return the report or every problem of the input; never an exception
     */
    Outcome<Report> run(Map<String, String> texts);
}
