package handbook.core.form;

import handbook.core.unit.DataUnit;
import java.util.List;

/** The symbols of data units as they stand in links, blocks and on the command line. */
public final class SizeUnits {

    private SizeUnits() {}

    /** Returns the symbol, the same in every language: {@code TB}, {@code TiB}. */
    public static String symbol(DataUnit unit) {
        return switch (unit) {
            case B -> "B";
            case KB -> "kB";
            case KIB -> "KiB";
            case MB -> "MB";
            case MIB -> "MiB";
            case GB -> "GB";
            case GIB -> "GiB";
            case TB -> "TB";
            case TIB -> "TiB";
            case PB -> "PB";
            case PIB -> "PiB";
        };
    }

    /** Returns the number in front of the unit of a size: {@code 3.84} of {@code 3.84 TB}. */
    static String amountOf(String size) {
        String text = size.trim();
        return text.substring(0, unitStart(text)).trim();
    }

    /** Returns the unit behind a size, the first one for a bare number, null for one that is not allowed. */
    static DataUnit unitOf(String size, List<DataUnit> allowed) {
        String text = size.trim();
        String symbol = text.substring(unitStart(text));
        if (symbol.isEmpty()) {
            return allowed.get(0);
        }
        for (DataUnit unit : allowed) {
            if (isSymbol(unit, symbol)) {
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

    /** Tells whether a text means a unit, in Latin or Cyrillic letters. Kb is refused: those are bits. */
    private static boolean isSymbol(DataUnit unit, String text) {
        return symbol(unit).equals(text) || unit.name().equals(text) || cyrillic(symbol(unit)).equals(text)
                || cyrillic(unit.name()).equals(text);
    }

    private static String cyrillic(String symbol) {
        return symbol.replace('B', 'Б')
                .replace('k', 'к')
                .replace('K', 'К')
                .replace('M', 'М')
                .replace('G', 'Г')
                .replace('T', 'Т')
                .replace('P', 'П')
                .replace('i', 'и')
                .replace('I', 'и');
    }
}
