package handbook.core.chart;

import handbook.core.text.Format;
import handbook.core.text.Html;
import handbook.core.text.Message;
import handbook.core.text.Texts;

/**
 * The SVG of one chart while it is drawn. Colours, widths and dashes are the style sheet's; positions are in
 * units of which {@link #WIDTH} make the width. Letters are about 6 units wide, 8 on a phone.
 */
public final class Picture {

    /** Width of every picture. */
    static final int WIDTH = 440;

    /** Room below a plot for the ticks and the title of its horizontal axis. */
    static final int BELOW = 50;

    /** From one line of text to the next. */
    static final double LINE = 15;

    private final Texts texts;
    private final Html svg = new Html();

    Picture(Texts texts) {
        this.texts = texts;
    }

    Texts texts() {
        return texts;
    }

    void open(Chart chart, String idPrefix) {
        String title = idPrefix + "-title";
        String description = idPrefix + "-description";
        svg.raw("<svg class=\"chart\" viewBox=\"0 0 " + WIDTH + " " + place(chart.height()) + "\" role=\"img\"");
        svg.attribute("aria-labelledby", title + " " + description).raw(">");
        svg.raw("<title").attribute("id", title).raw(">");
        svg.text(texts.say(chart.title())).raw("</title>");
        svg.raw("<desc").attribute("id", description).raw(">");
        svg.text(texts.say(chart.caption())).raw("</desc>");
    }

    String close() {
        return svg.raw("</svg>").toString();
    }

    /** Draws grid lines at the ticks of a vertical axis, and its title above it. */
    void vertical(Axis axis, double left, double right, double top, double bottom) {
        for (double tick : axis.ticks()) {
            double y = bottom - axis.place(tick) * (bottom - top);
            line("grid", left, y, right, y);
            label("tick end", left - 6, y + 4, axis.tick(tick, texts));
        }
        label("axis", 2, top - 14, axis.title(texts));
    }

    /** Draws grid lines at the ticks of an amount that bars are measured by, and its title below it. */
    void measure(Axis axis, double left, double right, double top, double bottom) {
        for (double tick : axis.ticks()) {
            double x = left + axis.place(tick) * (right - left);
            line("grid", x, top, x, bottom);
            String place = x < left + 9 ? "tick" : x > WIDTH - 30 ? "tick end" : "tick middle";
            label(place, x, bottom + 16, axis.tick(tick, texts));
        }
        label("axis middle", (left + right) / 2, bottom + 36, axis.title(texts));
    }

    /**
     * Draws the axis that points stand on, its ticks and its title below it.
     *
     * @param amount whether the title names the unit; otherwise every tick does
     */
    void horizontal(Axis axis, boolean amount, double left, double right, double bottom) {
        for (double tick : axis.ticks()) {
            double x = left + axis.place(tick) * (right - left);
            line("grid", x, bottom, x, bottom + 4);
            label("tick middle", x, bottom + 19, amount ? axis.tick(tick, texts) : axis.show(tick, texts));
        }
        line("base", left, bottom, right, bottom);
        String title = amount ? axis.title(texts) : texts.say(axis.label());
        label("axis middle", (left + right) / 2, bottom + 42, title);
    }

    void line(String style, double x1, double y1, double x2, double y2) {
        path(style, "M" + place(x1) + " " + place(y1) + "L" + place(x2) + " " + place(y2));
    }

    void path(String style, String data) {
        svg.raw("<path class=\"" + style + "\" d=\"" + data + "\"/>");
    }

    /** Draws something that says what it is when pointed at. */
    void told(String style, String data, String text) {
        svg.raw(style.isEmpty() ? "<path" : "<path class=\"" + style + "\"").raw(" d=\"" + data + "\">");
        svg.element("title", text).raw("</path>");
    }

    /** Draws a bar. */
    void bar(String style, double x, double y, double width, double height, String text) {
        told(
                style,
                "M" + place(x) + " " + place(y) + "h" + place(width) + "v" + place(height) + "h" + place(-width) + "z",
                text);
    }

    /** Draws a mark in the style of the group around it. */
    void mark(int number, double x, double y, String text) {
        told("", "M" + place(x) + " " + place(y) + shape(number), text);
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

    void label(String style, double x, double y, String text) {
        svg.raw("<text class=\"" + style + "\" x=\"" + place(x) + "\" y=\"" + place(y) + "\">");
        svg.text(text).raw("</text>");
    }

    void label(String style, double x, double y, Message text) {
        label(style, x, y, texts.say(text));
    }

    void raw(String markup) {
        svg.raw(markup);
    }

    static String place(double value) {
        return Format.plain(value, 1);
    }
}
