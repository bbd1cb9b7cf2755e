package handbook.generator.block;

import handbook.core.text.Texts;
import handbook.core.unit.DataUnit;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.List;
import java.util.regex.Pattern;

/** How the cells of a data file are printed. */
final class Cells {

    /** What a column may be printed as, besides a number of decimals. */
    static final List<String> FORMATS = List.of("%", "size", "text");

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(\\.\\d{1,6})?");
    private static final Pattern DECIMALS = Pattern.compile("[0-6]");

    private Cells() {}

    static boolean isNumber(String cell) {
        return NUMBER.matcher(cell).matches();
    }

    static boolean isFormat(String format) {
        return format.isEmpty()
                || FORMATS.contains(format)
                || DECIMALS.matcher(format).matches();
    }

    /**
     * Returns a cell as the page prints it; one that is no number stays as it is.
     *
     * @param format number of decimals, {@code %} for a share from 0 to 1, {@code size} for bytes, {@code text}
     *     for what only looks like a number, empty for a number as it stands
     */
    static String shown(String cell, String format, Texts texts) {
        if (!isNumber(cell) || format.equals("text")) {
            return cell;
        }
        double value = Double.parseDouble(cell);
        return switch (format) {
            case "%" -> texts.show(Quantity.of(value, Unit.SHARE));
            case "size" -> texts.show(Quantity.of(value, Unit.BYTES));
            case "" -> texts.format().rounded(value, decimals(cell));
            default -> fixed(value, format.charAt(0) - '0', texts);
        };
    }

    private static int decimals(String cell) {
        int point = cell.indexOf('.');
        return point < 0 ? 0 : cell.length() - point - 1;
    }

    /** Returns a number with all its decimals, zeros too, so that the points stand below each other. */
    private static String fixed(double value, int decimals, Texts texts) {
        String mark = texts.format().rounded(0.5, 1).substring(1, 2);
        String text = texts.format().rounded(value, decimals);
        int point = text.indexOf(mark);
        if (decimals == 0) {
            return text;
        }
        int missing = decimals - (point < 0 ? 0 : text.length() - point - 1);
        return text + (point < 0 ? mark : "") + "0".repeat(missing);
    }

    /** Returns a unit in the letters of the language: GB is ГБ on a Russian page. */
    static String unit(String unit, Texts texts) {
        for (DataUnit candidate : DataUnit.values()) {
            if (candidate.isCalled(unit)) {
                return texts.symbol(candidate);
            }
            if (unit.endsWith("/s") && candidate.isCalled(unit.substring(0, unit.length() - 2))) {
                return texts.symbol(candidate) + texts.get("unit.per-second");
            }
        }
        return unit;
    }
}
