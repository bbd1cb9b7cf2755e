package handbook.generator.calc;

import handbook.core.form.Calculator;
import handbook.core.form.Field;
import handbook.core.form.Figure;
import handbook.core.form.Labels;
import handbook.core.form.Listing;
import handbook.core.form.Note;
import handbook.core.form.Report;
import handbook.core.form.ReportHtml;
import handbook.core.form.Table;
import handbook.core.outcome.Problem;
import handbook.core.outcome.Step;
import handbook.core.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** A report as text for a terminal. */
final class TextReport {

    private TextReport() {}

    static String of(Calculator calculator, Report report, Texts texts) {
        var text = new StringBuilder(texts.say(report.lead())).append("\n\n");
        for (Figure figure : report.figures()) {
            text.append(Labels.figure(calculator, figure.id(), texts)).append(": ");
            text.append(texts.show(figure.value())).append('\n');
        }
        for (Note note : report.notes()) {
            text.append('\n').append(texts.get(note.warning() ? "report.warning" : "report.note"));
            text.append(' ').append(texts.say(note.message())).append('\n');
        }
        for (Listing listing : report.listings()) {
            text.append('\n').append(texts.get("listing." + listing.id())).append(" (");
            text.append(listing.fileName()).append(")\n");
            text.append(ReportHtml.text(listing, texts).indent(4));
        }
        steps(report.steps(), texts, text);
        report.tables().forEach(table -> table(table, texts, text));
        return text.toString();
    }

    private static void steps(List<Step> steps, Texts texts, StringBuilder text) {
        text.append('\n').append(texts.get("report.steps")).append('\n');
        int number = 1;
        for (Step step : steps) {
            text.append("  ")
                    .append(number++)
                    .append(". ")
                    .append(ReportTexts.label(step, texts))
                    .append('\n');
            text.append("     ").append(ReportTexts.words(step, texts)).append('\n');
            text.append("     = ").append(ReportTexts.numbers(step, texts));
            text.append(" = ").append(texts.show(step.value())).append('\n');
            String source = ReportTexts.source(step, texts);
            text.append(source == null ? "" : "     " + source + "\n");
        }
    }

    private static void table(Table table, Texts texts, StringBuilder text) {
        text.append('\n').append(texts.get("table." + table.id())).append('\n');
        var columns = new Columns();
        columns.add(row(false, ReportTexts.headings(table, texts)));
        table.rows().forEach(row -> columns.add(row(row.current(), ReportTexts.cells(row, texts))));
        text.append(columns.aligned(2));
    }

    private static List<String> row(boolean current, List<String> cells) {
        var row = new ArrayList<String>();
        row.add(current ? ">" : " ");
        row.addAll(cells);
        return row;
    }

    static String of(Calculator calculator, Problem problem, Texts texts) {
        String message = texts.say(problem.message());
        boolean known = calculator.fields().stream().map(Field::name).anyMatch(problem.field()::equals);
        String label = known ? Labels.field(calculator, problem.field(), texts) + " " : "";
        return label + (known ? "(" + problem.field() + ")" : problem.field()) + ": " + message;
    }
}
