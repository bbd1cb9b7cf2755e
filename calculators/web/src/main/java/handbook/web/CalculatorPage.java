package handbook.web;

import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.form.LinkState;
import handbook.core.form.Report;
import handbook.core.form.ReportHtml;
import handbook.core.outcome.Outcome;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/** Takes over every calculator of the page and keeps their inputs in the address. */
public final class CalculatorPage {

    private final List<CalculatorForm> forms = new ArrayList<>();

    private CalculatorPage() {}

    /** Starts once the page is there; does nothing on a page without the texts. */
    public static void main(String[] args) {
        if (Browser.textsLanguage() != null) {
            new CalculatorPage().start();
        }
    }

    /**
     * Returns the report of a calculator as HTML, in the language of the page.
     *
     * @param state inputs as in a link: {@code raid-iops:v=1&drives=20}
     */
    @JSExport
    public static String calculatorReport(String state) {
        LinkState.Section section = LinkState.parse(state).get(0);
        Calculator calculator = Calculators.find(section.form());
        Outcome<Report> outcome = calculator.run(name -> valueOf(section, name));
        return ReportHtml.of(calculator, outcome, texts(), section.form());
    }

    private static String valueOf(LinkState.Section section, String field) {
        for (LinkState.Value value : section.values()) {
            if (value.field().equals(field)) {
                return Browser.decode(value.text());
            }
        }
        return null;
    }

    private static Texts texts() {
        return new Texts(Language.of(Browser.textsLanguage()), Browser::text);
    }

    private void start() {
        Texts texts = texts();
        NodeList<? extends HTMLElement> found = HTMLDocument.current().querySelectorAll("form[data-calculator]");
        for (int i = 0; i < found.getLength(); i++) {
            Calculator calculator = Calculators.find(found.get(i).getAttribute("data-calculator"));
            forms.add(new CalculatorForm(calculator, texts, found.get(i), this));
        }
        readFragment();
        Window.current().addEventListener("hashchange", event -> onFragment());
    }

    /** Keeps the inputs that the reader changed in the address. */
    void keepState() {
        var sections = new ArrayList<LinkState.Section>();
        for (CalculatorForm form : forms) {
            if (!form.isInitial()) {
                sections.add(form.state());
            }
        }
        if (!sections.isEmpty() || !LinkState.parse(Browser.fragment()).isEmpty()) {
            Browser.setFragment(LinkState.format(sections));
            Browser.setLanguageLinks(Browser.fragment());
        }
    }

    private void readFragment() {
        boolean first = true;
        for (LinkState.Section section : LinkState.parse(Browser.fragment())) {
            CalculatorForm form = formFor(section.form());
            if (form != null) {
                form.apply(section);
                if (first) {
                    Browser.scrollTo(form.section());
                    first = false;
                }
            }
        }
        Browser.setLanguageLinks(Browser.fragment());
    }

    /**
     * Follows the address: a link sets every form, those that it does not name to the author's inputs. The
     * anchor of a heading says nothing of the forms, so their inputs go back into the address.
     */
    private void onFragment() {
        List<LinkState.Section> sections = LinkState.parse(Browser.fragment());
        if (sections.isEmpty() && !Browser.fragment().isEmpty()) {
            keepState();
            return;
        }
        for (CalculatorForm form : forms) {
            if (!form.isInitial()) {
                form.restore();
            }
        }
        readFragment();
    }

    /** Returns the form of an id or, where the page has fewer forms than the one the link is from, the first of its kind. */
    private CalculatorForm formFor(String id) {
        for (CalculatorForm form : forms) {
            if (form.id().equals(id)) {
                return form;
            }
        }
        for (CalculatorForm form : forms) {
            String prefix = form.calculatorId() + "-";
            if (id.startsWith(prefix) && isDigit(id.charAt(id.length() - 1))) {
                return form;
            }
        }
        return null;
    }

    /** Tells ASCII digits; {@code Character.isDigit} brings the tables of Unicode into the script. */
    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
