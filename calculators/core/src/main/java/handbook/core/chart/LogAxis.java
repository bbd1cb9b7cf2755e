package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.ArrayList;
import java.util.List;

/**
 * An axis on which equal steps are equal ratios: queue depths by powers of two, rates by powers of ten.
 *
 * @param label with the unit, if there is one
 * @param from value at the left or lower end, above 0
 * @param to value at the other end, above {@code from}
 * @param ticks powers of one number, the lower end among them
 */
public record LogAxis(Message label, double from, double to, List<Double> ticks) implements Axis {

    private static final int MOST_TICKS = 10;

    /**
     * Returns an axis between powers of a number.
     *
     * @param base 2 or 10
     * @param least smallest value to be shown, from 1e-9 on
     * @param largest largest one, to 1e15
     */
    public static LogAxis of(Message label, int base, double least, double largest) {
        if (!(least >= 1e-9 && largest >= least && largest <= 1e15)) {
            throw new ArithmeticException("no values for a logarithmic axis");
        }
        double from = 1;
        while (from > least) {
            from /= base;
        }
        while (from * base <= least) {
            from *= base;
        }
        double to = from * base;
        int steps = 1;
        while (to < largest) {
            to *= base;
            steps++;
        }
        int every = (steps + MOST_TICKS - 2) / (MOST_TICKS - 1);
        var ticks = new ArrayList<Double>();
        double tick = from;
        for (int i = 0; i <= steps; i++) {
            if (i % every == 0) {
                ticks.add(tick);
            }
            tick *= base;
        }
        return new LogAxis(label, from, to, ticks);
    }

    @Override
    public double place(double value) {
        return Math.log(value / from) / Math.log(to / from);
    }

    @Override
    public String show(double value, Texts texts) {
        return texts.format().number(value);
    }

    @Override
    public String bare(double value, Texts texts) {
        return show(value, texts);
    }

    @Override
    public String tick(double value, Texts texts) {
        return show(value, texts);
    }

    @Override
    public String title(Texts texts) {
        return texts.say(label);
    }
}
