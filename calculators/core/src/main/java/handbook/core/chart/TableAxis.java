package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.ArrayList;
import java.util.List;

/**
 * An axis of what a table says: plain numbers, or names that stand at the places 0, 1, 2 …
 *
 * @param label with the unit, if there is one
 * @param names of the places from 0 on; empty for numbers
 */
public record TableAxis(Message label, double from, double to, List<Message> names) implements Axis {

    /** Returns an axis of names, all equally far from each other. */
    public static TableAxis of(Message label, List<Message> names) {
        return new TableAxis(label, 0, Math.max(1, names.size() - 1), names);
    }

    /** Returns an axis from 0 to a round value that is not below the largest one to be shown. */
    public static TableAxis upTo(double largest, Message label) {
        return new TableAxis(label, 0, Ticks.top(largest, Ticks.PARTS), List.of());
    }

    @Override
    public List<Double> ticks() {
        if (names.isEmpty()) {
            return Ticks.between(from, to, Ticks.PARTS);
        }
        var places = new ArrayList<Double>();
        for (int i = 0; i < names.size(); i++) {
            places.add((double) i);
        }
        return places;
    }

    @Override
    public double place(double value) {
        return (value - from) / (to - from);
    }

    @Override
    public String show(double value, Texts texts) {
        return names.isEmpty() ? texts.format().number(value) : texts.say(names.get((int) value));
    }

    @Override
    public String bare(double value, Texts texts) {
        return show(value, texts);
    }

    @Override
    public String tick(double value, Texts texts) {
        return names.isEmpty() ? Ticks.amount(value, to, texts) : show(value, texts);
    }

    @Override
    public String title(Texts texts) {
        return Ticks.title(label, names.isEmpty() ? to : 0, texts);
    }
}
