package handbook.generator.text;

import handbook.core.text.Language;
import java.util.regex.Pattern;

/** Numbers as people write them in a language. */
public final class Numbers {

    private static final String SPACES = "[ \u00a0\u202f]";
    private static final Pattern ENGLISH =
            Pattern.compile("\\d{1,3}(?:[,\u00a0\u202f ]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?");
    private static final Pattern RUSSIAN =
            Pattern.compile("\\d{1,3}(?:" + SPACES + "\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?");

    private Numbers() {}

    /** Returns what finds numbers in a text, digits in groups or not. */
    public static Pattern pattern(Language language) {
        return language == Language.RU ? RUSSIAN : ENGLISH;
    }

    /** Returns a number with a decimal point and without groups. */
    public static String plain(String number, Language language) {
        String joined = number.replaceAll(SPACES, "");
        return language == Language.RU ? joined.replace(',', '.') : joined.replace(",", "");
    }
}
