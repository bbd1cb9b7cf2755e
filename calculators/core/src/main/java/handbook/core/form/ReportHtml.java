package handbook.core.form;

import handbook.core.chart.Chart;
import handbook.core.chart.Charts;
import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.outcome.Step;
import handbook.core.text.Html;
import handbook.core.text.Message;
import handbook.core.text.Texts;
import handbook.core.unit.Quantity;
import java.util.List;

/**
 * Writes a report as HTML, for the build and for the browser alike. Everything that depends on the input
 * stands inside an element with {@code data-part}; the browser exchanges the contents of those and leaves
 * the rest (what is folded open, what is scrolled) alone.
 */
public final class ReportHtml {

    private final Calculator calculator;
    private final Texts texts;
    private final String idPrefix;
    private final Html html = new Html();

    private ReportHtml(Calculator calculator, Texts texts, String idPrefix) {
        this.calculator = calculator;
        this.texts = texts;
        this.idPrefix = idPrefix;
    }

    /**
     * Returns the report, or the list of problems.
     *
     * @param idPrefix makes ids unique when a page has several calculators
     */
    public static String of(Calculator calculator, Outcome<Report> outcome, Texts texts, String idPrefix) {
        var writer = new ReportHtml(calculator, texts, idPrefix);
        if (outcome instanceof Outcome.Ok<Report> ok) {
            return writer.report(ok.value());
        }
        return writer.problems(((Outcome.Invalid<Report>) outcome).problems());
    }

    private String problems(List<Problem> problems) {
        html.raw("<div class=\"lead\" role=\"status\" data-part=\"lead\"><p>")
                .text(texts.get("report.problems", problems.size()));
        html.raw("</p><ul class=\"problems\">");
        for (Problem problem : problems) {
            html.raw("<li").attribute("data-field", problem.field()).raw("><b>");
            html.text(name(problem.field()))
                    .raw("</b> ")
                    .element("span", texts.say(problem.message()))
                    .raw("</li>");
        }
        return html.raw("</ul></div>").toString();
    }

    private String name(String field) {
        boolean known = Answers.find(calculator.fields(), field) != null;
        return known ? Labels.field(calculator, field, texts) : field;
    }

    private String report(Report report) {
        html.raw("<div class=\"lead\" role=\"status\" data-part=\"lead\"><p>").text(texts.say(report.lead()));
        if (report.hasWarning()) {
            html.raw(" <b class=\"flag\">")
                    .text(texts.get("report.see-warning"))
                    .raw("</b>");
        }
        html.raw("</p></div>");
        figures(report.figures());
        for (Listing listing : report.listings()) {
            listing(listing);
        }
        steps(report.steps());
        for (Table table : report.tables()) {
            table(table);
        }
        for (Chart chart : report.charts()) {
            chart(chart);
        }
        notes(report.notes());
        return html.toString();
    }

    private void figures(List<Figure> figures) {
        html.raw("<dl class=\"figures\" data-part=\"figures\">");
        for (Figure figure : figures) {
            html.raw(figure.main() ? "<div class=\"main\">" : "<div>");
            html.element("dt", Labels.figure(calculator, figure.id(), texts));
            html.raw("<dd").attribute("data-figure", figure.id()).raw(">");
            html.text(texts.show(figure.value())).raw("</dd></div>");
        }
        html.raw("</dl>");
    }

    /** The buttons do something only with the script, which finds the text in the same part. */
    private void listing(Listing listing) {
        html.raw("<div class=\"listing\"")
                .attribute("data-part", "listing-" + listing.id())
                .raw("><p><b>");
        html.text(texts.get("listing." + listing.id()));
        html.raw("</b> <button type=\"button\" data-action=\"copy-listing\">").text(texts.get("report.copy"));
        html.raw("</button> <button type=\"button\" data-action=\"save-listing\"")
                .attribute("value", listing.fileName());
        html.raw(">")
                .text(texts.get("report.save-as", listing.fileName()))
                .raw("</button></p><pre tabindex=\"0\"><code>");
        html.text(text(listing, texts)).raw("</code></pre></div>");
    }

    /** Returns the lines of a listing in a language. */
    public static String text(Listing listing, Texts texts) {
        var text = new StringBuilder();
        for (Object line : listing.lines()) {
            text.append(line instanceof Message message ? texts.say(message) : (String) line)
                    .append('\n');
        }
        return text.toString();
    }

    private void notes(List<Note> notes) {
        html.raw("<div class=\"notes\" data-part=\"notes\">");
        for (Note note : notes) {
            html.raw(note.warning() ? "<p class=\"warning\"><b>" : "<p class=\"note\"><b>");
            html.text(texts.get(note.warning() ? "report.warning" : "report.note"))
                    .raw("</b> ");
            html.text(texts.say(note.message())).raw("</p>");
        }
        html.raw("</div>");
    }

    private void steps(List<Step> steps) {
        html.raw("<details class=\"steps\"><summary>").text(texts.get("report.steps"));
        html.raw("</summary><ol data-part=\"steps\">");
        for (Step step : steps) {
            String key = "step." + step.key();
            html.raw("<li><b>").text(texts.get(key)).raw("</b> <span class=\"words\">");
            html.text(texts.get(key + ".words")).raw("</span> <span class=\"numbers\">= ");
            html.text(texts.say(new Message(key + ".numbers", step.arguments())))
                    .raw("</span> ");
            html.raw("<span class=\"value\">= ").text(texts.show(step.value())).raw("</span>");
            if (texts.has(key + ".source")) {
                html.raw(" <span class=\"source\">")
                        .text(texts.get(key + ".source"))
                        .raw("</span>");
            }
            html.raw("</li>");
        }
        html.raw("</ol></details>");
    }

    private void table(Table table) {
        html.raw("<div class=\"scroll\" tabindex=\"0\" role=\"group\"");
        html.attribute("aria-labelledby", idPrefix + "-" + table.id());
        html.raw("><table").attribute("data-part", "table-" + table.id()).raw("><caption");
        html.attribute("id", idPrefix + "-" + table.id()).raw(">");
        html.text(texts.get("table." + table.id())).raw("</caption><thead><tr>");
        for (String column : table.columns()) {
            html.raw("<th scope=\"col\">").text(texts.get("column." + column)).raw("</th>");
        }
        html.raw("</tr></thead><tbody>");
        for (Table.Row row : table.rows()) {
            row(row, table.columns().size());
        }
        html.raw("</tbody></table></div>");
    }

    /** A row that ends early says why in its last cell, across the columns it has no values for. */
    private void row(Table.Row row, int columns) {
        List<Object> cells = row.cells();
        html.raw(row.current() ? "<tr class=\"current\">" : "<tr>");
        html.raw("<th scope=\"row\">").text(cell(cells.get(0))).raw("</th>");
        for (int i = 1; i < cells.size(); i++) {
            boolean early = i == cells.size() - 1 && cells.size() < columns;
            boolean words = cells.get(i) instanceof Message;
            html.raw(words ? "<td class=\"words\"" : "<td");
            html.raw(early ? " colspan=\"" + (columns - i) + "\">" : ">")
                    .text(cell(cells.get(i)))
                    .raw("</td>");
        }
        html.raw("</tr>");
    }

    private String cell(Object cell) {
        if (cell instanceof Quantity quantity) {
            return texts.bare(quantity);
        }
        return cell instanceof Message message ? texts.say(message) : (String) cell;
    }

    private void chart(Chart chart) {
        String part = "chart-" + chart.id();
        html.raw("<figure class=\"chart\"><div").attribute("data-part", part).raw(">");
        html.raw("<p class=\"title\">").text(texts.say(chart.title())).raw("</p>");
        html.raw(Charts.svg(chart, texts, idPrefix + "-" + chart.id())).raw("</div>");
        html.raw("<details><summary>").text(texts.get("report.chart-numbers"));
        html.raw("</summary><div class=\"scroll\" tabindex=\"0\"")
                .attribute("data-part", part + "-numbers")
                .raw(">");
        html.raw(Charts.numbers(chart, texts)).raw("</div></details>");
        html.raw("<figcaption").attribute("data-part", part + "-caption").raw(">");
        html.text(texts.say(chart.caption())).raw("</figcaption></figure>");
    }
}
