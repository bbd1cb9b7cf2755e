package handbook.generator.block;

import handbook.core.chart.Chart;
import handbook.core.chart.RangeChart;
import handbook.core.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * A bar from the column {@code low} to the column {@code high} for each row, called by the column {@code name}; the
 * column {@code typical} marks the usual value. A row with one end only is a bar at that value.
 */
final class RangeKind implements ChartKind {

    /** What fits above a bar beside its numbers. */
    private static final int LONGEST_NAME = 46;

    @Override
    public List<String> parameters() {
        return List.of("name", "low", "high", "typical", "sort");
    }

    @Override
    public List<String> spacings() {
        return List.of("true", "log");
    }

    @Override
    public Chart read(ChartSource source) {
        int name = source.column("name", true);
        int low = source.column("low", true);
        int high = source.column("high", true);
        int typical = source.column("typical", false);
        Message title = source.title();
        Message caption = source.caption();
        if (!source.isGood()) {
            return null;
        }
        var spans = new ArrayList<RangeChart.Span>();
        for (List<String> row : source.rows()) {
            source.checkLength(row.get(name), LONGEST_NAME, "above its bar");
            String of = "of \"" + row.get(name) + "\"";
            double least = source.amount(row.get(low), of);
            double most = source.amount(row.get(high), of);
            double usual = typical < 0 ? Double.NaN : source.amount(row.get(typical), of);
            add(spans, row.get(name), least, most, usual, source);
        }
        if (source.isGood() && spans.isEmpty()) {
            source.wrong("no row has a range");
        }
        double[] numbers = spans.stream()
                .flatMapToDouble(span -> DoubleStream.of(span.low(), span.high()))
                .toArray();
        Message label = source.label("y", high, source.units(1).get(0));
        boolean logarithmic = source.value("spacing", "").equals("log");
        return new RangeChart(source.id(), title, source.amounts(label, numbers, logarithmic), spans, caption);
    }

    private static void add(
            List<RangeChart.Span> spans, String name, double low, double high, double usual, ChartSource source) {
        double from = Double.isNaN(low) ? high : low;
        double to = Double.isNaN(high) ? low : high;
        if (Double.isNaN(from)) {
            return;
        }
        if (from > to || usual < from || usual > to) {
            source.wrong("\"" + name + "\" does not rise from low to typical to high");
            return;
        }
        spans.add(new RangeChart.Span(Message.name(name), from, to, usual));
    }
}
