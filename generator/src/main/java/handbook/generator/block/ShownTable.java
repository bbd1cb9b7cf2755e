package handbook.generator.block;

import handbook.core.text.Html;
import java.util.List;

/**
 * A table as blocks print it.
 *
 * @param source where the numbers are from, as HTML; null if that is said elsewhere
 * @param columns all with as many cells
 */
record ShownTable(List<Column> columns, String source) {

    /**
     * @param number whether the cells are numbers, which stand on the right
     */
    record Column(String heading, boolean number, List<String> cells) {}

    String html(PageContext page) {
        List<String> headings = columns.stream().map(Column::heading).toList();
        var html = new Html().raw("<div class=\"scroll\" tabindex=\"0\" role=\"group\"");
        html.attribute("aria-label", page.word("data.table", String.join(", ", headings)));
        html.raw("><table class=\"data\">");
        if (source != null) {
            html.raw("<caption>").raw(source).raw("</caption>");
        }
        html.raw("<thead><tr>");
        for (Column column : columns) {
            html.raw(column.number() ? "<th scope=\"col\" class=\"number\">" : "<th scope=\"col\">");
            html.text(column.heading()).raw("</th>");
        }
        html.raw("</tr></thead><tbody>");
        int rows = columns.isEmpty() ? 0 : columns.get(0).cells().size();
        for (int row = 0; row < rows; row++) {
            html.raw("<tr>");
            for (Column column : columns) {
                html.raw(column.number() ? "<td class=\"number\">" : "<td>");
                html.text(column.cells().get(row)).raw("</td>");
            }
            html.raw("</tr>");
        }
        return html.raw("</tbody></table></div>").toString();
    }
}
