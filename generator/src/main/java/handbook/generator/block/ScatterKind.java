package handbook.generator.block;

import handbook.core.chart.Axis;
import handbook.core.chart.Chart;
import handbook.core.chart.ScatterChart;
import handbook.core.text.Message;
import java.util.ArrayList;
import java.util.List;

/** A dot for each row, at the columns {@code x} and {@code y}, with the column {@code name} beside it. */
final class ScatterKind implements ChartKind {

    /** What fits beside a dot in the middle. */
    private static final int LONGEST_NAME = 24;

    private static final int MOST_DOTS = 12;

    @Override
    public List<String> parameters() {
        return List.of("name", "x", "y");
    }

    @Override
    public List<String> spacings() {
        return List.of("true", "log");
    }

    @Override
    public Chart read(ChartSource source) {
        int name = source.column("name", true);
        int x = source.column("x", true);
        int y = source.column("y", true);
        Message title = source.title();
        Message caption = source.caption();
        if (!source.isGood()) {
            return null;
        }
        List<List<String>> rows = source.rows();
        List<String> names = source.names(rows.size(), "dots");
        var dots = new ArrayList<ScatterChart.Dot>();
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            String dot = names == null ? row.get(name) : names.get(i);
            double across = source.amount(row.get(x), "on the x axis");
            double up = source.amount(row.get(y), "on the y axis");
            source.checkLength(dot, LONGEST_NAME, "beside its dot; \"names: …; …\" gives shorter ones");
            if (!Double.isNaN(across) && !Double.isNaN(up)) {
                dots.add(new ScatterChart.Dot(Message.name(dot), across, up));
            }
        }
        if (source.isGood() && (dots.isEmpty() || dots.size() > MOST_DOTS)) {
            source.wrong(dots.size() + " dots; a chart has 1 to " + MOST_DOTS + ", where= picks some");
        }
        List<String> units = source.units(2);
        boolean logarithmic = source.value("spacing", "").equals("log");
        Axis across = source.amounts(
                source.label("x", x, units.get(0)),
                dots.stream().mapToDouble(ScatterChart.Dot::x).toArray(),
                logarithmic);
        Axis up = source.amounts(
                source.label("y", y, units.get(1)),
                dots.stream().mapToDouble(ScatterChart.Dot::y).toArray(),
                logarithmic);
        return new ScatterChart(source.id(), title, across, up, dots, caption);
    }
}
