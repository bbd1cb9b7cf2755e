package handbook.core.chart;

import handbook.core.text.Message;

/** A picture of numbers. {@link Charts} draws every kind. */
public sealed interface Chart permits LineChart {

    /** Returns the name that tells the charts of a report apart. */
    String id();

    Message title();
}
