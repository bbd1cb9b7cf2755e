package handbook.generator.mistake;

import java.util.Comparator;

/**
 * A place in a file of the handbook.
 *
 * @param file path from the root of the handbook, with slashes
 * @param line from 1
 * @param column from 1; 0 if only the line is known
 */
public record Place(String file, int line, int column) implements Comparable<Place> {

    private static final Comparator<Place> ORDER =
            Comparator.comparing(Place::file).thenComparingInt(Place::line).thenComparingInt(Place::column);

    public static Place of(String file, int line) {
        return new Place(file, line, 0);
    }

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }
}
