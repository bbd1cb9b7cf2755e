package handbook.core.chart;

import java.util.ArrayList;
import java.util.List;

/** Labels in one column, each as near to its height as the others leave room. */
final class SideLabels {

    /** Heights so near to each other are the same: their last bits differ between machines. */
    private static final double SAME = 0.001;

    private final List<Label> labels = new ArrayList<>();

    private record Label(String text, double x, double y, String style) {}

    void add(String text, double y, String style) {
        add(text, 0, y, style);
    }

    /** Keeps the labels in order, the lowest on the picture first. */
    void add(String text, double x, double y, String style) {
        int place = 0;
        while (place < labels.size() && labels.get(place).y > y + SAME) {
            place++;
        }
        labels.add(place, new Label(text, x, y, style));
    }

    /** Writes them from the lowest up, pushed apart where they would touch. */
    void draw(Picture picture, double left, double bottom) {
        double lowest = bottom + Picture.LINE;
        for (Label label : labels) {
            double y = Math.min(label.y, lowest - Picture.LINE);
            lowest = y;
            picture.label(label.style, left + label.x, y + 4, label.text);
        }
    }
}
