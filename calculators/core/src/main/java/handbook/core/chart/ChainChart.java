package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.List;

/**
 * What the links of a chain let through, one after the other, and how much of each is used.
 *
 * @param value what the links let through
 * @param flow what passes all of them
 * @param links in the order in which it passes, at least one
 */
public record ChainChart(String id, Message title, Axis value, double flow, List<Link> links, Message caption)
        implements Chart {

    /**
     * One part of the way.
     *
     * @param limit what it lets through
     * @param binds whether it holds up the rest
     */
    public record Link(Message name, double limit, boolean binds) {}

    @Override
    public double height() {
        return ChainDrawing.bottom(links.size());
    }

    @Override
    public void draw(Picture picture) {
        new ChainDrawing(this, picture).draw();
    }

    @Override
    public Numbers numbers(Texts texts) {
        var numbers = new Numbers(texts).row("").cell(value.label());
        for (Link link : links) {
            numbers.row(link.name()).cell(value, link.limit());
        }
        return numbers;
    }
}
