package handbook.generator.mistake;

import java.util.Comparator;

/**
 * Something an author has to put right.
 *
 * @param place where it is
 * @param text what is wrong
 * @param known what would be right; null where there is no list of that
 */
public record Mistake(Place place, Severity severity, String text, Known known) implements Comparable<Mistake> {

    private static final Comparator<Mistake> ORDER =
            Comparator.comparing(Mistake::place).thenComparing(Mistake::message).thenComparing(Mistake::severity);

    /** An error without a list of what is known. */
    public Mistake(String file, int line, String text) {
        this(Place.of(file, line), Severity.ERROR, text, null);
    }

    public String file() {
        return place.file();
    }

    public int line() {
        return place.line();
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** Returns what is wrong and what would be right, in one line. */
    public String message() {
        String whole = known == null ? text : text + "; " + known;
        return whole.replaceAll("\\s*\\R\\s*", " ");
    }

    @Override
    public int compareTo(Mistake other) {
        return ORDER.compare(this, other);
    }

    /** Returns the mistake as terminals understand it: {@code file:line: text}; what is no error says so. */
    @Override
    public String toString() {
        String kind = isError() ? "" : severity.code() + ": ";
        return file() + ":" + line() + ": " + kind + message();
    }
}
