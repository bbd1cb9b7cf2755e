package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;

/**
 * A picture of numbers. Every kind draws itself, so that the browser gets only the kinds that calculators
 * use.
 */
public sealed interface Chart permits LineChart, BarChart, ChainChart, ScatterChart, RangeChart {

    /** Returns the name that tells the charts of a report apart. */
    String id();

    Message title();

    /** Returns what the picture shows, in one or two sentences. */
    Message caption();

    /** Returns the height of the picture, in units of which {@link Picture#WIDTH} make its width. */
    double height();

    /** Draws everything but the frame. */
    void draw(Picture picture);

    /** Returns what is drawn as a table. */
    Numbers numbers(Texts texts);
}
