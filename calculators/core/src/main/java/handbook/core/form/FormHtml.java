package handbook.core.form;

import handbook.core.outcome.Outcome;
import handbook.core.text.Html;
import handbook.core.text.Texts;
import handbook.core.unit.DataUnit;
import java.util.List;
import java.util.Map;

/**
 * Writes a calculator as it stands on a page: the form with the given inputs and, below it, the report
 * for them. Without script the form stays off and shows the inputs of the report; the script turns it on.
 */
public final class FormHtml {

    /** A form with more fields shows only those that count now. */
    private static final int LONG = 14;

    private final Calculator calculator;
    private final Texts texts;
    private final String id;
    private final Map<String, String> inputs;
    private final Html html = new Html();

    private FormHtml(Calculator calculator, Texts texts, String id, Map<String, String> inputs) {
        this.calculator = calculator;
        this.texts = texts;
        this.id = id;
        this.inputs = inputs;
    }

    /**
     * Returns the whole calculator.
     *
     * @param id of the element, unique on the page: the calculator's id, from the second one on with
     *     {@code -2}, {@code -3} …
     * @param inputs as the author gave them; missing fields have their initial text
     */
    public static String of(Calculator calculator, Texts texts, String id, Map<String, String> inputs) {
        return new FormHtml(calculator, texts, id, inputs).write(calculator.run(inputs));
    }

    /**
     * Returns the whole calculator with a report that was made before.
     *
     * @param report of the calculator for the inputs
     */
    public static String of(Calculator calculator, Texts texts, String id, Map<String, String> inputs, Report report) {
        return new FormHtml(calculator, texts, id, inputs).write(new Outcome.Ok<>(report));
    }

    private String write(Outcome<Report> outcome) {
        html.raw("<section class=\"calculator\"").attribute("id", id);
        html.attribute("aria-label", name()).raw(">");
        html.raw("<form").attribute("data-calculator", calculator.id());
        html.attribute("data-version", Integer.toString(calculator.version()));
        html.raw(" autocomplete=\"off\" novalidate><fieldset class=\"inputs");
        html.raw(calculator.fields().size() > LONG ? " long" : "").raw("\" disabled><legend>");
        html.text(Labels.title(calculator, texts)).raw("</legend>");
        for (Field field : calculator.fields()) {
            field(field);
        }
        html.raw("</fieldset><p class=\"actions\" hidden>");
        button("reset", "form.reset");
        button("copy-link", "form.copy-link");
        button("copy-result", "form.copy-result");
        html.raw("<span class=\"done\" role=\"status\"></span></p>");
        html.raw("<noscript><p class=\"no-script\">")
                .text(texts.get("form.no-script"))
                .raw("</p></noscript>");
        html.raw("</form><div class=\"report\">");
        html.raw(ReportHtml.of(calculator, outcome, texts, id));
        return html.raw("</div></section>").toString();
    }

    /** The title, from the second calculator of a kind on with its number. */
    private String name() {
        String number =
                id.substring(Math.min(id.length(), calculator.id().length())).replace("-", " ");
        return Labels.title(calculator, texts) + number;
    }

    private void button(String action, String label) {
        html.raw("<button type=\"button\"")
                .attribute("data-action", action)
                .raw(">")
                .text(texts.get(label));
        html.raw("</button>");
    }

    private void field(Field field) {
        String fieldId = id + "-" + field.name();
        html.raw("<div class=\"field\"").attribute("data-field", field.name());
        html.raw(isUsed(field) ? "" : " data-off");
        html.raw("><label").attribute("for", fieldId).raw(">");
        html.text(Labels.field(calculator, field.name(), texts)).raw("</label><div class=\"control\">");
        if (field.kind() == Field.Kind.CHOICE) {
            choice(field, fieldId);
        } else {
            box(field, fieldId);
        }
        html.raw("</div>");
        presets(field);
        html.raw("<div class=\"hint\"><p class=\"help\"")
                .attribute("id", fieldId + "-help")
                .raw(">");
        html.text(Labels.help(calculator, field.name(), texts)).raw("</p><p class=\"problem\"");
        html.attribute("id", fieldId + "-problem").raw("></p></div></div>");
    }

    private boolean isUsed(Field field) {
        Field.Condition condition = field.onlyWhen();
        if (condition == null) {
            return true;
        }
        return condition.holds(new Answers(calculator.fields(), inputs::get).choice(condition.field()));
    }

    private void choice(Field field, String fieldId) {
        html.raw("<select").attribute("id", fieldId).attribute("name", field.name());
        describedBy(fieldId);
        html.raw(">");
        String chosen = new Answers(calculator.fields(), inputs::get).choice(field.name());
        for (String option : field.of()) {
            html.raw("<option").attribute("value", option);
            html.raw(option.equals(chosen) ? " selected>" : ">")
                    .text(Labels.option(field.name(), option, texts))
                    .raw("</option>");
        }
        html.raw("</select>");
    }

    private void describedBy(String fieldId) {
        html.attribute("aria-describedby", fieldId + "-help " + fieldId + "-problem");
    }

    private void box(Field field, String fieldId) {
        String text = inputs.getOrDefault(field.name(), field.initial());
        boolean size = field.kind() == Field.Kind.SIZE;
        boolean words = field.kind() == Field.Kind.TEXT;
        String value = size
                ? SizeUnits.amountOf(text)
                : words ? text : text.replace("%", "").trim();
        html.raw("<input").attribute("id", fieldId).attribute("name", field.name());
        if (field.kind() == Field.Kind.DATE) {
            html.raw(" type=\"date\"");
        } else if (words) {
            html.raw(" spellcheck=\"false\"");
        } else {
            html.attribute("inputmode", field.kind() == Field.Kind.WHOLE_NUMBER ? "numeric" : "decimal");
        }
        html.attribute("value", value);
        describedBy(fieldId);
        html.raw(">");
        if (size) {
            units(field, SizeUnits.unitOf(text, field.sizeUnits()));
        } else if (!words && field.unit() != null) {
            String suffix = "form.unit." + field.unit().name();
            html.raw("<span class=\"unit\">").text(texts.get(suffix)).raw("</span>");
        }
    }

    private void units(Field field, DataUnit chosen) {
        html.raw("<select class=\"units\"").attribute("data-unit-of", field.name());
        html.attribute("aria-label", texts.get("form.unit-of", Labels.field(calculator, field.name(), texts)));
        html.raw(">");
        for (DataUnit unit : field.sizeUnits()) {
            String symbol = unit.symbol();
            html.raw("<option").attribute("value", symbol);
            html.raw(unit == chosen ? " selected>" : ">")
                    .text(texts.symbol(unit))
                    .raw("</option>");
        }
        html.raw("</select>");
    }

    private void presets(Field field) {
        List<Preset> presets = presetsOf(field);
        if (presets.isEmpty()) {
            return;
        }
        html.raw("<select class=\"presets\"").attribute("data-presets", field.name());
        html.attribute("aria-label", texts.get("form.presets-of", Labels.field(calculator, field.name(), texts)));
        html.raw("><option value=\"\">")
                .text(texts.first(calculator.id() + ".form.presets", "form.presets"))
                .raw("</option>");
        for (Preset preset : presets) {
            html.raw("<option").attribute("value", query(preset.values())).raw(">");
            html.text(texts.say(preset.label())).raw("</option>");
        }
        html.raw("</select>");
    }

    private List<Preset> presetsOf(Field field) {
        return calculator.presets().stream()
                .filter(preset -> preset.values().keySet().iterator().next().equals(field.name()))
                .toList();
    }

    private static String query(Map<String, String> values) {
        var query = new StringBuilder();
        values.forEach((name, value) -> query.append(query.length() == 0 ? "" : "&")
                .append(name)
                .append('=')
                .append(value));
        return query.toString();
    }
}
