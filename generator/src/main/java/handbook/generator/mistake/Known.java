package handbook.generator.mistake;

import java.util.Collection;
import java.util.Locale;

/** The second half of a message about a name that does not exist: what does, and what was probably meant. */
public final class Known {

    private static final int MOST_LISTED = 25;

    private Known() {}

    /** Returns {@code did you mean "…"?} if a name is close, and the names if they are not too many. */
    public static String names(String wrong, Collection<String> known) {
        String nearest = nearest(wrong, known);
        String hint = nearest == null ? "" : "did you mean \"" + nearest + "\"? ";
        if (known.isEmpty()) {
            return "there are none";
        }
        if (known.size() <= MOST_LISTED) {
            return hint + "known: " + String.join(", ", known);
        }
        return nearest == null ? known.size() + " are known" : hint.trim();
    }

    /** Returns the known name that is nearest to a wrong one, or null if none is near. */
    public static String nearest(String wrong, Collection<String> known) {
        String nearest = null;
        int least = Math.max(2, wrong.length() / 3) + 1;
        for (String name : known) {
            int distance = distance(wrong.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                nearest = name;
            }
        }
        return nearest;
    }

    /** Returns the number of letters to change, add or drop (Levenshtein's distance). */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
