package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** Round values for an axis. */
final class Ticks {

    /** How many parts an axis has at most. */
    static final int PARTS = 5;

    /** Shorter axes would need more digits than are printed. */
    private static final double LEAST_SPAN = 1e-9;

    private Ticks() {}

    /**
     * Returns the smallest of 1, 2, 2.5, 5 × 10ⁿ that divides a span into at most so many parts.
     *
     * @param span from 1e-9 on, finite
     */
    static double step(double span, int parts) {
        if (!(span >= LEAST_SPAN && span <= Double.MAX_VALUE)) {
            throw new ArithmeticException("axis without length");
        }
        double least = span / parts;
        double power = 1;
        while (power > least) {
            power /= 10;
        }
        while (power * 10 <= least) {
            power *= 10;
        }
        for (double factor : new double[] {1, 2, 2.5, 5}) {
            if (power * factor >= least) {
                return power * factor;
            }
        }
        return power * 10;
    }

    /** Returns how many decimals the round values up to a number need. */
    static int decimals(double span, int parts) {
        double step = step(span, parts);
        int decimals = 0;
        while (decimals < 6 && Math.abs(step - Math.floor(step + 0.5)) > 1e-6) {
            step *= 10;
            decimals++;
        }
        return decimals;
    }

    /** Returns the round values from one end of an axis to the other, in rising order. */
    static List<Double> between(double low, double high, int parts) {
        double step = step(high - low, parts);
        var ticks = new ArrayList<Double>();
        for (int i = (int) Math.ceil(low / step); i * step <= high + step * 1e-9; i++) {
            ticks.add(i * step);
        }
        return ticks;
    }

    /** Returns the first round value that is not below the largest one to be shown. */
    static double top(double largest, int parts) {
        double shown = Math.max(largest, LEAST_SPAN);
        double step = step(shown, parts);
        return step * Math.ceil(shown / step - 1e-9);
    }

    /** Returns a round value as it stands beside an axis, in the unit that {@link #title} names. */
    static String amount(double value, double top, Texts texts) {
        double unit = unit(top);
        return texts.format().rounded(value / unit, decimals(top / unit, PARTS));
    }

    /** Returns a label with what is counted beside the axis: nothing, thousands or millions. */
    static String title(Message label, double top, Texts texts) {
        double unit = unit(top);
        String name = texts.say(label);
        return unit == 1 ? name : name + ", " + texts.get(unit == 1e3 ? "axis.thousands" : "axis.millions");
    }

    private static double unit(double top) {
        return top >= 1e8 ? 1e6 : top >= 1e5 ? 1e3 : 1;
    }
}
