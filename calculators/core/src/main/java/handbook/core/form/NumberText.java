package handbook.core.form;

/**
 * A number as people type it: decimal point or comma, groups of three set apart by spaces. A comma
 * before exactly three digits is refused, since {@code 5,000} is five thousand to one reader and five to
 * another. Written by hand because {@code Double.parseDouble} costs 19 KB in the browser.
 */
final class NumberText {

    /** What a text turned out to be. */
    enum Kind {
        NUMBER,
        NOT_A_NUMBER,
        AMBIGUOUS
    }

    private static final int MOST_DIGITS = 15;
    private static final String SPACES = " \t\u00a0\u2009\u202f";

    final Kind kind;
    final double value;

    private NumberText(Kind kind, double value) {
        this.kind = kind;
        this.value = value;
    }

    static NumberText of(String text) {
        String compact = without(SPACES, text);
        boolean negative = !compact.isEmpty() && (compact.charAt(0) == '-' || compact.charAt(0) == '\u2212');
        String digits = negative ? compact.substring(1) : compact;
        int comma = digits.indexOf(',');
        boolean point = digits.indexOf('.') >= 0;
        if (comma >= 0 && isGrouped(digits, comma)) {
            boolean single = digits.indexOf(',', comma + 1) < 0;
            if (single && !point) {
                return new NumberText(Kind.AMBIGUOUS, 0);
            }
            return read(withoutCommas(digits), negative);
        }
        return point && comma >= 0 ? new NumberText(Kind.NOT_A_NUMBER, 0) : read(digits.replace(',', '.'), negative);
    }

    static String withoutCommas(String text) {
        return without(",", text);
    }

    private static String without(String unwanted, String text) {
        var kept = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (unwanted.indexOf(text.charAt(i)) < 0) {
                kept.append(text.charAt(i));
            }
        }
        return kept.toString();
    }

    /** Tells whether commas stand before groups of exactly three digits, as in 1,234,567.8. */
    private static boolean isGrouped(String digits, int firstComma) {
        int point = digits.indexOf('.');
        int end = point < 0 ? digits.length() : point;
        if (firstComma < 1 || firstComma > 3 || digits.charAt(0) == '0' || (end - firstComma) % 4 != 0) {
            return false;
        }
        for (int i = firstComma; i < end; i++) {
            if ((digits.charAt(i) == ',') != ((i - firstComma) % 4 == 0)) {
                return false;
            }
        }
        return digits.indexOf(',', end) < 0;
    }

    /** Reads digits with at most one point; the sixteenth and further digits are beyond a double and dropped. */
    private static NumberText read(String digits, boolean negative) {
        double whole = 0;
        double scale = 1;
        int count = 0;
        boolean afterPoint = false;
        boolean any = false;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (c == '.' && !afterPoint) {
                afterPoint = true;
            } else if (c >= '0' && c <= '9') {
                any = true;
                boolean kept = count < MOST_DIGITS;
                if (kept) {
                    whole = whole * 10 + (c - '0');
                    scale = afterPoint ? scale * 10 : scale;
                    count = whole > 0 ? count + 1 : 0;
                } else if (!afterPoint) {
                    whole *= 10;
                }
            } else {
                return new NumberText(Kind.NOT_A_NUMBER, 0);
            }
        }
        if (!any) {
            return new NumberText(Kind.NOT_A_NUMBER, 0);
        }
        double value = whole / scale;
        return new NumberText(Kind.NUMBER, negative && value > 0 ? -value : value);
    }
}
