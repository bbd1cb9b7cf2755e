package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.List;

/** One axis of a chart. */
public sealed interface Axis permits QuantityAxis, TableAxis {

    /** Returns what the axis counts. */
    Message label();

    /** Returns the value at the left or lower end. */
    double from();

    /** Returns the value at the right or upper end; below {@link #from} the axis runs backwards. */
    double to();

    /** Returns the values to be named on a horizontal axis, in rising order. */
    List<Double> ticks();

    /** Returns a value as it is printed, with its unit. */
    String show(double value, Texts texts);

    /** Returns a value as it stands in a table whose heading names the unit. */
    String bare(double value, Texts texts);
}
