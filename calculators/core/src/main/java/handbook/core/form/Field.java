package handbook.core.form;

import handbook.core.unit.DataUnit;
import handbook.core.unit.Unit;
import java.util.List;

/**
 * One input of a calculator, as data. Its label and help are the texts {@code field.<name>} and {@code
 * field.<name>.help}; a calculator that means something else by the name has {@code
 * <calculator>.field.<name>}.
 *
 * @param name what stands in links, blocks and on the command line
 * @param initial the text it starts with; empty only if optional
 * @param least smallest value allowed, in the first unit for sizes, in per cent for shares
 * @param most largest value allowed
 * @param unit what a number counts; not for choices, sizes and dates
 * @param options of a choice; empty otherwise
 * @param sizeUnits of a size, the one of a bare number first; empty otherwise
 * @param onlyWhen when it is used at all, null for always
 */
public record Field(
        String name,
        Kind kind,
        String initial,
        double least,
        double most,
        Unit unit,
        boolean optional,
        List<Option> options,
        List<DataUnit> sizeUnits,
        Condition onlyWhen) {

    /** How the text of a field is read. */
    public enum Kind {
        CHOICE,
        WHOLE_NUMBER,
        NUMBER,
        SHARE,
        SIZE,
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

    public static Field choice(String name, String initial, List<Option> options) {
        return new Field(name, Kind.CHOICE, initial, 0, 0, null, false, options, List.of(), null);
    }

    public static Field wholeNumber(String name, String initial, int least, int most, Unit unit) {
        return plain(name, Kind.WHOLE_NUMBER, initial, least, most, unit);
    }

    public static Field number(String name, String initial, double least, double most, Unit unit) {
        return plain(name, Kind.NUMBER, initial, least, most, unit);
    }

    /** A share, typed in per cent from 0 to 100. */
    public static Field share(String name, String initial) {
        return plain(name, Kind.SHARE, initial, 0, 100, Unit.SHARE);
    }

    public static Field size(String name, String initial, double least, double most, DataUnit... units) {
        return new Field(name, Kind.SIZE, initial, least, most, Unit.BYTES, false, List.of(), List.of(units), null);
    }

    /** A day; may stay empty. */
    public static Field date(String name) {
        return plain(name, Kind.DATE, "", 0, 0, null).asOptional();
    }

    private static Field plain(String name, Kind kind, String initial, double least, double most, Unit unit) {
        return new Field(name, kind, initial, least, most, unit, false, List.of(), List.of(), null);
    }

    /** Returns this field as one that may stay empty. */
    public Field asOptional() {
        return new Field(name, kind, initial, least, most, unit, true, options, sizeUnits, onlyWhen);
    }

    public Field onlyWhen(String field, String... values) {
        var condition = new Condition(field, List.of(values));
        return new Field(name, kind, initial, least, most, unit, optional, options, sizeUnits, condition);
    }
}
