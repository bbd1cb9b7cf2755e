package handbook.core.chart;

import handbook.core.text.Texts;

/** Draws dots, each with its name beside it: on the right or, in the right half of the picture, on the left. */
final class ScatterDrawing {

    static final double BOTTOM = 270;

    private static final double LEFT = 54;
    private static final double RIGHT = 424;
    private static final double TOP = 28;

    private final ScatterChart chart;
    private final Picture picture;

    ScatterDrawing(ScatterChart chart, Picture picture) {
        this.chart = chart;
        this.picture = picture;
    }

    void draw() {
        picture.vertical(chart.y(), LEFT, RIGHT, TOP, BOTTOM);
        picture.horizontal(chart.x(), true, LEFT, RIGHT, BOTTOM);
        Texts texts = picture.texts();
        var leftHalf = new SideLabels();
        var rightHalf = new SideLabels();
        int number = 0;
        for (ScatterChart.Dot dot : chart.dots()) {
            number++;
            double x = LEFT + chart.x().place(dot.x()) * (RIGHT - LEFT);
            double y = BOTTOM - chart.y().place(dot.y()) * (BOTTOM - TOP);
            String name = texts.say(dot.name());
            int tone = (number - 1) % 4 + 1;
            picture.raw("<g class=\"series series-" + tone + "\">");
            String shown = name + ": " + chart.x().show(dot.x(), texts) + "; "
                    + chart.y().show(dot.y(), texts);
            picture.mark(number, x, y, shown);
            picture.raw("</g>");
            if (x < (LEFT + RIGHT) / 2) {
                leftHalf.add(name, x + 8, y, "name name-" + tone);
            } else {
                rightHalf.add(name, x - 8, y, "name end name-" + tone);
            }
        }
        leftHalf.draw(picture, 0, BOTTOM);
        rightHalf.draw(picture, 0, BOTTOM);
    }
}
