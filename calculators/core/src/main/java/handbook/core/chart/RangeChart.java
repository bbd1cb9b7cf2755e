package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.List;

/**
 * From where to where an amount goes, for several things.
 *
 * @param spans at least one
 */
public record RangeChart(String id, Message title, Axis value, List<Span> spans, Message caption) implements Chart {

    /**
     * The range of one thing.
     *
     * @param low smallest value
     * @param high largest value, not below the smallest
     * @param typical the usual value between the two; not a number where there is none
     */
    public record Span(Message name, double low, double high, double typical) {}

    boolean hasTypical() {
        for (Span span : spans) {
            if (!Double.isNaN(span.typical())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public double height() {
        return RangeDrawing.bottom(spans.size()) + Picture.BELOW;
    }

    @Override
    public void draw(Picture picture) {
        new RangeDrawing(this, picture).draw();
    }

    @Override
    public Numbers numbers(Texts texts) {
        var numbers = new Numbers(texts).of(value).row("").cell(Message.of("chart.low"));
        boolean typical = hasTypical();
        if (typical) {
            numbers.cell(Message.of("chart.typical"));
        }
        numbers.cell(Message.of("chart.high"));
        for (Span span : spans) {
            numbers.row(span.name()).cell(value, span.low());
            if (typical) {
                numbers.cell(value, span.typical());
            }
            numbers.cell(value, span.high());
        }
        return numbers;
    }
}
