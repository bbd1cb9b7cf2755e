package handbook.generator.block;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The figures that the calculator blocks of a page show. The same number typed by hand beside them will be
 * forgotten when an input changes, unless an {@code expect} line names it.
 */
public final class ShownFigures {

    private final Map<String, String> values = new HashMap<>();
    private final Set<String> expected = new HashSet<>();

    /**
     * @param digits without unit and groups, with a decimal point
     * @param inlineValue that prints it
     */
    void add(String digits, String inlineValue) {
        values.putIfAbsent(digits, inlineValue);
    }

    /** Notes a number that the build compares with the calculator anyway. */
    void addExpected(String digits) {
        expected.add(digits);
    }

    public boolean isEmpty() {
        return values.isEmpty();
    }

    /** Returns the inline value that prints a number, or null if no figure is that or it is expected. */
    public String unguarded(String digits) {
        return expected.contains(digits) ? null : values.get(digits);
    }
}
