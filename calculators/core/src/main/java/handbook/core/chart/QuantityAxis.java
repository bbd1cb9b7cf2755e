package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.List;

/**
 * An axis of figures, in their internal unit.
 *
 * @param from value at the left or lower end
 * @param to value at the other end; below {@code from} the axis runs backwards
 */
public record QuantityAxis(Message label, Unit unit, double from, double to) implements Axis {

    /** Returns an axis from 0 to a round value that is not below the largest one to be shown. */
    public static QuantityAxis upTo(double largest, Message label, Unit unit) {
        return new QuantityAxis(label, unit, 0, Ticks.top(largest, Ticks.PARTS));
    }

    @Override
    public List<Double> ticks() {
        return Ticks.between(Math.min(from, to), Math.max(from, to), Ticks.PARTS);
    }

    @Override
    public double place(double value) {
        return (value - from) / (to - from);
    }

    @Override
    public String show(double value, Texts texts) {
        return texts.show(Quantity.of(value, unit));
    }

    @Override
    public String bare(double value, Texts texts) {
        return texts.bare(Quantity.of(value, unit));
    }

    @Override
    public String tick(double value, Texts texts) {
        return Ticks.amount(value, to, texts);
    }

    @Override
    public String title(Texts texts) {
        return Ticks.title(label, to, texts);
    }
}
