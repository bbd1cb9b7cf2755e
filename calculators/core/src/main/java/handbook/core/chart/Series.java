package handbook.core.chart;

import handbook.core.text.Message;
import java.util.List;

/** One line of a chart. */
public record Series(Message name, Style style, List<Point> points) {

    /** How a line stands out. */
    public enum Style {
        NORMAL,
        /** The choice that the page is about: drawn thick. */
        CURRENT,
        /** Something to compare with: dashed, no marks, named in the caption. */
        REFERENCE
    }

    /**
     * A value at a place.
     *
     * @param y finite, or not a number where there is no value
     */
    public record Point(double x, double y) {}
}
