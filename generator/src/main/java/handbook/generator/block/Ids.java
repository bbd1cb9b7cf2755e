package handbook.generator.block;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The ids of a page: ASCII, so that a link survives every chat and mail program, and unique. */
public final class Ids {

    private static final String CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
    private static final String[] LATIN = {
        "a", "b", "v", "g", "d", "e", "e", "zh", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f",
        "kh", "ts", "ch", "sh", "shch", "", "y", "", "e", "yu", "ya"
    };

    private final Set<String> taken = new HashSet<>();

    /** Returns an id as it stands, from the second time on with {@code -2}, {@code -3} … */
    public String unique(String wanted) {
        String id = wanted;
        for (int i = 2; !taken.add(id); i++) {
            id = wanted + "-" + i;
        }
        return id;
    }

    public Set<String> all() {
        return taken;
    }

    /** Returns a heading as small Latin letters, digits and hyphens. */
    public static String slug(String heading) {
        var slug = new StringBuilder();
        for (char c : heading.toLowerCase(Locale.ROOT).toCharArray()) {
            int letter = CYRILLIC.indexOf(c);
            if (letter >= 0) {
                slug.append(LATIN[letter]);
            } else if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                slug.append(c);
            } else if (slug.length() > 0 && slug.charAt(slug.length() - 1) != '-') {
                slug.append('-');
            }
        }
        while (slug.length() > 0 && slug.charAt(slug.length() - 1) == '-') {
            slug.setLength(slug.length() - 1);
        }
        return slug.length() == 0 ? "section" : slug.toString();
    }
}
