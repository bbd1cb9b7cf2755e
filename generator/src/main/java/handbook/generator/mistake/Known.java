package handbook.generator.mistake;

import java.util.Collection;
import java.util.Locale;

/** The second half of a message about a name that does not exist: what does, and what was probably meant. */
public final class Known {

    private static final int MOST_LISTED = 25;

    private Known() {}

    /** Returns {@code did you mean "…"?} if a name is close, and the names if they are not too many. */
    public static String names(String wrong, Collection<String> known) {
        return names(known, nearest(wrong, known, leeway(wrong)));
    }

    /** As {@link #names}, for paths: a path is near if the folder is right and the file's name is near. */
    public static String paths(String wrong, Collection<String> known) {
        String file = wrong.substring(wrong.lastIndexOf('/') + 1);
        String name = file.substring(0, Math.max(0, file.lastIndexOf('.')));
        return names(known, nearest(wrong, known, leeway(name)));
    }

    /** Returns how many letters may be wrong in a name. */
    private static int leeway(String name) {
        return Math.max(2, name.length() / 3);
    }

    private static String names(Collection<String> known, String nearest) {
        String hint = nearest == null ? "" : "did you mean \"" + nearest + "\"? ";
        if (known.isEmpty()) {
            return "there are none";
        }
        if (known.size() <= MOST_LISTED) {
            return hint + "known: " + String.join(", ", known);
        }
        return nearest == null ? known.size() + " are known" : hint.trim();
    }

    private static String nearest(String wrong, Collection<String> known, int leeway) {
        String nearest = null;
        int least = leeway + 1;
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
