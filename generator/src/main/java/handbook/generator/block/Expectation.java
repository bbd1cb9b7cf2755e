package handbook.generator.block;

import handbook.core.form.Figure;
import handbook.core.text.Format;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.core.unit.DataUnit;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an article says a figure is.
 *
 * @param figure id or label
 * @param number as printed on the page, without its unit
 * @param unit behind the number, or in front of it for a factor; may be empty
 */
record Expectation(String figure, String number, String unit) {

    private static final Pattern NUMBER = Pattern.compile("[-\u2212]?\\d[\\d\\s\u00a0\u202f.,]*\\d|[-\u2212]?\\d");
    private static final int MOST_DECIMALS = 6;
    /** Key of a unit of time → its seconds. */
    private static final Map<String, Double> TIMES = Map.of(
            "unit.microseconds", 1e-6,
            "unit.milliseconds", 1e-3,
            "unit.seconds", 1.0,
            "unit.minutes", 60.0,
            "unit.hours", 3600.0,
            "unit.days", 86_400.0);

    private static final Set<Unit> ROUNDED_DOWN = Set.of(Unit.BYTES, Unit.BYTES_PER_DAY, Unit.DWPD, Unit.YEARS);

    /** Returns null for a text that is not {@code figure = number}. */
    static Expectation parse(String text) {
        int equals = text.lastIndexOf('=');
        if (equals < 0) {
            return null;
        }
        String figure = text.substring(0, equals).strip();
        String value = text.substring(equals + 1).replace('\u00a0', ' ').strip();
        Matcher number = NUMBER.matcher(value);
        if (figure.isEmpty() || !number.find()) {
            return null;
        }
        String unit = value.substring(0, number.start()).strip()
                + value.substring(number.end()).strip();
        return new Expectation(figure, number.group(), unit);
    }

    /** Returns the number as the page prints it: without its unit and without a second unit in brackets. */
    static String bare(Quantity value, Texts texts) {
        Matcher number = NUMBER.matcher(texts.show(value));
        return number.find() ? number.group() : texts.show(value);
    }

    /** Notes a mistake unless the figure, rounded to the digits given, is the number expected. */
    void check(Calculation calculation, int line, PageContext page) {
        Figure found = calculation.figure(figure, line, page);
        if (found == null) {
            return;
        }
        String digits = plain(page.language());
        if (digits == null) {
            page.mistake(
                    line,
                    "\"" + number + "\" is no number in " + page.language().code() + "; a decimal point always is one");
            return;
        }
        page.figures().addExpected(digits);
        double scale = scale(found.value(), page.texts());
        if (Double.isNaN(scale)) {
            page.mistake(
                    line,
                    "\"" + unit + "\" is not the unit of " + figure + "; it is "
                            + page.texts().show(found.value()));
        } else if (!isEqual(found.value(), scale, digits)) {
            page.mistake(
                    line,
                    calculation.calculator().id() + ", " + figure + ": expected " + number + unitText()
                            + ", the calculator says " + page.texts().show(found.value()));
        }
    }

    private String unitText() {
        return unit.isEmpty() ? "" : " " + unit;
    }

    /** Returns the number with a decimal point and no groups, or null if it cannot be read. */
    private String plain(Language language) {
        String digits = number.replaceAll("[\\s\u00a0\u202f]", "").replace('\u2212', '-');
        if (language == Language.RU) {
            digits = digits.replace(',', '.');
        } else if (digits.matches("-?\\d{1,3}(,\\d{3})+(\\.\\d+)?")) {
            digits = digits.replace(",", "");
        }
        return digits.matches("-?\\d+(\\.\\d{1," + MOST_DECIMALS + "})?") ? digits : null;
    }

    /** Returns what one unit of the expectation is in the figure's internal unit, NaN for a wrong unit. */
    private double scale(Quantity value, Texts texts) {
        return switch (value.unit()) {
            case SHARE, CHANCE -> unit.isEmpty() || unit.equals("%") ? 0.01 : Double.NaN;
            case FACTOR -> unit.isEmpty() || unit.equals("×") ? 1 : Double.NaN;
            case BYTES -> unit.isEmpty() ? 1 : bytes("", texts);
            case BYTES_PER_SECOND -> unit.isEmpty() ? 1 : bytes(texts.get("unit.per-second"), texts);
            case BYTES_PER_DAY -> unit.isEmpty() ? 1 : bytes(texts.get("unit.per-day"), texts);
            case SECONDS -> time(texts);
            case MILLISECONDS -> 1000 * time(texts);
            case IOPS,
                    SPANS,
                    DRIVES,
                    EXACT_DRIVES,
                    OPERATIONS,
                    DWPD,
                    CYCLES,
                    HOURS,
                    RUNS,
                    SECTORS,
                    COUNT,
                    YEARS,
                    DATE -> isUnitOf(value, texts) ? 1 : Double.NaN;
        };
    }

    private double time(Texts texts) {
        for (String name : TIMES.keySet()) {
            if (texts.get(name, "").replace("\u00a0", "").equals(unit)) {
                return TIMES.get(name);
            }
        }
        return Double.NaN;
    }

    private double bytes(String suffix, Texts texts) {
        for (DataUnit candidate : DataUnit.values()) {
            if ((texts.symbol(candidate) + suffix).equals(unit)) {
                return candidate.bytes();
            }
        }
        return Double.NaN;
    }

    private boolean isUnitOf(Quantity value, Texts texts) {
        String printed = texts.show(value);
        return unit.isEmpty()
                || printed.substring(bare(value, texts).length())
                        .replace('\u00a0', ' ')
                        .strip()
                        .equals(unit);
    }

    private static boolean isEqual(Quantity value, double scale, String digits) {
        int point = digits.indexOf('.');
        int decimals = point < 0 ? 0 : digits.length() - point - 1;
        double amount = value.value() / scale;
        double expected = Double.parseDouble(digits);
        boolean rounded = Double.parseDouble(Format.plain(amount, decimals)) == expected;
        // capacities and endurance are printed rounded down
        double power = Math.pow(10, decimals);
        boolean down =
                ROUNDED_DOWN.contains(value.unit()) && Math.floor(amount * power + 1e-9) == Math.rint(expected * power);
        return rounded || down;
    }
}
