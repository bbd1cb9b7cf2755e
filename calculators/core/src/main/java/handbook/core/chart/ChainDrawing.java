package handbook.core.chart;

import handbook.core.text.Texts;

/**
 * Draws a chain of bars: the name and the value of each above it, what is used of it filled, a line through
 * all where the chain ends. A bar far beyond that line is cut, with two strokes through it.
 */
final class ChainDrawing {

    private static final double LEFT = 4;
    private static final double RIGHT = 436;
    private static final double TOP = 18;
    private static final double BAR = 13;
    private static final double PITCH = 42;

    /** Longest bar that is drawn in full, as a multiple of the flow. */
    private static final double LONGEST = 4;

    private final ChainChart chart;
    private final Picture picture;
    private final double perUnit;

    ChainDrawing(ChainChart chart, Picture picture) {
        this.chart = chart;
        this.picture = picture;
        double most = chart.flow();
        for (ChainChart.Link link : chart.links()) {
            most = Math.max(most, link.limit());
        }
        this.perUnit = (RIGHT - LEFT) / Math.min(most, chart.flow() * LONGEST);
    }

    static double bottom(int links) {
        return TOP + links * PITCH;
    }

    void draw() {
        Texts texts = picture.texts();
        picture.label("axis", 2, 12, chart.value().title(texts));
        double end = LEFT + chart.flow() * perUnit;
        double y = TOP;
        for (ChainChart.Link link : chart.links()) {
            String state = link.binds() ? " current" : "";
            String limit = chart.value().show(link.limit(), texts);
            String text = texts.say(link.name()) + ": " + limit;
            double length = Math.min(link.limit() * perUnit, RIGHT - LEFT);
            picture.label("group" + state, LEFT, y + 15, link.name());
            picture.label("group end" + state, RIGHT, y + 15, limit);
            picture.bar("rest" + state, LEFT, y + 20, length, BAR, text);
            picture.bar("used" + state, LEFT, y + 20, end - LEFT, BAR, text);
            if (link.limit() * perUnit > length * 1.001) {
                picture.path("cut", "M" + (RIGHT - 18) + " " + Picture.place(y + 34) + "l5-15m4 0l-5 15");
            }
            if (y > TOP) {
                picture.path("base", "M" + (LEFT + 3) + " " + Picture.place(y - 8) + "v8l-3-3m3 3l3-3");
            }
            y += PITCH;
        }
        picture.line("marker", end, TOP, end, y - 4);
    }
}
