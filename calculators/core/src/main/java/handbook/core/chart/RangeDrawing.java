package handbook.core.chart;

import handbook.core.text.Texts;

/** Draws ranges as bars below their names, the usual value as a mark on the bar. */
final class RangeDrawing {

    private static final double LEFT = 6;
    private static final double RIGHT = 432;
    private static final double TOP = 4;
    private static final double BAR = 9;
    private static final double PITCH = 34;

    /** A range of one value is still seen. */
    private static final double LEAST = 4;

    private final RangeChart chart;
    private final Picture picture;

    RangeDrawing(RangeChart chart, Picture picture) {
        this.chart = chart;
        this.picture = picture;
    }

    static double bottom(int spans) {
        return TOP + spans * PITCH;
    }

    void draw() {
        Texts texts = picture.texts();
        double y = TOP;
        picture.measure(chart.value(), LEFT, RIGHT, TOP, bottom(chart.spans().size()));
        for (RangeChart.Span span : chart.spans()) {
            String low = chart.value().show(span.low(), texts);
            String high = chart.value().show(span.high(), texts);
            String range = span.low() == span.high() ? low : low + "–" + high;
            String text = texts.say(span.name()) + ": " + range;
            double from = x(span.low());
            picture.label("group", LEFT, y + 15, span.name());
            picture.label("group end", RIGHT, y + 15, range);
            picture.bar("bar series-1", from, y + 20, Math.max(LEAST, x(span.high()) - from), BAR, text);
            if (!Double.isNaN(span.typical())) {
                picture.raw("<g class=\"series series-2\">");
                String typical = chart.value().show(span.typical(), texts);
                picture.mark(2, x(span.typical()), y + 24.5, texts.say(span.name()) + ": " + typical);
                picture.raw("</g>");
            }
            y += PITCH;
        }
    }

    private double x(double value) {
        return LEFT + chart.value().place(value) * (RIGHT - LEFT);
    }
}
