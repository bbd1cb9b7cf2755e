package handbook.core.form;

import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.text.Message;
import handbook.core.unit.CalendarDay;
import handbook.core.unit.DataSize;
import handbook.core.unit.DataUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Reads the texts of a form. Every problem is collected; a value that could not be read is replaced by
 * some value of its kind, so that the rest is read too, and {@link #isGood} tells
 * whether to calculate.
 */
public final class Answers {

    private static final int LONGEST_ECHO = 40;

    private final List<Field> fields;
    private final UnaryOperator<String> texts;
    private final List<Problem> problems = new ArrayList<>();

    /**
     * @param fields of the calculator
     * @param texts from the name of a field to what was typed; null for its initial text
     */
    public Answers(List<Field> fields, UnaryOperator<String> texts) {
        this.fields = fields;
        this.texts = texts;
    }

    /** Returns a problem for every name that is no field. */
    static List<Problem> unknown(List<Field> fields, Collection<String> names) {
        List<String> known = fields.stream().map(Field::name).toList();
        return names.stream()
                .filter(name -> !known.contains(name))
                .map(name -> Problem.of(shortened(name), "problem.unknown", known))
                .toList();
    }

    /** Returns the field of a name, or null. */
    public static Field find(List<Field> fields, String name) {
        for (Field field : fields) {
            if (field.name().equals(name)) {
                return field;
            }
        }
        return null;
    }

    /** Reads a choice. Case, spaces and hyphens do not count: {@code raid-5} is {@code RAID5}. */
    public String choice(String name) {
        Field field = find(fields, name);
        String id = optionOf(field, text(field));
        if (id != null) {
            return id;
        }
        problem(name, "problem.choice", field.of(), shortened(text(field)));
        return field.of().get(0);
    }

    /** Returns the id of the option that a text means, or null if it means none. */
    public static String optionOf(Field field, String text) {
        for (String option : field.of()) {
            if (folded(option).equals(folded(text))) {
                return option;
            }
        }
        return null;
    }

    /** Reads a whole number within the field's range. */
    public int wholeNumber(String name) {
        double value = number(name);
        if (Math.floor(value) != value) {
            Field field = find(fields, name);
            problem(name, "problem.whole", shortened(text(field)));
            return (int) field.least();
        }
        return (int) value;
    }

    /** Reads a whole number that does not count now: what is no such number is passed over. */
    public int wholeNumberOr(String name, int otherwise) {
        Field field = find(fields, name);
        NumberText number = NumberText.of(text(field));
        boolean good = number.kind == NumberText.Kind.NUMBER
                && number.value >= field.least()
                && number.value <= field.most()
                && Math.floor(number.value) == number.value;
        return good ? (int) number.value : otherwise;
    }

    /** Reads a number within the field's range. */
    public double number(String name) {
        Field field = find(fields, name);
        return amount(field, text(field), 1, null);
    }

    /** Reads a number of an optional field. */
    public double number(String name, double whenEmpty) {
        return isEmpty(name) ? whenEmpty : number(name);
    }

    /** Reads a share typed in per cent; returns it from 0 to 1. */
    public double share(String name) {
        Field field = find(fields, name);
        String text = text(field).trim();
        boolean sign = text.endsWith("%");
        return amount(field, sign ? text.substring(0, text.length() - 1) : text, 1, "%") / 100;
    }

    /** Reads a size such as {@code 3.84 TB}; a bare number is in the field's first unit. */
    public DataSize size(String name) {
        Field field = find(fields, name);
        List<DataUnit> units = field.sizeUnits();
        DataUnit first = units.get(0);
        DataUnit unit = SizeUnits.unitOf(text(field), units);
        if (unit == null) {
            problem(name, "problem.unit", units, shortened(text(field).trim()));
            return DataSize.of(field.least(), first);
        }
        double perFirst = unit.bytes() / first.bytes();
        return DataSize.of(amount(field, SizeUnits.amountOf(text(field)), perFirst, unit), unit);
    }

    /** Reads a size of an optional field, in bytes. */
    public double bytes(String name, double whenEmpty) {
        return isEmpty(name) ? whenEmpty : size(name).bytes();
    }

    /** Reads a text, without spaces around it. */
    public String text(String name) {
        Field field = find(fields, name);
        String text = text(field).trim();
        if (text.isEmpty() && !field.optional()) {
            problem(name, "problem.empty");
        } else if (text.length() > field.most()) {
            problem(name, "problem.long", field.most(), text.length());
        }
        return text;
    }

    /** Reads a list: what stands between commas, semicolons and spaces; at least one item. */
    public List<String> list(String name) {
        String text = text(name);
        var items = new ArrayList<String>();
        for (String item : LinkState.parts(text.replace(';', ',').replace(' ', ','), ',')) {
            if (!item.isEmpty()) {
                items.add(item);
            }
        }
        if (items.isEmpty() && !text.isEmpty()) {
            problem(name, "problem.empty");
        }
        return items;
    }

    /** Returns the number that a text is, or something else where it is none. */
    public static double numberOf(String text, double otherwise) {
        NumberText number = NumberText.of(text);
        return number.kind == NumberText.Kind.NUMBER ? number.value : otherwise;
    }

    /** Reads a date as {@link CalendarDay} holds it; −1 if it was left empty. */
    public int date(String name) {
        String text = text(find(fields, name)).trim();
        int date = CalendarDay.parse(text);
        if (date < 0 && !text.isEmpty()) {
            problem(name, "problem.date", shortened(text));
        }
        return date;
    }

    /** Tells whether an optional field was left empty. */
    public boolean isEmpty(String name) {
        Field field = find(fields, name);
        return field.optional() && text(field).trim().isEmpty();
    }

    /** Adds a problem that only a look at several fields can find. */
    public void problem(String field, String key, Object... arguments) {
        problems.add(Problem.of(field, key, arguments));
    }

    /** Adds a problem, if there is one. */
    public void problem(String field, Message message) {
        if (message != null) {
            problems.add(new Problem(field, message));
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
        String text = texts.apply(field.name());
        return text == null ? field.initial() : text;
    }

    private double amount(Field field, String text, double perUnit, Object shownUnit) {
        if (text.trim().isEmpty()) {
            problem(field.name(), "problem.empty");
            return field.least();
        }
        NumberText number = NumberText.of(text);
        switch (number.kind) {
            case NOT_A_NUMBER -> problem(field.name(), "problem.number", shortened(text.trim()));
            case AMBIGUOUS -> {
                String digits = text.trim();
                problem(
                        field.name(),
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
                outOfRange(field, perUnit, shownUnit);
            }
        }
        return field.least();
    }

    private void outOfRange(Field field, double perUnit, Object shownUnit) {
        double least = field.least() / perUnit;
        double most = field.most() / perUnit;
        String given = shortened(text(field).trim());
        if (shownUnit == null) {
            problem(field.name(), "problem.range", least, most, given);
        } else {
            problem(field.name(), "problem.range-unit", least, most, given, shownUnit);
        }
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
