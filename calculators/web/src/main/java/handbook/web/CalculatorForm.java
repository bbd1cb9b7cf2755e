package handbook.web;

import handbook.core.form.Answers;
import handbook.core.form.Calculator;
import handbook.core.form.Field;
import handbook.core.form.LinkState;
import handbook.core.form.Report;
import handbook.core.form.ReportHtml;
import handbook.core.form.SizeUnits;
import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.text.Texts;
import handbook.core.unit.DataUnit;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/** One form on the page: reads its fields, runs its calculator, shows the report. */
final class CalculatorForm implements EventListener<Event> {

    private final Calculator calculator;
    private final Texts texts;
    private final HTMLElement section;
    private final HTMLElement form;
    private final ReportView view;
    private final CalculatorPage page;
    private final String initial;

    /**
     * @param form element written by FormHtml
     * @param page told after the reader changed something
     */
    CalculatorForm(Calculator calculator, Texts texts, HTMLElement form, CalculatorPage page) {
        this.calculator = calculator;
        this.texts = texts;
        this.form = form;
        this.section = (HTMLElement) form.getParentNode();
        this.view = new ReportView(section.querySelector(".report"));
        this.page = page;
        Browser.reset(form);
        this.initial = stateText();
        form.querySelector("fieldset").removeAttribute("disabled");
        form.querySelector(".actions").removeAttribute("hidden");
        form.addEventListener("input", this);
        form.addEventListener("change", this);
        form.addEventListener("click", this);
        form.addEventListener("submit", this);
        section.querySelector(".report").addEventListener("click", this);
        setUse();
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
        return stateText().equals(initial);
    }

    /** Returns all inputs for a link. */
    LinkState.Section state() {
        var values = new ArrayList<LinkState.Value>();
        for (Field field : calculator.fields()) {
            values.add(new LinkState.Value(field.name(), Browser.encode(text(field))));
        }
        return new LinkState.Section(id(), calculator.version(), values);
    }

    /** Fills in the inputs of a link, unless it was made for another version of the calculator. */
    void apply(LinkState.Section state) {
        if (state.version() == calculator.version()) {
            fill(state.values());
            update();
        } else {
            say(texts.get("form.other-version", state.version(), calculator.version()));
        }
    }

    /** Puts the author's inputs back. */
    void restore() {
        Browser.reset(form);
        update();
    }

    @Override
    public void handleEvent(Event event) {
        HTMLElement target = (HTMLElement) event.getTarget();
        String type = event.getType();
        if (type.equals("submit")) {
            event.preventDefault();
        } else if (type.equals("click")) {
            act(target);
        } else {
            change(target, type);
        }
    }

    private void act(HTMLElement target) {
        String action = target.getAttribute("data-action");
        if ("reset".equals(action)) {
            Browser.reset(form);
            changed();
        } else if ("copy-link".equals(action)) {
            copy(link());
        } else if ("copy-result".equals(action)) {
            copy(Browser.textOf(section) + "\n" + link());
        } else if ("copy-listing".equals(action)) {
            copy(listing(target));
        } else if ("save-listing".equals(action)) {
            Browser.save(listing(target), Browser.value(target));
        }
    }

    private static String listing(HTMLElement button) {
        return ((HTMLElement) button.getParentNode().getParentNode())
                .querySelector("pre")
                .getTextContent();
    }

    private void change(HTMLElement control, String type) {
        if (!control.hasAttribute("data-presets")) {
            clearPresets();
            if (type.equals("change")) {
                takeUnits();
            }
        } else if (!Browser.value(control).isEmpty()) {
            fill(LinkState.values(Browser.value(control)));
        }
        changed();
    }

    private void changed() {
        say("");
        update();
        page.keepState();
    }

    /** Moves a unit that was typed behind an amount into the choice beside it. */
    private void takeUnits() {
        for (Field field : calculator.fields()) {
            if (unit(field) != null) {
                fill(field, text(field));
            }
        }
    }

    private void clearPresets() {
        NodeList<? extends HTMLElement> presets = form.querySelectorAll("[data-presets]");
        for (int i = 0; i < presets.getLength(); i++) {
            Browser.setValue(presets.get(i), "");
        }
    }

    private String link() {
        return Browser.address() + "#" + stateText();
    }

    private String stateText() {
        return LinkState.format(List.of(state()));
    }

    private void copy(String text) {
        Browser.copy(text, form.querySelector(".done"), texts.get("form.copied"), texts.get("form.copy-failed"));
    }

    private void say(String words) {
        form.querySelector(".done").setTextContent(words);
    }

    /** Runs the calculator and shows what it says. */
    private void update() {
        setUse();
        Outcome<Report> outcome = calculator.run(this::typed);
        String html = ReportHtml.of(calculator, outcome, texts, id());
        if (outcome instanceof Outcome.Invalid<Report> invalid) {
            showProblems(invalid.problems());
            view.showProblems(html);
        } else {
            showProblems(List.of());
            view.show(html);
        }
    }

    private void showProblems(List<Problem> problems) {
        for (Field field : calculator.fields()) {
            String words = "";
            for (Problem problem : problems) {
                if (problem.field().equals(field.name())) {
                    words = texts.say(problem.message());
                }
            }
            box(field).querySelector(".problem").setTextContent(words);
            control(field).setAttribute("aria-invalid", words.isEmpty() ? "false" : "true");
        }
    }

    /** Switches off the fields that do not count for the present choice. */
    private void setUse() {
        for (Field field : calculator.fields()) {
            Field.Condition condition = field.onlyWhen();
            if (condition != null) {
                HTMLElement choice = form.querySelector("[name=" + condition.field() + "]");
                Browser.setOff(box(field), !condition.holds(Browser.value(choice)));
            }
        }
    }

    /** Returns what stands in the field of a name. */
    private String typed(String name) {
        return text(Answers.find(calculator.fields(), name));
    }

    /** Returns what stands in a field; an amount without letters gets the unit chosen beside it. */
    private String text(Field field) {
        String text = Browser.value(control(field)).trim();
        HTMLElement unit = unit(field);
        boolean bare =
                unit != null && !text.isEmpty() && SizeUnits.amountOf(text).equals(text);
        return bare ? text + Browser.value(unit) : text;
    }

    private void fill(List<LinkState.Value> values) {
        for (LinkState.Value value : values) {
            Field field = Answers.find(calculator.fields(), value.field());
            if (field != null) {
                fill(field, Browser.decode(value.text()));
            }
        }
    }

    /** Puts a text into a field: a unit into the choice beside it, an unknown unit or option as it stands. */
    private void fill(Field field, String text) {
        HTMLElement unit = unit(field);
        DataUnit meant = unit == null || text.isEmpty() ? null : SizeUnits.unitOf(text, field.sizeUnits());
        if (meant != null) {
            Browser.setValue(control(field), SizeUnits.amountOf(text));
            Browser.setValue(unit, meant.symbol());
        } else {
            String option = Answers.optionOf(field, text);
            Browser.setValue(control(field), option == null ? text : option);
        }
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
