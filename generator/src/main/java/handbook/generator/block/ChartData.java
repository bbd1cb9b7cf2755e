package handbook.generator.block;

import handbook.core.chart.Axis;
import handbook.core.chart.Series;
import handbook.core.chart.TableAxis;
import handbook.core.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The lines of a chart, as a data file gives them.
 *
 * @param places what stands at the places 0, 1, 2 … of an even axis; empty for an axis of numbers
 * @param lines name → x → y, at least one line
 */
record ChartData(String xLabel, String yLabel, List<String> places, Map<String, TreeMap<Double, Double>> lines) {

    Axis xAxis() {
        if (!places.isEmpty()) {
            return TableAxis.of(
                    Message.name(xLabel), places.stream().map(Message::name).toList());
        }
        TreeSet<Double> xs = xs();
        return new TableAxis(Message.name(xLabel), xs.first(), xs.last(), List.of());
    }

    Axis yAxis() {
        double largest =
                lines.values().stream().flatMap(line -> line.values().stream()).reduce(0.0, Math::max);
        return new TableAxis(Message.name(yLabel), 0, largest, List.of());
    }

    private TreeSet<Double> xs() {
        var xs = new TreeSet<Double>();
        lines.values().forEach(line -> xs.addAll(line.keySet()));
        return xs;
    }

    List<Series> series() {
        var series = new ArrayList<Series>();
        lines.forEach((name, line) -> {
            var points = new ArrayList<Series.Point>();
            line.forEach((x, y) -> points.add(new Series.Point(x, y)));
            series.add(new Series(Message.name(name), Series.Style.NORMAL, points));
        });
        return series;
    }

    /** Returns the same numbers as columns of a table: x, then a column for each line. */
    List<ShownTable.Column> columns(PageContext page) {
        var columns = new ArrayList<ShownTable.Column>();
        TreeSet<Double> xs = xs();
        Axis axis = xAxis();
        List<String> first = xs.stream().map(x -> axis.show(x, page.texts())).toList();
        columns.add(new ShownTable.Column(xLabel, places.isEmpty(), first));
        lines.forEach((name, line) -> {
            List<String> cells = xs.stream()
                    .map(x -> line.containsKey(x) ? page.texts().format().number(line.get(x)) : "–")
                    .toList();
            columns.add(new ShownTable.Column(name + ", " + yLabel, true, cells));
        });
        return columns;
    }

    /** Reads the rows of a selection. */
    static final class Reader {

        /** As many colours and dashes as the style sheet tells apart. */
        private static final int MOST_LINES = 4;

        /** What fits beside the end of a line. */
        private static final int LONGEST_NAME = 14;

        private final Selection selection;
        private final FencedBlock block;
        private final PageContext page;
        private final boolean even;
        private final List<String> places = new ArrayList<>();
        private final Map<String, TreeMap<Double, Double>> lines = new LinkedHashMap<>();
        private boolean good = true;

        Reader(Selection selection, boolean even, FencedBlock block, PageContext page) {
            this.selection = selection;
            this.even = even;
            this.block = block;
            this.page = page;
        }

        /** Returns the data, or null with mistakes noted. */
        ChartData read(Map<String, String> values, NamedLines texts) {
            int x = column("x", values);
            List<Integer> ys = values.containsKey("y") ? selection.columns(values.get("y")) : List.of();
            int series = values.containsKey("series") ? selection.column(values.get("series")) : -1;
            if (ys.isEmpty()) {
                wrong("chart needs y=column");
            }
            if (ys.size() > 1 && values.containsKey("series")) {
                wrong("a chart has several columns y or a column series, not both");
            }
            if (x < 0 || !good || values.containsKey("series") && series < 0) {
                return null;
            }
            for (List<String> row : selection.rows(values.get("where"), null)) {
                for (int y : ys) {
                    String name = series >= 0 ? row.get(series) : selection.heading(y);
                    point(name, row.get(x), row.get(y));
                }
            }
            rename(texts.parts("names", lines.size(), "lines", page));
            checkLines();
            return good ? data(x, ys.get(0), texts) : null;
        }

        private ChartData data(int x, int y, NamedLines texts) {
            List<String> units = texts.parts("units", 2, "axes", page);
            return new ChartData(
                    label(texts.text("x"), x, units == null ? "" : units.get(0)),
                    label(texts.text("y"), y, units == null ? "" : units.get(1)),
                    places,
                    lines);
        }

        private String label(String written, int column, String unit) {
            String label = written == null ? selection.heading(column) : written;
            return unit.isEmpty() ? label : label + ", " + Cells.unit(unit, page.texts());
        }

        private int column(String name, Map<String, String> values) {
            if (!values.containsKey(name)) {
                wrong("chart needs " + name + "=column");
                return -1;
            }
            return selection.column(values.get(name));
        }

        /** A row without a value is a gap in the line. */
        private void point(String name, String x, String y) {
            if (x.isEmpty() || y.isEmpty()) {
                return;
            }
            if (!even && !Cells.isNumber(x)) {
                wrong("\"" + x + "\" on the x axis is no number; spacing=even gives every value the same room");
                return;
            }
            if (!Cells.isNumber(y) || Double.parseDouble(y) < 0) {
                wrong("\"" + y + "\" on the y axis is no number from 0 on");
                return;
            }
            TreeMap<Double, Double> line = lines.computeIfAbsent(name, key -> new TreeMap<>());
            if (line.put(place(x), Double.parseDouble(y)) != null) {
                wrong("line \"" + name + "\" has two values at " + x + "; where= or series= tells them apart");
            }
        }

        private double place(String x) {
            if (!even) {
                return Double.parseDouble(x);
            }
            String shown = Cells.shown(x, "", page.texts());
            if (!places.contains(shown)) {
                places.add(shown);
            }
            return places.indexOf(shown);
        }

        private void rename(List<String> names) {
            if (names == null) {
                return;
            }
            List<TreeMap<Double, Double>> old = List.copyOf(lines.values());
            lines.clear();
            for (int i = 0; i < old.size(); i++) {
                if (lines.put(names.get(i), old.get(i)) != null) {
                    wrong("two lines are called \"" + names.get(i) + "\"");
                }
            }
        }

        private void checkLines() {
            if (lines.size() > MOST_LINES) {
                wrong(lines.size() + " lines; more than " + MOST_LINES + " cannot be told apart, where= picks some");
            }
            for (String name : lines.keySet()) {
                if (name.length() > LONGEST_NAME) {
                    wrong("\"" + name + "\" is longer than " + LONGEST_NAME
                            + " letters and does not fit beside its line; \"names: …; …\" gives shorter ones");
                }
            }
            boolean oneValue = lines.values().stream().allMatch(line -> line.size() < 2);
            if (good && oneValue) {
                wrong("a line needs values at two places at least");
            }
        }

        private void wrong(String text) {
            page.mistake(block.line(), text);
            good = false;
        }
    }
}
