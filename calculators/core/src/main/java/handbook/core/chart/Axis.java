package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.unit.Unit;

/**
 * One axis of a chart.
 *
 * @param from value at the left or lower end
 * @param to value at the right or upper end; below {@code from} the axis runs backwards
 */
public record Axis(Message label, Unit unit, double from, double to) {}
