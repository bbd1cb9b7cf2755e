package handbook.core.chart;

import handbook.core.text.Message;
import java.util.List;

/**
 * Lines over one axis.
 *
 * @param series all with the same x values, at least one
 * @param markEvery every how many points a mark and a row of the table of numbers stand
 * @param markerX where the present input lies on the x axis
 * @param caption what the lines mean
 */
public record LineChart(String id, Axis x, Axis y, List<Series> series, int markEvery, double markerX, Message caption)
        implements Chart {}
