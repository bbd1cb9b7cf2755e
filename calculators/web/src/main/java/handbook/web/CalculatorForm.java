package handbook.web;

import handbook.core.form.Calculator;
import handbook.core.form.Field;
import handbook.core.form.LinkState;
import handbook.core.form.Report;
import handbook.core.form.ReportHtml;
import handbook.core.form.ReportText;
import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.text.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/** One form on the page: reads its fields, runs its calculator, shows the report. */
final class CalculatorForm {

    private final Calculator calculator;
    private final Texts texts;
    private final HTMLElement section;
    private final HTMLElement form;
    private final ReportView view;
    private final Runnable changed;
    private final Map<String, String> initial;

    /**
     * @param form element written by FormHtml
     * @param changed called after the reader changed something
     */
    CalculatorForm(Calculator calculator, Texts texts, HTMLElement form, Runnable changed) {
        this.calculator = calculator;
        this.texts = texts;
        this.form = form;
        this.section = (HTMLElement) form.getParentNode();
        this.view = new ReportView(section.querySelector(".report"));
        this.changed = changed;
        Browser.reset(form);
        this.initial = inputs();
        Browser.setDisabled(form.querySelector("fieldset"), false);
        form.querySelector(".actions").removeAttribute("hidden");
        form.addEventListener("input", this::onInput);
        form.addEventListener("change", this::onInput);
        form.addEventListener("submit", Event::preventDefault);
        listen("reset", this::reset);
        listen("copy-link", this::copyLink);
        listen("copy-result", this::copyResult);
        setUse(initial);
    }

    String id() {
        return section.getId();
    }

    String calculatorId() {
        return calculator.id();
    }

    HTMLElement section() {
        return section;
    }

    boolean isInitial() {
        return inputs().equals(initial);
    }

    /** Returns all inputs for a link. */
    LinkState.Section state() {
        return new LinkState.Section(id(), calculator.version(), inputs());
    }

    /** Fills in the inputs of a link, unless it was made for another version of the calculator. */
    void apply(LinkState.Section state) {
        if (state.version() != calculator.version()) {
            say(texts.get("form.other-version", state.version(), calculator.version()));
            return;
        }
        fill(state.values());
        update();
    }

    private void onInput(Event event) {
        HTMLElement target = (HTMLElement) event.getTarget();
        if (target.hasAttribute("data-presets")) {
            if (!Browser.value(target).isEmpty()) {
                fill(LinkState.parse("preset:" + Browser.value(target)).get(0).values());
            }
        } else {
            clearPresets();
        }
        update();
        changed.run();
    }

    private void clearPresets() {
        NodeList<? extends HTMLElement> presets = form.querySelectorAll("[data-presets]");
        for (int i = 0; i < presets.getLength(); i++) {
            Browser.setValue(presets.get(i), "");
        }
    }

    private void reset() {
        Browser.reset(form);
        update();
        changed.run();
        say("");
    }

    private void copyLink() {
        copy(Browser.address() + "#" + LinkState.format(List.of(state())));
    }

    private void copyResult() {
        Map<String, String> inputs = inputs();
        calculator.run(inputs).match(
                report -> {
                    copy(ReportText.of(calculator, report, inputs, texts));
                    return null;
                },
                problems -> {
                    say(texts.get("report.problems", problems.size()));
                    return null;
                });
    }

    private void copy(String text) {
        Browser.copy(text, () -> say(texts.get("form.copied")), () -> say(texts.get("form.copy-failed")));
    }

    private void say(String words) {
        form.querySelector(".done").setTextContent(words);
    }

    private void listen(String action, Runnable reaction) {
        form.querySelector("[data-action=" + action + "]").addEventListener("click", event -> reaction.run());
    }

    /** Runs the calculator and shows what it says. */
    private void update() {
        Map<String, String> inputs = inputs();
        setUse(inputs);
        Outcome<Report> outcome = calculator.run(inputs);
        String html = ReportHtml.of(calculator, outcome, texts, id());
        showProblems(outcome.match(report -> List.<Problem>of(), problems -> problems));
        if (outcome instanceof Outcome.Ok<Report>) {
            view.show(html);
        } else {
            view.showProblems(html);
        }
    }

    private void showProblems(List<Problem> problems) {
        for (Field field : calculator.fields()) {
            HTMLElement message = box(field).querySelector(".problem");
            String words = "";
            for (Problem problem : problems) {
                if (problem.field().equals(field.name())) {
                    words = texts.say(problem.message());
                }
            }
            message.setTextContent(words);
            control(field).setAttribute("aria-invalid", words.isEmpty() ? "false" : "true");
        }
    }

    /** Switches off the fields that do not count for the present choice. */
    private void setUse(Map<String, String> inputs) {
        for (Field field : calculator.fields()) {
            Field.Condition condition = field.onlyWhen();
            if (condition != null) {
                boolean off = !condition.values().contains(inputs.get(condition.field()));
                Browser.setDisabled(control(field), off);
                if (off) {
                    box(field).setAttribute("data-off", "");
                } else {
                    box(field).removeAttribute("data-off");
                }
            }
        }
    }

    private Map<String, String> inputs() {
        var inputs = new LinkedHashMap<String, String>();
        for (Field field : calculator.fields()) {
            String text = Browser.value(control(field)).trim();
            HTMLElement unit = unit(field);
            boolean bare = unit != null && !text.isEmpty() && Character.isDigit(text.charAt(text.length() - 1));
            inputs.put(field.name(), bare ? text + Browser.value(unit) : text);
        }
        return inputs;
    }

    private void fill(Map<String, String> values) {
        for (Field field : calculator.fields()) {
            String text = values.get(field.name());
            if (text != null) {
                HTMLElement unit = unit(field);
                Browser.setValue(control(field), unit == null ? text : amount(text));
                if (unit != null && amount(text).length() < text.length()) {
                    Browser.setValue(unit, text.substring(amount(text).length()).trim());
                }
            }
        }
    }

    private static String amount(String size) {
        int end = size.length();
        while (end > 0 && !Character.isDigit(size.charAt(end - 1))) {
            end--;
        }
        return size.substring(0, end);
    }

    private HTMLElement box(Field field) {
        return form.querySelector("[data-field=" + field.name() + "]");
    }

    private HTMLElement control(Field field) {
        return form.querySelector("[name=" + field.name() + "]");
    }

    /** Returns the choice of units beside a field, null if it has none. */
    private HTMLElement unit(Field field) {
        return form.querySelector("[data-unit-of=" + field.name() + "]");
    }
}
