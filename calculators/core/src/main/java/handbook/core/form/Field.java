package handbook.core.form;

import handbook.core.unit.DataUnit;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * One input of a calculator, as data. Its label and help are the texts {@code field.<name>} and {@code
 * field.<name>.help}; a calculator that means something else by the name has {@code
 * <calculator>.field.<name>}.
 *
 * @param name what stands in links, blocks and on the command line
 * @param kindName name of its {@link Kind}
 * @param initial the text it starts with; empty if it may stay empty
 * @param of the options of a choice; the symbols of the units of a size, the one of a bare number first; the
 *     name of the {@link Unit} of a number or share; otherwise nothing that counts
 * @param least smallest value allowed, in the first unit for sizes, in per cent for shares
 * @param most largest value allowed
 * @param onlyWhen when it is used at all, null for always
 */
public record Field(
        String name, String kindName, String initial, List<String> of, double least, double most, Condition onlyWhen) {

    /** How the text of a field is read. */
    public enum Kind {
        CHOICE,
        WHOLE_NUMBER,
        NUMBER,
        SHARE,
        SIZE,
        /** Words, names, lists; {@code most} is how many characters it may have. */
        TEXT,
        /** A day, typed as {@code 2026-12-01}. */
        DATE
    }

    /** A field is used only while a choice has one of some values. */
    public record Condition(String field, List<String> values) {

        /** Tells whether the field is used while the choice has this value. */
        public boolean holds(String value) {
            for (String one : values) {
                if (one.equals(value)) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * Returns the fields of a table, a line each. Its columns: name, kind, initial text, options or units
     * (with commas), least, most and, where there is one, the condition as {@code choice=value,value}. A
     * hyphen stands for nothing, an underscore for a space.
     */
    public static List<Field> table(String lines) {
        var fields = new ArrayList<Field>();
        for (String line : parts(lines, '\n')) {
            List<String> words = parts(line, ' ');
            fields.add(new Field(
                    words.get(0),
                    words.get(1),
                    words.get(2).equals("-") ? "" : words.get(2).replace('_', ' '),
                    parts(words.get(3), ','),
                    NumberText.of(words.get(4)).value,
                    NumberText.of(words.get(5)).value,
                    words.size() > 6 ? condition(words.get(6)) : null));
        }
        return fields;
    }

    private static Condition condition(String text) {
        List<String> sides = parts(text, '=');
        return new Condition(sides.get(0), parts(sides.get(1), ','));
    }

    /** Returns what stands between separators, without what is empty. */
    private static List<String> parts(String text, char separator) {
        var parts = new ArrayList<String>();
        for (String part : LinkState.parts(text, separator)) {
            if (!part.isEmpty()) {
                parts.add(part);
            }
        }
        return parts;
    }

    public Kind kind() {
        for (Kind kind : Kind.values()) {
            if (kind.name().equals(kindName)) {
                return kind;
            }
        }
        throw new IllegalArgumentException(kindName);
    }

    /** Returns what a number counts, null for a bare number; not for choices, sizes and dates. */
    public Unit unit() {
        for (Unit unit : Unit.values()) {
            if (unit.name().equals(of.get(0))) {
                return unit;
            }
        }
        return null;
    }

    /** Tells whether it may stay empty. */
    public boolean optional() {
        return initial.isEmpty();
    }

    /** Returns the units of a size, the one of a bare number first. */
    public List<DataUnit> sizeUnits() {
        var units = new ArrayList<DataUnit>();
        for (String symbol : of) {
            for (DataUnit unit : DataUnit.values()) {
                if (unit.symbol().equals(symbol)) {
                    units.add(unit);
                }
            }
        }
        return units;
    }
}
