package handbook.generator.markdown;

import java.util.Arrays;

/** Where the lines of a text begin; looked up by offset. */
final class Lines {

    private final int[] starts;

    Lines(String text) {
        int[] found = new int[16];
        int count = 1;
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            if (count == found.length) {
                found = Arrays.copyOf(found, 2 * count);
            }
            found[count++] = i + 1;
        }
        starts = Arrays.copyOf(found, count);
    }

    /** Returns the line of an offset, from 1. */
    int line(int offset) {
        int place = Arrays.binarySearch(starts, offset);
        return place >= 0 ? place + 1 : -place - 1;
    }

    /** Returns the column of an offset, from 1. */
    int column(int offset) {
        return offset - starts[line(offset) - 1] + 1;
    }
}
