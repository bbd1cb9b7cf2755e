package handbook.generator.block;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a row has to be like: {@code type=HDD}, {@code level!=RAID 0}, {@code iops>=1000}.
 *
 * @param values of which one is enough; for a comparison of numbers there is one
 */
record Condition(String column, String operator, List<String> values) {

    private static final Pattern FORM = Pattern.compile("([^=!<>]+)(!=|<=|>=|=|<|>)([^=<>]*)");

    /** Returns null for a text that is no condition. */
    static Condition parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return null;
        }
        List<String> values =
                Arrays.stream(form.group(3).split("\\|", -1)).map(String::strip).toList();
        return new Condition(form.group(1).strip(), form.group(2), values);
    }

    /** Tells whether it compares numbers, but with something that is none. */
    boolean lacksNumber() {
        return isComparison() && (values.size() != 1 || !Cells.isNumber(values.get(0)));
    }

    private boolean isComparison() {
        return operator.startsWith("<") || operator.startsWith(">");
    }

    /** Tells whether a cell is as wanted; a cell that is no number is neither more nor less than one. */
    boolean fits(String cell) {
        if (!isComparison()) {
            return values.contains(cell) == operator.equals("=");
        }
        if (!Cells.isNumber(cell)) {
            return false;
        }
        int order = Double.compare(Double.parseDouble(cell), Double.parseDouble(values.get(0)));
        return switch (operator) {
            case "<" -> order < 0;
            case "<=" -> order <= 0;
            case ">" -> order > 0;
            default -> order >= 0;
        };
    }
}
