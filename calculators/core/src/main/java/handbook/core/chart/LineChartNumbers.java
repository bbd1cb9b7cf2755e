package handbook.core.chart;

import handbook.core.text.Html;
import handbook.core.text.Texts;
import java.util.List;

/** The numbers of a line chart as a table: a row for each marked place, a column for each line. */
final class LineChartNumbers {

    private LineChartNumbers() {}

    static String table(LineChart chart, Texts texts) {
        var html = new Html();
        html.raw("<table class=\"numbers\"><thead><tr>");
        html.raw("<th scope=\"col\">").text(texts.say(chart.x().label())).raw("</th>");
        for (Series series : chart.series()) {
            html.raw("<th scope=\"col\">").text(texts.say(series.name())).raw("</th>");
        }
        html.raw("</tr></thead><tbody>");
        List<Series.Point> first = chart.series().get(0).points();
        for (int i = 0; i < first.size(); i += chart.markEvery()) {
            html.raw("<tr><th scope=\"row\">");
            html.text(chart.x().show(first.get(i).x(), texts)).raw("</th>");
            for (Series series : chart.series()) {
                double y = series.points().get(i).y();
                html.element("td", chart.y().bare(y, texts));
            }
            html.raw("</tr>");
        }
        return html.raw("</tbody></table>").toString();
    }
}
