package handbook.core.form;

import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.text.Message;
import handbook.core.unit.DataSize;
import handbook.core.unit.DataUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads the texts of a form. Every problem is collected; a value that could not be read is replaced by
 * some value of its kind, so that the rest is read too, and {@link #isGood} tells
 * whether to calculate.
 */
public final class Answers {

    private static final int LONGEST_ECHO = 40;

    private final Map<String, String> texts;
    private final List<Problem> problems = new ArrayList<>();

    /**
     * @param fields all fields of the calculator
     * @param texts name → text; a field that is missing has its initial text
     */
    public Answers(List<Field> fields, Map<String, String> texts) {
        this.texts = texts;
        for (String name : texts.keySet()) {
            if (find(fields, name) == null) {
                problems.add(Problem.of(shortened(name), "problem.unknown", names(fields)));
            }
        }
    }

    static Field find(List<Field> fields, String name) {
        for (Field field : fields) {
            if (field.name().equals(name)) {
                return field;
            }
        }
        return null;
    }

    /** Reads a choice. Case, spaces and hyphens do not count: {@code raid-5} is {@code RAID5}. */
    public String choice(Field field) {
        String text = text(field);
        for (Option option : field.options()) {
            if (folded(option.id()).equals(folded(text))) {
                return option.id();
            }
        }
        problem(field, "problem.choice", ids(field.options()), shortened(text));
        return field.options().get(0).id();
    }

    /** Reads a whole number within the field's range. */
    public int wholeNumber(Field field) {
        double value = number(field);
        if (Math.floor(value) != value) {
            problem(field, "problem.whole", shortened(text(field)));
            return (int) field.least();
        }
        return (int) value;
    }

    /** Reads a number within the field's range. */
    public double number(Field field) {
        return amount(field, text(field), 1, "");
    }

    /** Reads a number of an optional field. */
    public double number(Field field, double whenEmpty) {
        return isEmpty(field) ? whenEmpty : number(field);
    }

    /** Reads a share typed in per cent; returns it from 0 to 1. */
    public double share(Field field) {
        String text = text(field).trim();
        boolean sign = text.endsWith("%");
        return amount(field, sign ? text.substring(0, text.length() - 1) : text, 1, "\u00a0%") / 100;
    }

    /** Reads a size such as {@code 3.84 TB}; a bare number is in the field's first unit. */
    public DataSize size(Field field) {
        DataUnit first = field.sizeUnits().get(0);
        DataUnit unit = SizeUnits.unitOf(text(field), field.sizeUnits());
        if (unit == null) {
            problem(
                    field,
                    "problem.unit",
                    SizeUnits.joined(field.sizeUnits()),
                    shortened(text(field).trim()));
            return DataSize.of(field.least(), first);
        }
        String amount = SizeUnits.amountOf(text(field));
        double perFirst = unit.bytes() / first.bytes();
        return DataSize.of(amount(field, amount, perFirst, "\u00a0" + first.symbol()), unit);
    }

    /** Tells whether an optional field was left empty. */
    public boolean isEmpty(Field field) {
        return field.optional() && text(field).trim().isEmpty();
    }

    /** Adds a problem that only a look at several fields can find. */
    public void problem(Field field, String key, Object... arguments) {
        problems.add(Problem.of(field.name(), key, arguments));
    }

    /** Adds a problem, if there is one. */
    public void problem(Field field, Message message) {
        if (message != null) {
            problems.add(new Problem(field.name(), message));
        }
    }

    /** Tells whether everything read so far was good. */
    public boolean isGood() {
        return problems.isEmpty();
    }

    /** Returns the problems as an outcome; only if there are any. */
    public <T> Outcome<T> invalid() {
        return new Outcome.Invalid<>(problems);
    }

    private String text(Field field) {
        String text = texts.get(field.name());
        return text == null ? field.initial() : text;
    }

    private double amount(Field field, String text, double perUnit, String shownUnit) {
        if (text.trim().isEmpty()) {
            problem(field, "problem.empty");
            return field.least();
        }
        NumberText number = NumberText.of(text);
        switch (number.kind) {
            case NOT_A_NUMBER -> problem(field, "problem.number", shortened(text.trim()));
            case AMBIGUOUS -> {
                String digits = text.trim();
                problem(
                        field,
                        "problem.ambiguous",
                        shortened(digits),
                        NumberText.withoutCommas(digits),
                        digits.replace(',', '.'));
            }
            case NUMBER -> {
                double value = number.value * perUnit;
                if (value >= field.least() && value <= field.most()) {
                    return number.value;
                }
                problem(
                        field,
                        "problem.range",
                        field.least(),
                        field.most(),
                        shortened(text(field).trim()),
                        shownUnit);
            }
        }
        return field.least();
    }

    private static String names(List<Field> fields) {
        String names = "";
        for (Field field : fields) {
            names = names.isEmpty() ? field.name() : names + ", " + field.name();
        }
        return names;
    }

    private static String ids(List<Option> options) {
        String ids = "";
        for (Option option : options) {
            ids = ids.isEmpty() ? option.id() : ids + ", " + option.id();
        }
        return ids;
    }

    private static String folded(String text) {
        var folded = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != ' ' && c != '-' && c != '_') {
                folded.append(c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c);
            }
        }
        return folded.toString();
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_ECHO ? text : text.substring(0, LONGEST_ECHO) + "…";
    }
}
