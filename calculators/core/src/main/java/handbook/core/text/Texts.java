package handbook.core.text;

import handbook.core.unit.DataUnit;
import handbook.core.unit.Quantity;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The sentences of one language. A text may have gaps: <code>{0}</code> is the first argument, <code>
 * {0|диск|диска|дисков}</code> the noun that goes with it when it is a count.
 */
public final class Texts {

    private static final DataUnit[] DECIMAL = {
        DataUnit.B, DataUnit.KB, DataUnit.MB, DataUnit.GB, DataUnit.TB, DataUnit.PB
    };
    private static final DataUnit[] BINARY = {
        DataUnit.B, DataUnit.KIB, DataUnit.MIB, DataUnit.GIB, DataUnit.TIB, DataUnit.PIB
    };

    private static final String[] TIME = {
        "unit.microseconds", "unit.milliseconds", "unit.seconds", "unit.minutes", "unit.hours", "unit.days"
    };
    private static final double[] TIME_UNIT = {1e-6, 1e-3, 1, 60, 3600, 86_400};
    private static final double[] TIME_FROM = {0, 1e-3, 1, 120, 7200, 172_800};

    private static final double LIKELY = 0.9999;

    /** From here on the last bits, which differ between machines, decide whether it is 1. */
    private static final double CERTAIN = 1 - 1e-12;

    private static final double UNLIKELY = 1e-4;
    private static final double RARE = 1e-12;

    private final Language language;
    private final UnaryOperator<String> lookup;
    private final Format format;

    /**
     * @param lookup from a key to its text, null where there is none
     */
    public Texts(Language language, UnaryOperator<String> lookup) {
        this.language = language;
        this.lookup = lookup;
        this.format = new Format(language);
    }

    public Language language() {
        return language;
    }

    public Format format() {
        return format;
    }

    public boolean has(String key) {
        return lookup.apply(key) != null;
    }

    /** Returns the first of some keys that has a text: the special one before the general one. */
    public String first(String... keys) {
        for (String key : keys) {
            if (has(key)) {
                return get(key);
            }
        }
        throw new IllegalStateException("no text for " + keys[keys.length - 1] + " in " + language.code());
    }

    /** Returns a text with its gaps filled. */
    public String get(String key, Object... arguments) {
        return fill(key, List.of(arguments));
    }

    /** Returns a message in this language. */
    public String say(Message message) {
        return fill(message.key(), message.arguments());
    }

    /** Returns a quantity with its unit. Data sizes and rates come in decimal and in binary units. */
    public String show(Quantity quantity) {
        double value = quantity.value();
        return switch (quantity.unit()) {
            case IOPS -> get("unit.iops", format.number(value));
            case SPANS -> get("unit.spans", (int) value);
            case DRIVES -> get("unit.drives", (int) value);
            case EXACT_DRIVES -> get("unit.exact-drives", format.unrounded(value), value);
            case SHARE -> get("unit.percent", format.rounded(value * 100, value < 0.1 ? 2 : 1));
            case CHANCE -> chance(value);
            case COUNT -> format.number(value);
            case FACTOR -> "×\u00a0" + format.number(value);
            case OPERATIONS -> get("unit.operations", format.number(value), value);
            case BYTES -> scaled(value, DECIMAL, "", true) + " (" + scaled(value, BINARY, "", true) + ")";
            case BYTES_PER_SECOND -> rate(value, "unit.per-second", false);
            case BYTES_PER_DAY -> rate(value, "unit.per-day", true);
            case DWPD -> get("unit.dwpd", format.roundedDown(value, value < 1000 ? 3 : 0));
            case CYCLES -> get("unit.cycles", (int) value);
            case SECONDS -> time(value);
            case MILLISECONDS -> time(value / 1000);
            case HOURS -> get("unit.hours", format.number(value));
            case SECTORS -> get("unit.sectors", (int) value);
            case RUNS -> get("unit.runs", (int) value);
            case YEARS -> years(value);
            case DATE -> date("" + (int) value);
        };
    }

    /** Returns a quantity as it stands in a table whose heading names the unit. */
    public String bare(Quantity quantity) {
        return switch (quantity.unit()) {
            case IOPS, SPANS, DRIVES, OPERATIONS, RUNS, SECTORS -> format.number(quantity.value());
            case EXACT_DRIVES -> format.unrounded(quantity.value());
            case DWPD -> format.roundedDown(quantity.value(), quantity.value() < 1000 ? 3 : 0);
            case YEARS -> format.roundedDown(quantity.value(), decimalsOfYears(quantity.value()));
            case SHARE, CHANCE, COUNT, FACTOR, BYTES, BYTES_PER_SECOND, CYCLES, SECONDS, MILLISECONDS, HOURS, DATE ->
                show(quantity);
            case BYTES_PER_DAY -> scaled(quantity.value(), DECIMAL, get("unit.per-day"), true);
        };
    }

    private String rate(double value, String suffix, boolean down) {
        String per = get(suffix);
        return scaled(value, DECIMAL, per, down) + " (" + scaled(value, BINARY, per, down) + ")";
    }

    /** A probability with three digits that count; none that is not certain is printed as if it were. */
    private String chance(double value) {
        if (value == 0 || value >= LIKELY && value < CERTAIN) {
            return get(
                    value == 0 ? "unit.percent" : "unit.over-percent", value == 0 ? "0" : format.number(LIKELY * 100));
        }
        if (value >= UNLIKELY) {
            return get(
                    "unit.percent",
                    format.rounded(value * 100, value < 0.001 ? 4 : value < 0.01 ? 3 : value < 0.1 ? 2 : 1));
        }
        if (value < RARE) {
            return get("unit.under-one-in", format.number(1 / RARE));
        }
        double power = 1;
        while (power * 1000 < 1 / value) {
            power *= 10;
        }
        return get("unit.one-in", format.number(Math.floor(1 / value / power + 0.5) * power));
    }

    /** A time in the largest unit of which it has at least one, with minutes and hours from two on. */
    private String time(double seconds) {
        int i = 0;
        while (i < TIME.length - 1 && seconds >= TIME_FROM[i + 1]) {
            i++;
        }
        double amount = seconds / TIME_UNIT[i];
        return get(TIME[i], format.rounded(amount, amount < 10 ? 2 : amount < 1000 ? 1 : 0));
    }

    /** The noun goes with the number as it is printed: 5.003 years are 5 years. */
    private String years(double value) {
        int decimals = decimalsOfYears(value);
        double power = decimals == 2 ? 100 : 1000;
        double printed = Math.floor(value * power * (1 + 1e-13)) / power;
        return get("unit.years", format.roundedDown(value, decimals), printed);
    }

    private static int decimalsOfYears(double value) {
        return value < 1 ? 3 : value < 1000 ? 2 : 0;
    }

    private String date(String digits) {
        return get("unit.date", digits.substring(0, 4), digits.substring(4, 6), digits.substring(6));
    }

    private String scaled(double bytes, DataUnit[] units, String suffix, boolean down) {
        int i = 0;
        while (i < units.length - 1 && bytes >= units[i + 1].bytes()) {
            i++;
        }
        double amount = bytes / units[i].bytes();
        int decimals = amount >= 10_000 ? 0 : down && amount < 100 ? 3 : 2;
        String number = down ? format.roundedDown(amount, decimals) : format.rounded(amount, decimals);
        return number + "\u00a0" + symbol(units[i]) + suffix;
    }

    /** Returns the symbol of a unit in this language. */
    public String symbol(DataUnit unit) {
        return unit.symbol(language == Language.RU);
    }

    private String fill(String key, List<Object> arguments) {
        String pattern = lookup.apply(key);
        if (pattern == null) {
            throw new IllegalStateException("no text for " + key + " in " + language.code());
        }
        var text = new StringBuilder();
        int from = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
            int close = pattern.indexOf('}', open);
            text.append(pattern, from, open);
            text.append(gap(pattern.substring(open + 1, close), arguments));
            from = close + 1;
        }
        return text.append(pattern, from, pattern.length()).toString();
    }

    private String gap(String gap, List<Object> arguments) {
        Object argument = arguments.get(gap.charAt(0) - '0');
        if (gap.length() == 1) {
            return shown(argument);
        }
        return form(gap, language.pluralForm(((Number) argument).doubleValue()));
    }

    private static String form(String gap, int form) {
        int from = 2;
        for (int i = 0; i < form; i++) {
            from = gap.indexOf('|', from) + 1;
        }
        int to = gap.indexOf('|', from);
        return to < 0 ? gap.substring(from) : gap.substring(from, to);
    }

    private String shown(Object argument) {
        if (argument instanceof String string) {
            return string;
        }
        if (argument instanceof Quantity quantity) {
            return show(quantity);
        }
        if (argument instanceof Message message) {
            return say(message);
        }
        if (argument instanceof DataUnit unit) {
            return symbol(unit);
        }
        return argument instanceof Number number ? format.number(number.doubleValue()) : joined((List<?>) argument);
    }

    private String joined(List<?> things) {
        String text = "";
        for (Object thing : things) {
            text = text.isEmpty() ? shown(thing) : text + ", " + shown(thing);
        }
        return text;
    }
}
