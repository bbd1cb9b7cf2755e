package handbook.core.chart;

import handbook.core.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** Draws dots, each with its name beside it: on the right or, in the right half of the picture, on the left. */
final class ScatterDrawing {

    static final double BOTTOM = 270;

    private static final double LEFT = 54;
    private static final double RIGHT = 424;
    private static final double TOP = 28;

    private static final double MARK = 5;
    private static final double BESIDE = 8;
    private static final double LETTER = 6.5;
    private static final double HALF = 6;

    /** Less is no difference: the last bits of a logarithm are not the same on all machines. */
    private static final double NEAR = 0.01;

    private static final int TRIES = 13;

    private final List<Box> taken = new ArrayList<>();
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
        int number = 0;
        for (ScatterChart.Dot dot : chart.dots()) {
            number++;
            picture.raw("<g class=\"series series-" + tone(number) + "\">");
            String shown = texts.say(dot.name()) + ": " + chart.x().show(dot.x(), texts) + "; "
                    + chart.y().show(dot.y(), texts);
            picture.mark(number, x(dot), y(dot), shown);
            picture.raw("</g>");
            taken.add(new Box(x(dot) - MARK, x(dot) + MARK, y(dot) - MARK, y(dot) + MARK));
        }
        number = 0;
        for (ScatterChart.Dot dot : chart.dots()) {
            number++;
            name(texts.say(dot.name()), x(dot), y(dot), tone(number));
        }
    }

    private static int tone(int number) {
        return (number - 1) % 4 + 1;
    }

    private double x(ScatterChart.Dot dot) {
        return LEFT + chart.x().place(dot.x()) * (RIGHT - LEFT);
    }

    private double y(ScatterChart.Dot dot) {
        return BOTTOM - chart.y().place(dot.y()) * (BOTTOM - TOP);
    }

    /** Writes a name beside its dot, moved up or down until it covers no dot and no other name. */
    private void name(String name, double x, double y, int tone) {
        boolean leftHalf = x < (LEFT + RIGHT) / 2 + NEAR;
        double width = name.length() * LETTER;
        double from = leftHalf ? x + BESIDE : x - BESIDE - width;
        Box place = null;
        double middle = y;
        for (int i = 0; i < TRIES && (place == null || isTaken(place)); i++) {
            middle = y + (i + 1) / 2 * (i % 2 == 0 ? Picture.LINE : -Picture.LINE);
            place = new Box(from, from + width, middle - HALF, middle + HALF);
        }
        taken.add(place);
        String style = leftHalf ? "name name-" : "name end name-";
        picture.label(style + tone, leftHalf ? x + BESIDE : x - BESIDE, middle + 4, name);
    }

    private boolean isTaken(Box place) {
        if (place.bottom > BOTTOM + HALF + NEAR) {
            return true;
        }
        for (Box other : taken) {
            if (place.left < other.right
                    && other.left < place.right
                    && place.top < other.bottom
                    && other.top < place.bottom) {
                return true;
            }
        }
        return false;
    }

    private record Box(double left, double right, double top, double bottom) {}
}
