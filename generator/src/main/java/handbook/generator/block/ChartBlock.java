package handbook.generator.block;

import handbook.core.chart.Charts;
import handbook.core.chart.LineChart;
import handbook.core.text.Html;
import handbook.core.text.Message;
import handbook.generator.mistake.Known;
import java.util.List;
import java.util.Map;

/**
 * {@code ::: chart line data=file.csv x=queue_depth y=iops series=controller} – lines drawn from a data file,
 * with the numbers in a table below. Inside: {@code title}, {@code caption}, {@code source}, the labels {@code x}
 * and {@code y} of the axes, {@code units: ; ms}, and {@code names: A; B} of the lines.
 */
final class ChartBlock implements BlockRenderer {

    private static final List<String> KINDS = List.of("line");
    private static final List<String> PARAMETERS = List.of("data", "x", "y", "series", "where", "spacing");
    private static final List<String> LINES = List.of("title", "caption", "source", "x", "y", "units", "names");
    private static final List<String> SPACINGS = List.of("true", "even");

    @Override
    public boolean hasMarkdownInside() {
        return false;
    }

    @Override
    public String wantedId(FencedBlock block) {
        return block.name();
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        Arguments arguments = Arguments.parse(block.arguments());
        arguments.check(1, PARAMETERS, block, page);
        checkKind(arguments, block, page);
        NamedLines lines = NamedLines.of(block, LINES, page);
        Map<String, String> values = arguments.values();
        String title = lines.required("title", page);
        String caption = lines.required("caption", page);
        String source = lines.required("source", page);
        Selection selection = Selection.of(values.getOrDefault("data", ""), block, page);
        if (selection == null) {
            return;
        }
        boolean even = "even".equals(values.get("spacing"));
        ChartData data = new ChartData.Reader(selection, even, block, page).read(values, lines);
        if (data == null) {
            return;
        }
        var chart = new LineChart(
                block.id(),
                Message.name(title),
                data.xAxis(),
                data.yAxis(),
                data.series(),
                1,
                Double.NaN,
                Message.name(caption));
        String origin = Citation.within(page.word("data.source", source), lines.line("source"), page);
        out.html(html(chart, data, origin, page));
    }

    private static void checkKind(Arguments arguments, FencedBlock block, PageContext page) {
        String kind = arguments.words().isEmpty() ? "" : arguments.words().get(0);
        if (!KINDS.contains(kind)) {
            page.mistake(block.line(), "unknown kind of chart \"" + kind + "\"", Known.names(kind, KINDS));
        }
        String spacing = arguments.values().getOrDefault("spacing", "true");
        if (!SPACINGS.contains(spacing)) {
            page.mistake(block.line(), "unknown spacing \"" + spacing + "\"", Known.names(spacing, SPACINGS));
        }
    }

    private static String html(LineChart chart, ChartData data, String source, PageContext page) {
        var html = new Html().raw("<figure class=\"chart\"><p class=\"title\">");
        html.text(page.texts().say(chart.title())).raw("</p>");
        html.raw(Charts.svg(chart, page.texts(), chart.id()));
        html.raw("<details><summary>").text(page.texts().get("report.chart-numbers"));
        html.raw("</summary>").raw(new ShownTable(data.columns(page), null).html(page));
        html.raw("</details><figcaption>").text(page.texts().say(chart.caption()));
        html.raw(" <span class=\"source\">").raw(source);
        return html.raw("</span></figcaption></figure>").toString();
    }
}
