package handbook.generator.calc;

import handbook.core.form.Table;
import handbook.core.outcome.Step;
import handbook.core.text.Message;
import handbook.core.text.Texts;
import handbook.core.unit.Quantity;
import java.util.List;

/** The parts of a report in words, the same for text and JSON. */
final class ReportTexts {

    private ReportTexts() {}

    static String label(Step step, Texts texts) {
        return texts.get("step." + step.key());
    }

    static String words(Step step, Texts texts) {
        return texts.get("step." + step.key() + ".words");
    }

    static String numbers(Step step, Texts texts) {
        return texts.say(new Message("step." + step.key() + ".numbers", step.arguments()));
    }

    /** Returns the source of a formula, or null. */
    static String source(Step step, Texts texts) {
        String key = "step." + step.key() + ".source";
        return texts.has(key) ? texts.get(key) : null;
    }

    static List<String> headings(Table table, Texts texts) {
        return table.columns().stream()
                .map(column -> texts.get("column." + column))
                .toList();
    }

    static List<String> cells(Table.Row row, Texts texts) {
        return row.cells().stream().map(cell -> cell(cell, texts)).toList();
    }

    private static String cell(Object cell, Texts texts) {
        if (cell instanceof Quantity quantity) {
            return texts.bare(quantity);
        }
        return cell instanceof Message message ? texts.say(message) : (String) cell;
    }
}
