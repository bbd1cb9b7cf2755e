package handbook.core.text;

/**
 * Numbers as text, the same on the JVM and in the browser: only additions, multiplications and {@code
 * floor} are used, and a value within 1e-13 of a tie is rounded up on both sides.
 */
public final class Format {

    private static final double TIE = 1e-13;
    private static final double MOST_FORGIVEN = 1e-3;
    private static final double LARGEST = 1e15;
    private static final char MINUS = '\u2212';

    private final char decimalMark;
    private final char groupMark;

    Format(Language language) {
        this(language.decimalMark(), language.groupMark());
    }

    private Format(char decimalMark, char groupMark) {
        this.decimalMark = decimalMark;
        this.groupMark = groupMark;
    }

    /** Returns a number for machines: decimal point, no grouping, at most so many decimals. */
    public static String plain(double value, int decimals) {
        return new Format('.', '\0').rounded(value, decimals).replace(MINUS, '-');
    }

    /**
     * Returns a number with at most so many decimals, half up, trailing zeros dropped. Numbers of five
     * and more digits are grouped by three.
     *
     * @param decimals 0 to 6
     */
    public String rounded(double value, int decimals) {
        double power = power(decimals);
        double scaled = Math.abs(value) * power;
        return digits(value < 0, Math.floor(forgiven(scaled) + 0.5), decimals);
    }

    /** As {@link #rounded}, but never above the value. */
    public String roundedDown(double value, int decimals) {
        double power = power(decimals);
        double scaled = value * power;
        return digits(false, Math.floor(forgiven(scaled)), decimals);
    }

    /**
     * Returns a number with at most six digits: two decimals from 100 on, three from 1 on, four below.
     * Very small numbers keep six decimals.
     */
    public String number(double value) {
        return rounded(value, decimalsFor(Math.abs(value)));
    }

    /**
     * As {@link #number}, with more decimals where a number that is not whole would look whole: a little
     * over 1000 drives is not 1000 drives.
     */
    public String unrounded(double value) {
        int decimals = decimalsFor(value);
        while (decimals < 6 && looksWhole(value, decimals)) {
            decimals++;
        }
        return rounded(value, decimals);
    }

    private static boolean looksWhole(double value, int decimals) {
        double power = power(decimals);
        double shown = Math.floor(value * power + 0.5) / power;
        return shown == Math.floor(shown) && Math.abs(value - shown) > value * TIE;
    }

    private static int decimalsFor(double size) {
        if (size >= 100_000) {
            return 0;
        }
        if (size >= 10_000) {
            return 1;
        }
        if (size >= 100) {
            return 2;
        }
        if (size >= 1) {
            return 3;
        }
        return size >= 0.001 ? 4 : 6;
    }

    /** Lifts a value by what its last bits may have lost on one side only. */
    private static double forgiven(double scaled) {
        return scaled + Math.min(scaled * TIE, MOST_FORGIVEN);
    }

    private static double power(int decimals) {
        double power = 1;
        for (int i = 0; i < decimals; i++) {
            power *= 10;
        }
        return power;
    }

    private String digits(boolean negative, double whole, int decimals) {
        if (!(whole < LARGEST)) {
            throw new ArithmeticException("number too large to print");
        }
        var digits = new StringBuilder();
        double rest = whole;
        while (rest > 0 || digits.length() <= decimals) {
            double next = Math.floor(rest / 10);
            digits.append((char) ('0' + (int) (rest - next * 10)));
            rest = next;
        }
        String text = joined(digits.reverse().toString(), decimals);
        return negative && whole > 0 ? MINUS + text : text;
    }

    private String joined(String digits, int decimals) {
        int point = digits.length() - decimals;
        int end = digits.length();
        while (end > point && digits.charAt(end - 1) == '0') {
            end--;
        }
        var text = new StringBuilder();
        for (int i = 0; i < point; i++) {
            if (i > 0 && point > 4 && (point - i) % 3 == 0 && groupMark != '\0') {
                text.append(groupMark);
            }
            text.append(digits.charAt(i));
        }
        if (end > point) {
            text.append(decimalMark).append(digits, point, end);
        }
        return text.toString();
    }
}
