package handbook.core.form;

import handbook.core.outcome.Step;
import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.Map;

/** Writes a report as Markdown, to paste into a ticket or a wiki. */
public final class ReportText {

    private ReportText() {}

    /**
     * Returns title, sentence, inputs, results and arithmetic.
     *
     * @param inputs name of a field → its text
     */
    public static String of(Calculator calculator, Report report, Map<String, String> inputs, Texts texts) {
        var text = new StringBuilder();
        text.append("**").append(Labels.title(calculator, texts)).append("**\n\n");
        text.append(texts.say(report.lead())).append("\n\n");
        for (Field field : calculator.fields()) {
            String input = inputs.getOrDefault(field.name(), field.initial());
            if (!input.isEmpty() && isUsed(field, inputs)) {
                line(Labels.field(calculator, field.name(), texts), input, text);
            }
        }
        text.append('\n');
        for (Figure figure : report.figures()) {
            line(Labels.figure(calculator, figure.id(), texts), texts.show(figure.value()), text);
        }
        text.append('\n').append(texts.get("report.steps")).append(":\n\n");
        for (Step step : report.steps()) {
            String key = "step." + step.key();
            String numbers = texts.say(new Message(key + ".numbers", step.arguments()));
            line(texts.get(key), texts.get(key + ".words") + " = " + numbers + " = " + texts.show(step.value()), text);
        }
        return text.toString();
    }

    private static boolean isUsed(Field field, Map<String, String> inputs) {
        Field.Condition condition = field.onlyWhen();
        return condition == null || condition.values().contains(inputs.get(condition.field()));
    }

    private static void line(String label, String value, StringBuilder text) {
        text.append("- ").append(label).append(": ").append(value).append('\n');
    }
}
