package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.List;

/**
 * Lines over one axis, in one panel or in several below each other.
 *
 * @param id tells the charts of a calculator apart
 * @param panels from top to bottom, at least one
 * @param markEvery every how many points a mark and a row of the table of numbers stand
 * @param markerX where the present input lies on the x axis; not a number where there is none
 * @param caption what the lines mean
 */
public record LineChart(
        String id, Message title, Axis x, List<Panel> panels, int markEvery, double markerX, Message caption)
        implements Chart {

    /**
     * What lies over one vertical axis.
     *
     * @param series at least one; in all panels with the same x values
     */
    public record Panel(Axis y, List<Series> series) {}

    /** Returns a chart of one panel. */
    public static LineChart of(
            String id,
            Message title,
            Axis x,
            Axis y,
            List<Series> series,
            int markEvery,
            double markerX,
            Message caption) {
        return new LineChart(id, title, x, List.of(new Panel(y, series)), markEvery, markerX, caption);
    }

    @Override
    public double height() {
        return LineDrawing.bottom(panels.size()) + Picture.BELOW;
    }

    @Override
    public void draw(Picture picture) {
        new LineDrawing(this, picture).draw();
    }

    @Override
    public Numbers numbers(Texts texts) {
        var numbers = new Numbers(texts).row(x.label());
        boolean alone = panels.size() == 1;
        for (Panel panel : panels) {
            for (Series series : panel.series()) {
                String name = texts.say(series.name());
                numbers.cell(alone ? name : name + ", " + texts.say(panel.y().label()));
            }
        }
        if (alone) {
            numbers.of(panels.get(0).y());
        }
        List<Series.Point> first = panels.get(0).series().get(0).points();
        for (int i = 0; i < first.size(); i += markEvery) {
            numbers.row(x.show(first.get(i).x(), texts));
            for (Panel panel : panels) {
                for (Series series : panel.series()) {
                    numbers.cell(panel.y(), series.points().get(i).y());
                }
            }
        }
        return numbers;
    }
}
