package handbook.core.form;

import handbook.core.unit.DataUnit;
import java.util.List;

/** Sizes as text: a number and the symbol of a unit, {@code 3.84 TB}. */
public final class SizeUnits {

    private SizeUnits() {}

    /** Returns the number in front of the unit of a size: {@code 3.84} of {@code 3.84 TB}. */
    public static String amountOf(String size) {
        String text = size.trim();
        return text.substring(0, unitStart(text)).trim();
    }

    /** Returns the unit behind a size, the first one for a bare number, null for one that is not allowed. */
    public static DataUnit unitOf(String size, List<DataUnit> allowed) {
        String text = size.trim();
        String symbol = text.substring(unitStart(text));
        if (symbol.isEmpty()) {
            return allowed.get(0);
        }
        for (DataUnit unit : allowed) {
            if (unit.isCalled(symbol)) {
                return unit;
            }
        }
        return null;
    }

    private static int unitStart(String size) {
        int start = size.length();
        while (start > 0 && isLetter(size.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 'А' && c <= 'я';
    }
}
