package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.List;

/** An axis of figures, in their internal unit. */
public record QuantityAxis(Message label, Unit unit, double from, double to) implements Axis {

    @Override
    public List<Double> ticks() {
        return Ticks.between(Math.min(from, to), Math.max(from, to), Ticks.PARTS);
    }

    @Override
    public String show(double value, Texts texts) {
        return texts.show(Quantity.of(value, unit));
    }

    @Override
    public String bare(double value, Texts texts) {
        return texts.bare(Quantity.of(value, unit));
    }
}
