package handbook.core.raid;

import handbook.core.chart.QuantityAxis;
import handbook.core.chart.Series;
import handbook.core.text.Message;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.List;

/** Chart lines over the share of reads, one for each write penalty. */
final class PenaltyLines {

    /** From reads only on the left to writes only on the right, where the levels part. */
    static final QuantityAxis READ_SHARE = new QuantityAxis(Message.of("axis.read-share"), Unit.SHARE, 1, 0);

    static final int MARK_EVERY = 4;

    private static final int STEPS = 20;
    private static final int[] PENALTIES = {1, 2, 4, 6};

    private PenaltyLines() {}

    /** The value of a line at a share of reads. */
    interface Value {
        double at(double readShare, int penalty);
    }

    static List<Series> of(int chosen, Value value) {
        var series = new ArrayList<Series>();
        for (int penalty : PENALTIES) {
            Series.Style style = penalty == chosen ? Series.Style.CURRENT : Series.Style.NORMAL;
            series.add(line(Message.of("chart.penalty-" + penalty), style, penalty, value));
        }
        return series;
    }

    static Series line(Message name, Series.Style style, int penalty, Value value) {
        var points = new ArrayList<Series.Point>();
        for (int i = STEPS; i >= 0; i--) {
            double share = (double) i / STEPS;
            points.add(new Series.Point(share, value.at(share, penalty)));
        }
        return new Series(name, style, points);
    }

    static double largest(List<Series> lines) {
        double largest = 0;
        for (Series line : lines) {
            for (Series.Point point : line.points()) {
                largest = Math.max(largest, point.y());
            }
        }
        return largest;
    }
}
