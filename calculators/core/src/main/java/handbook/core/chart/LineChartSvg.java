package handbook.core.chart;

import handbook.core.text.Format;
import handbook.core.text.Html;
import handbook.core.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** Draws a line chart. Colours, widths and dashes are the style sheet's; positions are in user units. */
final class LineChartSvg {

    private static final int WIDTH = 440;
    private static final int HEIGHT = 300;
    private static final double LEFT = 54;
    private static final double RIGHT = 352;
    private static final double TOP = 28;
    private static final double BOTTOM = 250;
    private static final double LABEL_GAP = 15;

    private final LineChart chart;
    private final Texts texts;
    private final String idPrefix;
    private final double top;
    private final Html svg = new Html();

    LineChartSvg(LineChart chart, Texts texts, String idPrefix) {
        this.chart = chart;
        this.texts = texts;
        this.idPrefix = idPrefix;
        this.top = Ticks.top(chart.y().to(), Ticks.PARTS);
    }

    String draw() {
        String title = idPrefix + "-title";
        String description = idPrefix + "-description";
        svg.raw("<svg class=\"chart\" viewBox=\"0 0 " + WIDTH + " " + HEIGHT + "\" role=\"img\"");
        svg.attribute("aria-labelledby", title + " " + description).raw(">");
        svg.raw("<title").attribute("id", title).raw(">");
        svg.text(texts.say(chart.title())).raw("</title>");
        svg.raw("<desc")
                .attribute("id", description)
                .raw(">")
                .text(texts.say(chart.caption()))
                .raw("</desc>");
        drawVerticalAxis();
        drawHorizontalAxis();
        if (!Double.isNaN(chart.markerX())) {
            drawMarker();
        }
        int number = 0;
        for (Series series : chart.series()) {
            number++;
            drawSeries(series, number);
        }
        drawNames();
        return svg.raw("</svg>").toString();
    }

    private void drawVerticalAxis() {
        double scale = top >= 1e8 ? 1e6 : top >= 1e5 ? 1e3 : 1;
        for (double tick : Ticks.between(0, top, Ticks.PARTS)) {
            double y = y(tick);
            line("grid", LEFT, y, RIGHT, y);
            label(
                    "tick end",
                    LEFT - 6,
                    y + 4,
                    texts.format().rounded(tick / scale, Ticks.decimals(top / scale, Ticks.PARTS)));
        }
        String unit = scale == 1 ? "" : ", " + texts.get(scale == 1e3 ? "axis.thousands" : "axis.millions");
        label("axis", 2, 14, texts.say(chart.y().label()) + unit);
    }

    private void drawHorizontalAxis() {
        for (double tick : chart.x().ticks()) {
            double x = x(tick);
            line("grid", x, BOTTOM, x, BOTTOM + 4);
            label("tick middle", x, BOTTOM + 19, chart.x().show(tick, texts));
        }
        line("base", LEFT, BOTTOM, RIGHT, BOTTOM);
        label("axis middle", (LEFT + RIGHT) / 2, HEIGHT - 8, texts.say(chart.x().label()));
    }

    private void drawMarker() {
        double x = x(chart.markerX());
        line("marker", x, TOP - 4, x, BOTTOM);
    }

    private void drawSeries(Series series, int number) {
        svg.raw("<g class=\"series series-" + number + styleClass(series.style()) + "\"><polyline points=\"");
        String separator = "";
        for (Series.Point point : series.points()) {
            svg.raw(separator).raw(place(x(point.x()))).raw(",").raw(place(y(point.y())));
            separator = " ";
        }
        svg.raw("\"/>");
        if (series.style() != Series.Style.REFERENCE) {
            for (int i = 0; i < series.points().size(); i += chart.markEvery()) {
                drawMark(series, series.points().get(i), number);
            }
        }
        svg.raw("</g>");
    }

    private static String styleClass(Series.Style style) {
        return switch (style) {
            case NORMAL -> "";
            case CURRENT -> " current";
            case REFERENCE -> " reference";
        };
    }

    private void drawMark(Series series, Series.Point point, int number) {
        svg.raw("<path d=\"M")
                .raw(place(x(point.x())))
                .raw(" ")
                .raw(place(y(point.y())))
                .raw(shape(number))
                .raw("\">");
        String x = chart.x().show(point.x(), texts);
        String y = chart.y().show(point.y(), texts);
        svg.element("title", texts.say(series.name()) + ", " + x + ": " + y).raw("</path>");
    }

    /** Square, diamond, triangle, hexagon-like: told apart without colour. */
    private static String shape(int number) {
        return switch (number % 4) {
            case 1 -> "m-3-3h6v6h-6z";
            case 2 -> "m0-4l4 4-4 4-4-4z";
            case 3 -> "m0-4l4 7h-8z";
            default -> "m-2-4h4l2 4-2 4h-4l-2-4z";
        };
    }

    /** Names stand at the right ends of their lines, pushed apart where they would touch. */
    private void drawNames() {
        var ends = new ArrayList<End>();
        int number = 0;
        for (Series series : chart.series()) {
            number++;
            if (series.style() != Series.Style.REFERENCE) {
                List<Series.Point> points = series.points();
                double y = y(points.get(points.size() - 1).y());
                insert(new End(texts.say(series.name()), y, number, series.style()), ends);
            }
        }
        double lowest = BOTTOM + LABEL_GAP;
        for (End end : ends) {
            double y = Math.min(end.y, lowest - LABEL_GAP);
            lowest = y;
            String tone = "name name-" + end.number + styleClass(end.style);
            label(tone, RIGHT + 8, y + 4, end.name);
        }
    }

    /** Keeps the ends in order, the lowest on the picture first. */
    private static void insert(End end, List<End> ends) {
        int place = 0;
        while (place < ends.size() && ends.get(place).y > end.y) {
            place++;
        }
        ends.add(place, end);
    }

    private record End(String name, double y, int number, Series.Style style) {}

    private double x(double value) {
        return LEFT + (value - chart.x().from()) / (chart.x().to() - chart.x().from()) * (RIGHT - LEFT);
    }

    private double y(double value) {
        return BOTTOM - value / top * (BOTTOM - TOP);
    }

    private void line(String style, double x1, double y1, double x2, double y2) {
        svg.raw("<path class=\"" + style + "\" d=\"M" + place(x1) + " " + place(y1) + "L" + place(x2) + " " + place(y2)
                + "\"/>");
    }

    private void label(String style, double x, double y, String value) {
        svg.raw("<text class=\"" + style + "\" x=\"" + place(x) + "\" y=\"" + place(y) + "\">")
                .text(value)
                .raw("</text>");
    }

    private static String place(double value) {
        return Format.plain(value, 1);
    }
}
