package handbook.generator.block;

import handbook.core.chart.Axis;
import handbook.core.chart.LogAxis;
import handbook.core.chart.TableAxis;
import handbook.core.text.Message;
import handbook.generator.mistake.Known;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What the kinds of charts are made from: the rows an author picked, and the texts inside the block. */
final class ChartSource {

    private static final double LEAST_OF_LOGARITHM = 1e-6;

    private final Selection selection;
    private final Map<String, String> values;
    private final NamedLines lines;
    private final FencedBlock block;
    private final PageContext page;
    private boolean good = true;

    ChartSource(
            Selection selection, Map<String, String> values, NamedLines lines, FencedBlock block, PageContext page) {
        this.selection = selection;
        this.values = values;
        this.lines = lines;
        this.block = block;
        this.page = page;
    }

    String id() {
        return block.id();
    }

    PageContext page() {
        return page;
    }

    Message title() {
        return Message.name(lines.required("title", page));
    }

    Message caption() {
        return Message.name(lines.required("caption", page));
    }

    /** Tells whether no mistake was found so far. */
    boolean isGood() {
        return good;
    }

    /** Notes a mistake; the chart cannot be drawn. */
    void wrong(String text) {
        page.mistake(block.line(), text);
        good = false;
    }

    boolean has(String parameter) {
        return values.containsKey(parameter);
    }

    String value(String parameter, String otherwise) {
        return values.getOrDefault(parameter, otherwise);
    }

    /** Returns the place of the column that a parameter names; −1 with a mistake noted, or if there is none. */
    int column(String parameter, boolean needed) {
        if (!has(parameter)) {
            if (needed) {
                wrong("chart needs " + parameter + "=column");
            }
            return -1;
        }
        int column = selection.column(values.get(parameter));
        good &= column >= 0;
        return column;
    }

    /** Returns the places of the columns that a parameter names, at least one; a mistake is noted otherwise. */
    List<Integer> columns(String parameter) {
        if (!has(parameter)) {
            wrong("chart needs " + parameter + "=column");
            return List.of();
        }
        List<Integer> columns = selection.columns(values.get(parameter));
        good &= columns.size() == values.get(parameter).split(Pattern.quote(",")).length;
        return columns;
    }

    String heading(int column) {
        return selection.heading(column);
    }

    List<List<String>> rows() {
        return selection.rows(values.get("where"), values.get("sort"));
    }

    /**
     * Returns a cell as a number from 0 on; not a number for an empty one and, with a mistake noted, for anything
     * else.
     */
    double amount(String cell, String what) {
        if (!cell.isEmpty() && (!Cells.isNumber(cell) || Double.parseDouble(cell) < 0)) {
            wrong("\"" + cell + "\" " + what + " is no number from 0 on");
            return Double.NaN;
        }
        return cell.isEmpty() ? Double.NaN : Double.parseDouble(cell);
    }

    /** Returns a cell as it stands on the page. */
    String shown(String cell) {
        return Cells.shown(cell, "", page.texts());
    }

    /** Returns the units of the axes, empty ones where the block names none. */
    List<String> units(int axes) {
        List<String> units = lines.parts("units", axes, "axes", page);
        if (units != null) {
            return units;
        }
        var none = new String[axes];
        Arrays.fill(none, "");
        return List.of(none);
    }

    /** Returns the label of an axis: as written, or the heading of the column, with the unit. */
    Message label(String line, int column, String unit) {
        String written = lines.text(line);
        return label(written == null ? heading(column) : written, unit);
    }

    /** Returns the labels of several axes that one line names. */
    List<String> labels(String line, List<Integer> columns) {
        List<String> written = lines.parts(line, columns.size(), "columns", page);
        return written == null ? columns.stream().map(this::heading).toList() : written;
    }

    Message label(String name, String unit) {
        return Message.name(unit.isEmpty() ? name : name + ", " + Cells.unit(unit, page.texts()));
    }

    /** Returns the names that the line {@code names} gives, null if there is none. */
    List<String> names(int count, String of) {
        return lines.parts("names", count, of, page);
    }

    /** Notes a mistake if a name is longer than what has room. */
    void checkLength(String name, int most, String where) {
        if (name.length() > most) {
            wrong("\"" + name + "\" is longer than " + most + " letters and does not fit " + where);
        }
    }

    /**
     * Returns an axis for an amount.
     *
     * @param numbers what has to be on it
     */
    Axis amounts(Message label, double[] numbers, boolean logarithmic) {
        double least = Arrays.stream(numbers).min().orElse(0);
        double largest = Arrays.stream(numbers).max().orElse(0);
        if (!logarithmic) {
            return TableAxis.upTo(largest, label);
        }
        if (least < LEAST_OF_LOGARITHM) {
            wrong("with spacing=log every number must be above 0");
            return TableAxis.upTo(largest, label);
        }
        return LogAxis.of(label, 10, least, largest);
    }

    /** Notes a mistake if a parameter is none of what it may be. */
    static void checkOneOf(String what, String value, List<String> known, FencedBlock block, PageContext page) {
        if (!known.contains(value)) {
            page.mistake(block.line(), "unknown " + what + " \"" + value + "\"", Known.names(value, known));
        }
    }
}
