package handbook.core.chart;

import java.util.List;

/** Draws a line chart. */
final class LineDrawing {

    private static final double LEFT = 54;
    private static final double RIGHT = 352;
    private static final double TOP = 28;
    private static final double BETWEEN = 42;

    private final LineChart chart;
    private final Picture picture;
    private double top;
    private double bottom;
    private Axis y;

    LineDrawing(LineChart chart, Picture picture) {
        this.chart = chart;
        this.picture = picture;
    }

    private static double height(int panels) {
        return panels == 1 ? 222 : 140;
    }

    /** Returns where the last panel ends. */
    static double bottom(int panels) {
        return TOP + panels * (height(panels) + BETWEEN) - BETWEEN;
    }

    void draw() {
        int panels = chart.panels().size();
        double height = height(panels);
        bottom = TOP - BETWEEN;
        for (LineChart.Panel panel : chart.panels()) {
            top = bottom + BETWEEN;
            bottom = top + height;
            y = panel.y();
            picture.vertical(y, LEFT, RIGHT, top, bottom);
            if (--panels == 0) {
                picture.horizontal(chart.x(), false, LEFT, RIGHT, bottom);
            }
            if (!Double.isNaN(chart.markerX())) {
                double x = x(chart.markerX());
                picture.line("marker", x, top - 4, x, bottom);
            }
            int number = 0;
            for (Series series : panel.series()) {
                number++;
                drawSeries(series, number);
            }
            drawNames(panel.series());
        }
    }

    private void drawSeries(Series series, int number) {
        var points = new StringBuilder();
        for (Series.Point point : series.points()) {
            if (!Double.isNaN(point.y())) {
                points.append(points.length() == 0 ? "" : " ")
                        .append(Picture.place(x(point.x())))
                        .append(",")
                        .append(Picture.place(y(point.y())));
            }
        }
        picture.raw("<g class=\"series series-" + number + styleClass(series.style()) + "\"><polyline points=\""
                + points.toString() + "\"/>");
        if (series.style() != Series.Style.REFERENCE) {
            for (int i = 0; i < series.points().size(); i += chart.markEvery()) {
                drawMark(series, series.points().get(i), number);
            }
        }
        picture.raw("</g>");
    }

    private static String styleClass(Series.Style style) {
        return switch (style) {
            case NORMAL -> "";
            case CURRENT -> " current";
            case REFERENCE -> " reference";
        };
    }

    private void drawMark(Series series, Series.Point point, int number) {
        if (!Double.isNaN(point.y())) {
            String x = chart.x().show(point.x(), picture.texts());
            String value = y.show(point.y(), picture.texts());
            String text = picture.texts().say(series.name()) + ", " + x + ": " + value;
            picture.mark(number, x(point.x()), y(point.y()), text);
        }
    }

    /** Names stand at the right ends of their lines. */
    private void drawNames(List<Series> all) {
        var names = new SideLabels();
        int number = 0;
        for (Series series : all) {
            number++;
            if (series.style() != Series.Style.REFERENCE) {
                double end = lastOf(series.points());
                names.add(picture.texts().say(series.name()), end, "name name-" + number + styleClass(series.style()));
            }
        }
        names.draw(picture, RIGHT + 8, bottom);
    }

    /** Returns the height of the last point that has a value. */
    private double lastOf(List<Series.Point> points) {
        int last = points.size() - 1;
        while (Double.isNaN(points.get(last).y())) {
            last--;
        }
        return y(points.get(last).y());
    }

    private double x(double value) {
        return LEFT + chart.x().place(value) * (RIGHT - LEFT);
    }

    private double y(double value) {
        return bottom - y.place(value) * (bottom - top);
    }
}
