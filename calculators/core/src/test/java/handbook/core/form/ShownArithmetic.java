package handbook.core.form;

import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/**
 * Works out what stands on the page: {@code 8 × 137.5 ÷ (1 + 0 × 6)}, {@code min(300 GB (279.39 GiB); 512 GB)}, {@code
 * ⌈131,072 ÷ 4096⌉}, {@code 1 − exp(−0.384)}, in English. A second unit in brackets behind a quantity is passed over.
 */
final class ShownArithmetic {

    private static final Map<String, Double> UNITS = Map.ofEntries(
            Map.entry("%", 0.01),
            Map.entry("B", 1.0),
            Map.entry("kB", 1e3),
            Map.entry("MB", 1e6),
            Map.entry("GB", 1e9),
            Map.entry("TB", 1e12),
            Map.entry("PB", 1e15),
            Map.entry("µs", 1e-6),
            Map.entry("ms", 1e-3),
            Map.entry("s", 1.0),
            Map.entry("min", 60.0),
            Map.entry("h", 3600.0),
            Map.entry("d", 86_400.0));
    private static final Map<String, DoubleUnaryOperator> FUNCTIONS = Map.of("exp", Math::exp, "ln", Math::log);

    private final String text;
    private int at;

    private ShownArithmetic(String text) {
        this.text = text.replace('\u00a0', ' ');
    }

    /** Returns the value; fails for what is no arithmetic. */
    static double value(String text) {
        var shown = new ShownArithmetic(text);
        double value = shown.sum();
        shown.space();
        if (shown.at < shown.text.length()) {
            throw new IllegalArgumentException(text + ": not read from " + shown.at);
        }
        return value;
    }

    private double sum() {
        double sum = product();
        while (true) {
            if (take("+")) {
                sum += product();
            } else if (take("−")) {
                sum -= product();
            } else {
                return sum;
            }
        }
    }

    private double product() {
        double product = power();
        while (true) {
            if (take("×")) {
                product *= power();
            } else if (take("÷")) {
                product /= power();
            } else {
                return product;
            }
        }
    }

    private double power() {
        double base = one();
        return take("^") ? Math.pow(base, one()) : base;
    }

    private double one() {
        if (take("−")) {
            return -power();
        }
        if (take("(")) {
            return closed(sum(), ")");
        }
        if (take("⌈")) {
            double inside = sum();
            return closed(Math.ceil(inside - Math.abs(inside) * 1e-9), "⌉");
        }
        if (take("min(")) {
            double least = sum();
            while (take(";")) {
                least = Math.min(least, sum());
            }
            return closed(least, ")");
        }
        for (var function : FUNCTIONS.entrySet()) {
            if (take(function.getKey() + "(")) {
                return closed(function.getValue().applyAsDouble(sum()), ")");
            }
        }
        return quantity();
    }

    private double closed(double value, String end) {
        if (!take(end)) {
            throw new IllegalArgumentException(text + ": no " + end + " at " + at);
        }
        return value;
    }

    private double quantity() {
        take("×"); // in front of a factor
        take("over ");
        take("under ");
        if (take("1 in ")) {
            return 1 / number();
        }
        double value = number();
        int begin = at;
        space();
        int end = at;
        while (end < text.length() && (Character.isLetter(text.charAt(end)) || "%µ/".indexOf(text.charAt(end)) >= 0)) {
            end++;
        }
        String unit = text.substring(at, end);
        if (unit.isEmpty()) {
            at = begin;
            return value;
        }
        at = end;
        value *= UNITS.getOrDefault(unit.replace("/s", "").replace("/day", ""), 1.0);
        // the same in binary units
        int open = at;
        if (take("(")) {
            int close = text.indexOf(')', at);
            if (close > 0 && text.substring(at, close).matches("[\\d.,]+ ([KMGTP]iB|B)(/s|/day)?")) {
                at = close + 1;
            } else {
                at = open;
            }
        }
        return value;
    }

    private double number() {
        space();
        int begin = at;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || ".,".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        return Double.parseDouble(text.substring(begin, at).replace(",", ""));
    }

    private boolean take(String word) {
        int begin = at;
        space();
        if (text.startsWith(word, at)) {
            at += word.length();
            return true;
        }
        at = begin;
        return false;
    }

    private void space() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }
}
