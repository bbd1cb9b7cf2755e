package handbook.core.chart;

import handbook.core.text.Html;
import handbook.core.text.Texts;
import java.util.List;

/** Writes charts of all kinds. */
public final class Charts {

    private Charts() {}

    /**
     * Returns a chart as SVG.
     *
     * @param idPrefix makes the ids inside the picture unique on the page
     */
    public static String svg(Chart chart, Texts texts, String idPrefix) {
        var picture = new Picture(texts);
        picture.open(chart, idPrefix);
        chart.draw(picture);
        return picture.close();
    }

    /** Returns the numbers of a chart as an HTML table. */
    public static String numbers(Chart chart, Texts texts) {
        Numbers numbers = chart.numbers(texts);
        var html = new Html().raw("<table class=\"numbers\">");
        if (!numbers.measure().isEmpty()) {
            html.element("caption", numbers.measure());
        }
        List<List<String>> rows = numbers.rows();
        html.raw("<thead><tr>");
        for (String heading : rows.get(0)) {
            html.raw("<th scope=\"col\">").text(heading).raw("</th>");
        }
        html.raw("</tr></thead><tbody>");
        for (int i = 1; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            html.raw("<tr><th scope=\"row\">").text(row.get(0)).raw("</th>");
            for (int j = 1; j < row.size(); j++) {
                html.element("td", row.get(j));
            }
            html.raw("</tr>");
        }
        return html.raw("</tbody></table>").toString();
    }
}
