package handbook.generator.mistake;

import java.util.Comparator;

/**
 * Something an author has to put right.
 *
 * @param file path from the root of the handbook, with slashes
 * @param line from 1
 * @param text what is wrong; what is known
 */
public record Mistake(String file, int line, String text) implements Comparable<Mistake> {

    private static final Comparator<Mistake> ORDER =
            Comparator.comparing(Mistake::file).thenComparingInt(Mistake::line).thenComparing(Mistake::text);

    @Override
    public int compareTo(Mistake other) {
        return ORDER.compare(this, other);
    }

    /** Returns the mistake as editors and terminals understand it: {@code file:line: text}. */
    @Override
    public String toString() {
        return file + ":" + line + ": " + text;
    }
}
