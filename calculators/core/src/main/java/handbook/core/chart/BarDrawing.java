package handbook.core.chart;

/**
 * Draws bars from left to right, each group below its name: so long names have room on a phone too. Every bar
 * ends with its value and, where a group has several, its name; the sum of parts stands beside the name of the group.
 */
final class BarDrawing {

    private static final double LEFT = 4;
    private static final double TOP = 8;
    private static final double BAR = 13;
    private static final double PITCH = 17;
    private static final double AROUND_BARS = 27;

    private final BarChart chart;
    private final Picture picture;
    private final double right;
    private double y;

    BarDrawing(BarChart chart, Picture picture) {
        this.chart = chart;
        this.picture = picture;
        boolean named = chart.series().size() > 1 && !chart.stacked();
        this.right = chart.stacked() ? 432 : named ? 310 : 380;
    }

    private static double top(BarChart chart) {
        return chart.stacked() ? TOP + (chart.series().size() + 1) / 2 * PITCH : TOP;
    }

    static double bottom(BarChart chart) {
        int bars = chart.stacked() ? 1 : chart.series().size();
        return top(chart) + chart.groups().size() * (AROUND_BARS + bars * PITCH);
    }

    void draw() {
        double bottom = bottom(chart);
        y = top(chart);
        picture.measure(chart.value(), LEFT, right, y, bottom);
        if (chart.stacked()) {
            drawKey();
        }
        for (BarChart.Group group : chart.groups()) {
            picture.label("group", LEFT + 4, y + 15, group.name());
            y += 20;
            if (chart.stacked()) {
                drawParts(group);
            } else {
                drawBars(group);
            }
            y += AROUND_BARS - 20;
        }
        picture.line("base", LEFT, top(chart), LEFT, bottom);
    }

    private void drawKey() {
        for (int i = 0; i < chart.series().size(); i++) {
            double x = LEFT + i % 2 * Picture.WIDTH / 2;
            double above = TOP + i / 2 * PITCH;
            picture.bar(
                    "bar series-" + (i + 1),
                    x,
                    above - 6,
                    10,
                    10,
                    picture.texts().say(chart.series().get(i)));
            picture.label("tick", x + 15, above + 4, chart.series().get(i));
        }
    }

    private void drawBars(BarChart.Group group) {
        for (int i = 0; i < chart.series().size(); i++) {
            double value = group.values().get(i);
            String name = picture.texts().say(chart.series().get(i));
            double end = LEFT;
            String shown = "–";
            if (!Double.isNaN(value)) {
                end = x(value);
                shown = chart.value().show(value, picture.texts());
                picture.bar("bar series-" + (i + 1), LEFT, y, end - LEFT, BAR, told(group, i, value));
            }
            boolean several = chart.series().size() > 1;
            picture.label("value", end + 5, y + 11, several ? name + ": " + shown : shown);
            y += PITCH;
        }
    }

    private void drawParts(BarChart.Group group) {
        double before = 0;
        var sum = new StringBuilder();
        int parts = 0;
        for (int i = 0; i < chart.series().size(); i++) {
            double value = group.values().get(i);
            if (value > 0) {
                double from = x(before);
                picture.bar("bar series-" + (i + 1), from, y, x(before + value) - from, BAR, told(group, i, value));
                sum.append(parts == 0 ? "" : " + ").append(chart.value().bare(value, picture.texts()));
                parts++;
                before += value;
            }
        }
        String total = chart.value().show(before, picture.texts());
        String text = parts > 1 ? sum.append(" = ").append(total).toString() : total;
        picture.label("group end", right, y - 5, text);
        y += PITCH;
    }

    private String told(BarChart.Group group, int series, double value) {
        String shown = picture.texts().say(group.name()) + ": " + chart.value().show(value, picture.texts());
        boolean one = chart.series().size() == 1;
        return one ? shown : picture.texts().say(chart.series().get(series)) + ", " + shown;
    }

    private double x(double value) {
        return LEFT + chart.value().place(value) * (right - LEFT);
    }
}
