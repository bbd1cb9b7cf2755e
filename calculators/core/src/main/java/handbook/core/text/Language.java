package handbook.core.text;

/** A language the handbook speaks, with the marks its numbers need. */
public enum Language {
    RU("ru", ',', '\u00a0'),
    EN("en", '.', ',');

    private final String code;
    private final char decimalMark;
    private final char groupMark;

    Language(String code, char decimalMark, char groupMark) {
        this.code = code;
        this.decimalMark = decimalMark;
        this.groupMark = groupMark;
    }

    /** Returns the language of a code such as {@code ru}, or null if the handbook does not speak it. */
    public static Language of(String code) {
        for (Language language : values()) {
            if (language.code.equals(code)) {
                return language;
            }
        }
        return null;
    }

    public String code() {
        return code;
    }

    /**
     * Returns which form of a noun goes with a count: 0 for one (1 диск, 1 drive), 1 for few (2 диска)
     * or the English plural, 2 for many (5 дисков). Fractions go
     * with few (2,5 диска).
     *
     * <p>Source: Unicode CLDR plural rules for cardinals.
     */
    int pluralForm(double count) {
        if (this == EN) {
            return count == 1 ? 0 : 1;
        }
        if (Math.floor(count) != count) {
            return 1;
        }
        double lastTwo = count % 100;
        double last = count % 10;
        if (last == 1 && lastTwo != 11) {
            return 0;
        }
        return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 1 : 2;
    }

    char decimalMark() {
        return decimalMark;
    }

    char groupMark() {
        return groupMark;
    }
}
