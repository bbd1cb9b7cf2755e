package handbook.core.chart;

import handbook.core.text.Message;
import java.util.List;

/**
 * Lines over one axis.
 *
 * @param id tells the charts of a calculator apart
 * @param series at least one; of a calculator all with the same x values
 * @param markEvery every how many points a mark and a row of the table of numbers stand
 * @param markerX where the present input lies on the x axis; not a number where there is none
 * @param caption what the lines mean
 */
public record LineChart(
        String id, Message title, Axis x, Axis y, List<Series> series, int markEvery, double markerX, Message caption)
        implements Chart {}
