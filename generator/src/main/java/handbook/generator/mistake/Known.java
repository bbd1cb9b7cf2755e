package handbook.generator.mistake;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * The second half of a message about a name that does not exist: what does, and what was probably meant.
 *
 * @param names that exist
 * @param nearest of them, null if none is close
 */
public record Known(List<String> names, String nearest) {

    private static final int MOST_LISTED = 25;

    /** Returns what is known, with the name that is close to a wrong one. */
    public static Known names(String wrong, Collection<String> known) {
        return new Known(List.copyOf(known), nearest(wrong, known, leeway(wrong)));
    }

    /**
     * As {@link #names}, for paths: a path is near if the folder is right and the file's name is near, or if a
     * single file in another folder has the same name.
     */
    public static Known paths(String wrong, Collection<String> known) {
        String file = wrong.substring(wrong.lastIndexOf('/') + 1);
        String name = file.substring(0, Math.max(0, file.lastIndexOf('.')));
        String nearest = nearest(wrong, known, leeway(name));
        return new Known(List.copyOf(known), nearest == null ? elsewhere(file, known) : nearest);
    }

    private static String elsewhere(String file, Collection<String> known) {
        List<String> same =
                known.stream().filter(path -> path.endsWith("/" + file)).toList();
        return same.size() == 1 ? same.get(0) : null;
    }

    /** Returns how many letters may be wrong in a name. */
    private static int leeway(String name) {
        return Math.max(2, name.length() / 3);
    }

    /** Returns {@code did you mean "…"?} if a name is close, and the names if they are not too many. */
    @Override
    public String toString() {
        String hint = nearest == null ? "" : "did you mean \"" + nearest + "\"? ";
        if (names.isEmpty()) {
            return "there are none";
        }
        if (names.size() <= MOST_LISTED) {
            return hint + "known: " + String.join(", ", names);
        }
        return nearest == null ? names.size() + " are known" : hint.trim();
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
