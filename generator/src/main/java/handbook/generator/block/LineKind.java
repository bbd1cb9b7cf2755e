package handbook.generator.block;

import handbook.core.chart.Axis;
import handbook.core.chart.Chart;
import handbook.core.chart.LineChart;
import handbook.core.chart.LogAxis;
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
 * Lines over a column {@code x}: one for each column {@code y} or for each value of the column {@code series}. In
 * panels every column {@code y} has an axis of its own, with a line for each value of {@code series}.
 */
final class LineKind implements ChartKind {

    /** As many colours and dashes as the style sheet tells apart. */
    private static final int MOST_LINES = 4;

    /** What fits beside the end of a line. */
    private static final int LONGEST_NAME = 14;

    private static final int MOST_PANELS = 2;

    private final boolean inPanels;

    LineKind(boolean inPanels) {
        this.inPanels = inPanels;
    }

    @Override
    public List<String> parameters() {
        return List.of("x", "y", "series");
    }

    @Override
    public List<String> spacings() {
        return List.of("true", "even", "log2");
    }

    @Override
    public Chart read(ChartSource source) {
        return new Reader(source).read();
    }

    private final class Reader {

        private final ChartSource source;
        private final boolean even;
        private final boolean doubling;
        private final List<Message> places = new ArrayList<>();
        private final TreeSet<Double> xs = new TreeSet<>();

        Reader(ChartSource source) {
            this.source = source;
            this.even = source.value("spacing", "").equals("even");
            this.doubling = source.value("spacing", "").equals("log2");
        }

        Chart read() {
            int x = source.column("x", true);
            List<Integer> ys = source.columns("y");
            int series = source.column("series", false);
            Message title = source.title();
            Message caption = source.caption();
            if (ys.size() > 1 && series >= 0 && !inPanels) {
                source.wrong("a chart has several columns y or a column series, not both; panels have");
            }
            if (inPanels && source.isGood() && (ys.size() < 2 || ys.size() > MOST_PANELS)) {
                source.wrong("panels need " + MOST_PANELS + " columns y");
            }
            if (!source.isGood()) {
                return null;
            }
            List<Map<String, TreeMap<Double, Double>>> panels = panels(x, ys, series);
            if (!source.isGood()) {
                return null;
            }
            List<String> units = source.units(panels.size() + 1);
            var drawn = new ArrayList<LineChart.Panel>();
            List<String> labels = panels.size() == 1 ? null : source.labels("y", ys);
            for (int i = 0; i < panels.size(); i++) {
                String unit = units.get(i + 1);
                Message label = labels == null ? source.label("y", ys.get(0), unit) : source.label(labels.get(i), unit);
                drawn.add(new LineChart.Panel(axisOf(panels.get(i), label), series(panels.get(i))));
            }
            Axis xAxis = xAxis(source.label("x", x, units.get(0)));
            return new LineChart(source.id(), title, xAxis, drawn, 1, Double.NaN, caption);
        }

        /** Returns name → x → y for each panel. */
        private List<Map<String, TreeMap<Double, Double>>> panels(int x, List<Integer> ys, int series) {
            var panels = new ArrayList<Map<String, TreeMap<Double, Double>>>();
            panels.add(new LinkedHashMap<>());
            List<List<String>> rows = source.rows();
            for (int y : ys) {
                if (inPanels && y != ys.get(0)) {
                    panels.add(new LinkedHashMap<>());
                }
                Map<String, TreeMap<Double, Double>> panel = panels.get(panels.size() - 1);
                for (List<String> row : rows) {
                    String name = series >= 0 ? row.get(series) : source.heading(y);
                    point(panel, name, row.get(x), row.get(y));
                }
            }
            for (int i = 0; i < panels.size(); i++) {
                panels.set(i, renamed(panels.get(i)));
                check(panels.get(i));
            }
            return panels;
        }

        /** A row without a value is a gap in the line. */
        private void point(Map<String, TreeMap<Double, Double>> panel, String name, String x, String y) {
            double value = source.amount(y, "on the y axis");
            if (x.isEmpty() || Double.isNaN(value)) {
                return;
            }
            if (!even && !Cells.isNumber(x)) {
                source.wrong("\"" + x + "\" on the x axis is no number; spacing=even gives every value the same room");
                return;
            }
            if (doubling && Double.parseDouble(x) <= 0) {
                source.wrong("with spacing=log2 every x must be above 0, \"" + x + "\" is not");
                return;
            }
            double place = even ? place(x) : Double.parseDouble(x);
            xs.add(place);
            if (panel.computeIfAbsent(name, key -> new TreeMap<>()).put(place, value) != null) {
                source.wrong("line \"" + name + "\" has two values at " + x + "; where= or series= tells them apart");
            }
        }

        private double place(String x) {
            Message shown = Message.name(source.shown(x));
            if (!places.contains(shown)) {
                places.add(shown);
            }
            return places.indexOf(shown);
        }

        private Map<String, TreeMap<Double, Double>> renamed(Map<String, TreeMap<Double, Double>> lines) {
            List<String> names = source.names(lines.size(), "lines");
            if (names == null) {
                return lines;
            }
            var renamed = new LinkedHashMap<String, TreeMap<Double, Double>>();
            int i = 0;
            for (TreeMap<Double, Double> line : lines.values()) {
                if (renamed.put(names.get(i), line) != null) {
                    source.wrong("two lines are called \"" + names.get(i) + "\"");
                }
                i++;
            }
            return renamed;
        }

        private void check(Map<String, TreeMap<Double, Double>> lines) {
            if (lines.size() > MOST_LINES) {
                source.wrong(
                        lines.size() + " lines; more than " + MOST_LINES + " cannot be told apart, where= picks some");
            }
            for (String name : lines.keySet()) {
                source.checkLength(name, LONGEST_NAME, "beside its line; \"names: …; …\" gives shorter ones");
            }
            boolean oneValue = lines.values().stream().allMatch(line -> line.size() < 2);
            if (source.isGood() && oneValue) {
                source.wrong("a line needs values at two places at least");
            }
        }

        private Axis xAxis(Message label) {
            if (even) {
                return TableAxis.of(label, places);
            }
            return doubling
                    ? LogAxis.of(label, 2, xs.first(), xs.last())
                    : new TableAxis(label, xs.first(), xs.last(), List.of());
        }

        private Axis axisOf(Map<String, TreeMap<Double, Double>> lines, Message label) {
            double largest = lines.values().stream()
                    .flatMap(line -> line.values().stream())
                    .reduce(0.0, Math::max);
            return TableAxis.upTo(largest, label);
        }

        /** All lines with the same places, as the table of numbers has them. */
        private List<Series> series(Map<String, TreeMap<Double, Double>> lines) {
            var series = new ArrayList<Series>();
            lines.forEach((name, line) -> {
                var points = new ArrayList<Series.Point>();
                xs.forEach(x -> points.add(new Series.Point(x, line.getOrDefault(x, Double.NaN))));
                series.add(new Series(Message.name(name), Series.Style.NORMAL, points));
            });
            return series;
        }
    }
}
