package handbook.generator.calc;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import handbook.core.form.Calculator;
import handbook.core.form.Figure;
import handbook.core.form.Labels;
import handbook.core.form.Note;
import handbook.core.form.Report;
import handbook.core.form.ReportHtml;
import handbook.core.form.Table;
import handbook.core.outcome.Problem;
import handbook.core.outcome.Step;
import handbook.core.text.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A report as JSON for programs. */
final class JsonReport {

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private JsonReport() {}

    static String of(Calculator calculator, Report report, Texts texts) {
        Map<String, Object> json = head(calculator, texts);
        json.put("lead", texts.say(report.lead()));
        json.put(
                "figures",
                report.figures().stream()
                        .map(figure -> figure(calculator, figure, texts))
                        .toList());
        json.put("notes", report.notes().stream().map(note -> note(note, texts)).toList());
        json.put("steps", report.steps().stream().map(step -> step(step, texts)).toList());
        json.put(
                "tables",
                report.tables().stream().map(table -> table(table, texts)).toList());
        json.put(
                "listings",
                report.listings().stream()
                        .map(listing -> Map.of(
                                "id", listing.id(),
                                "fileName", listing.fileName(),
                                "text", ReportHtml.text(listing, texts)))
                        .toList());
        return GSON.toJson(json);
    }

    static String of(Calculator calculator, List<Problem> problems, Texts texts) {
        Map<String, Object> json = head(calculator, texts);
        json.put(
                "problems",
                problems.stream().map(problem -> problem(problem, texts)).toList());
        return GSON.toJson(json);
    }

    private static Map<String, Object> head(Calculator calculator, Texts texts) {
        var json = new LinkedHashMap<String, Object>();
        json.put("calculator", calculator.id());
        json.put("version", calculator.version());
        json.put("language", texts.language().code());
        return json;
    }

    private static Map<String, Object> figure(Calculator calculator, Figure figure, Texts texts) {
        var json = new LinkedHashMap<String, Object>();
        json.put("id", figure.id());
        json.put("label", Labels.figure(calculator, figure.id(), texts));
        json.put("value", figure.value().value());
        json.put("unit", figure.value().unit().name());
        json.put("text", texts.show(figure.value()));
        return json;
    }

    private static Map<String, Object> note(Note note, Texts texts) {
        var json = new LinkedHashMap<String, Object>();
        json.put("text", texts.say(note.message()));
        json.put("warning", note.warning());
        return json;
    }

    private static Map<String, Object> step(Step step, Texts texts) {
        var json = new LinkedHashMap<String, Object>();
        json.put("label", ReportTexts.label(step, texts));
        json.put("words", ReportTexts.words(step, texts));
        json.put("numbers", ReportTexts.numbers(step, texts));
        json.put("value", step.value().value());
        json.put("unit", step.value().unit().name());
        json.put("text", texts.show(step.value()));
        json.put("source", ReportTexts.source(step, texts));
        return json;
    }

    private static Map<String, Object> table(Table table, Texts texts) {
        var json = new LinkedHashMap<String, Object>();
        json.put("id", table.id());
        json.put("caption", texts.get("table." + table.id()));
        json.put("columns", ReportTexts.headings(table, texts));
        json.put(
                "rows",
                table.rows().stream().map(row -> ReportTexts.cells(row, texts)).toList());
        return json;
    }

    private static Map<String, Object> problem(Problem problem, Texts texts) {
        var json = new LinkedHashMap<String, Object>();
        json.put("field", problem.field());
        json.put("message", texts.say(problem.message()));
        return json;
    }
}
