package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.List;

/** One axis of a chart. */
public sealed interface Axis permits QuantityAxis, TableAxis, LogAxis {

    /** Returns what the axis counts. */
    Message label();

    /** Returns the values to be named on the axis, in rising order. */
    List<Double> ticks();

    /** Returns where a value lies: 0 is the left or lower end, 1 the right or upper one. */
    double place(double value);

    /** Returns a value as it is printed, with its unit. */
    String show(double value, Texts texts);

    /** Returns a value as it stands in a table whose heading names the unit. */
    String bare(double value, Texts texts);

    /** Returns a tick as it stands beside the axis of an amount, whose unit is in {@link #title}. */
    String tick(double value, Texts texts);

    /** Returns the label with what the ticks count, thousands for example. */
    String title(Texts texts);
}
