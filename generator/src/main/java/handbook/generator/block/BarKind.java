package handbook.generator.block;

import handbook.core.chart.BarChart;
import handbook.core.chart.Chart;
import handbook.core.chart.TableAxis;
import handbook.core.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A group of bars, or one bar of several parts, for each value of the column {@code name}: a bar for each column
 * {@code y} or for each value of the column {@code series}.
 */
final class BarKind implements ChartKind {

    /** As many colours and shades as the style sheet tells apart. */
    private static final int MOST_SERIES = 4;

    /** What fits beside the longest bar, behind its value. */
    private static final int LONGEST_BAR = 14;

    /** What fits above a bar. */
    private static final int LONGEST_GROUP = 54;

    /** What fits there with the sum of the parts beside it. */
    private static final int LONGEST_WITH_SUM = 36;

    private final boolean stacked;

    BarKind(boolean stacked) {
        this.stacked = stacked;
    }

    @Override
    public List<String> parameters() {
        return List.of("name", "y", "series", "sort");
    }

    @Override
    public List<String> spacings() {
        return List.of();
    }

    @Override
    public Chart read(ChartSource source) {
        int name = source.column("name", true);
        List<Integer> ys = source.columns("y");
        int series = source.column("series", false);
        Message title = source.title();
        Message caption = source.caption();
        if (ys.size() > 1 && series >= 0) {
            source.wrong("a chart has several columns y or a column series, not both");
        }
        if (!source.isGood()) {
            return null;
        }
        var groups = new LinkedHashMap<String, Map<String, Double>>();
        var names = new ArrayList<String>();
        for (List<String> row : source.rows()) {
            for (int y : ys) {
                bar(
                        groups,
                        names,
                        row.get(name),
                        series >= 0 ? row.get(series) : source.heading(y),
                        row.get(y),
                        source);
            }
        }
        List<String> shown = shown(names, source);
        groups.keySet()
                .forEach(group ->
                        source.checkLength(group, stacked ? LONGEST_WITH_SUM : LONGEST_GROUP, "above its bars"));
        List<BarChart.Group> drawn = groups.entrySet().stream()
                .map(group -> new BarChart.Group(
                        Message.name(source.shown(group.getKey())),
                        names.stream()
                                .map(one -> group.getValue().getOrDefault(one, Double.NaN))
                                .toList()))
                .toList();
        double largest = largest(drawn);
        if (source.isGood() && largest == 0) {
            source.wrong("no bar is longer than 0");
        }
        Message label = source.label("y", ys.get(0), source.units(1).get(0));
        return new BarChart(
                source.id(),
                title,
                TableAxis.upTo(largest, label),
                shown.stream().map(Message::name).toList(),
                drawn,
                stacked,
                caption);
    }

    private static void bar(
            Map<String, Map<String, Double>> groups,
            List<String> names,
            String group,
            String name,
            String cell,
            ChartSource source) {
        Map<String, Double> bars = groups.computeIfAbsent(group, key -> new LinkedHashMap<>());
        if (!names.contains(name)) {
            names.add(name);
        }
        if (bars.put(name, source.amount(cell, "of \"" + group + "\"")) != null) {
            source.wrong("\"" + group + "\" has two bars \"" + name + "\"; where= or series= tells them apart");
        }
    }

    private List<String> shown(List<String> names, ChartSource source) {
        if (names.size() > MOST_SERIES) {
            source.wrong(names.size() + " bars in a group; more than " + MOST_SERIES
                    + " cannot be told apart, where= picks some");
        }
        List<String> given = source.names(names.size(), "bars of a group");
        List<String> shown = given == null ? names : given;
        if (names.size() > 1 && !stacked) {
            shown.forEach(
                    one -> source.checkLength(one, LONGEST_BAR, "beside its bar; \"names: …; …\" gives shorter ones"));
        }
        return shown;
    }

    private double largest(List<BarChart.Group> groups) {
        double largest = 0;
        for (BarChart.Group group : groups) {
            for (double value : group.values()) {
                largest = Double.isNaN(value) ? largest : Math.max(largest, value);
            }
            largest = stacked ? Math.max(largest, group.total()) : largest;
        }
        return largest;
    }
}
