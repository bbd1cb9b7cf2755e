package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.List;

/**
 * Bars: one or several side by side for each group, or one of several parts.
 *
 * @param value what the bars measure, from 0 on
 * @param series what the bars of a group, or the parts of a bar, are called; one to four
 * @param stacked whether the values of a group are parts of one bar
 */
public record BarChart(
        String id,
        Message title,
        Axis value,
        List<Message> series,
        List<Group> groups,
        boolean stacked,
        Message caption)
        implements Chart {

    /**
     * The bars of one thing.
     *
     * @param values one for each series, from 0 on; not a number where there is none
     */
    public record Group(Message name, List<Double> values) {

        /** Returns the length of all parts together. */
        public double total() {
            double total = 0;
            for (double value : values) {
                total += Double.isNaN(value) ? 0 : value;
            }
            return total;
        }
    }

    @Override
    public double height() {
        return BarDrawing.bottom(this) + Picture.BELOW;
    }

    @Override
    public void draw(Picture picture) {
        new BarDrawing(this, picture).draw();
    }

    @Override
    public Numbers numbers(Texts texts) {
        var numbers = new Numbers(texts).of(value).row("");
        for (Message name : series) {
            numbers.cell(name);
        }
        for (Group group : groups) {
            numbers.row(group.name());
            for (double one : group.values()) {
                numbers.cell(value, one);
            }
        }
        return numbers;
    }
}
