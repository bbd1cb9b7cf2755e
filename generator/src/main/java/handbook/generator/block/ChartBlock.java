package handbook.generator.block;

import handbook.core.chart.Chart;
import handbook.core.chart.Charts;
import handbook.core.text.Html;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code ::: chart line data=file.csv x=queue_depth y=iops series=controller} – a chart drawn from a data file,
 * with the numbers in a table below. Inside: {@code title}, {@code caption}, {@code source}, the labels {@code x}
 * and {@code y} of the axes, {@code units: ; ms}, and {@code names: A; B} of lines or bars.
 */
final class ChartBlock implements BlockRenderer {

    private static final List<String> LINES = List.of("title", "caption", "source", "x", "y", "units", "names");

    /** What a chart may add to the weight of a page. */
    private static final int MOST_BYTES = 6 * 1024;

    private static final Map<String, ChartKind> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put("line", new LineKind(false));
        KINDS.put("panels", new LineKind(true));
        KINDS.put("bars", new BarKind(false));
        KINDS.put("stacked", new BarKind(true));
        KINDS.put("scatter", new ScatterKind());
        KINDS.put("range", new RangeKind());
    }

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
        String name = arguments.words().isEmpty() ? "" : arguments.words().get(0);
        ChartSource.checkOneOf("kind of chart", name, List.copyOf(KINDS.keySet()), block, page);
        ChartKind kind = KINDS.getOrDefault(name, KINDS.get("line"));
        Map<String, String> values = arguments.values();
        check(kind, arguments, block, page);
        NamedLines lines = NamedLines.of(block, LINES, page);
        String source = lines.required("source", page);
        Selection selection = Selection.of(values.getOrDefault("data", ""), block, page);
        if (selection == null) {
            return;
        }
        var reader = new ChartSource(selection, values, lines, block, page);
        Chart chart = kind.read(reader);
        if (chart == null || !reader.isGood()) {
            return;
        }
        String svg = Charts.svg(chart, page.texts(), chart.id());
        if (svg.length() > MOST_BYTES) {
            reader.wrong("the chart takes " + svg.length() + " bytes, more than " + MOST_BYTES
                    + "; where= picks fewer values");
        }
        String origin = Citation.within(page.word("data.source", source), lines.line("source"), page);
        out.html(html(chart, svg, origin, page));
    }

    private static void check(ChartKind kind, Arguments arguments, FencedBlock block, PageContext page) {
        var known = new ArrayList<>(List.of("data", "where"));
        known.addAll(kind.parameters());
        if (!kind.spacings().isEmpty()) {
            known.add("spacing");
            String usual = kind.spacings().get(0);
            String spacing = arguments.values().getOrDefault("spacing", usual);
            ChartSource.checkOneOf("spacing", spacing, kind.spacings(), block, page);
        }
        arguments.check(1, known, block, page);
    }

    private static String html(Chart chart, String svg, String source, PageContext page) {
        String title = page.texts().say(chart.title());
        var html = new Html().raw("<figure class=\"chart\"><p class=\"title\">").text(title);
        html.raw("</p>").raw(svg);
        html.raw("<details><summary>").text(page.texts().get("report.chart-numbers"));
        html.raw("</summary><div class=\"scroll\" tabindex=\"0\" role=\"group\"");
        html.attribute("aria-label", page.word("data.table", title)).raw(">");
        html.raw(Charts.numbers(chart, page.texts())).raw("</div></details><figcaption>");
        html.text(page.texts().say(chart.caption()));
        html.raw(" <span class=\"source\">").raw(source);
        return html.raw("</span></figcaption></figure>").toString();
    }
}
