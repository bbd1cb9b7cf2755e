package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.List;

/**
 * Things as dots between two amounts.
 *
 * @param dots at least one
 */
public record ScatterChart(String id, Message title, Axis x, Axis y, List<Dot> dots, Message caption) implements Chart {

    /** One thing. */
    public record Dot(Message name, double x, double y) {}

    @Override
    public double height() {
        return ScatterDrawing.BOTTOM + Picture.BELOW;
    }

    @Override
    public void draw(Picture picture) {
        new ScatterDrawing(this, picture).draw();
    }

    @Override
    public Numbers numbers(Texts texts) {
        var numbers = new Numbers(texts).row("").cell(x.label()).cell(y.label());
        for (Dot dot : dots) {
            numbers.row(dot.name()).cell(x, dot.x()).cell(y, dot.y());
        }
        return numbers;
    }
}
