package handbook.web;

import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/**
 * Brings a new report onto the page. Only the parts that changed are exchanged, so what the reader has
 * folded open or scrolled stays, and nothing jumps.
 */
final class ReportView {

    private final HTMLElement report;

    ReportView(HTMLElement report) {
        this.report = report;
    }

    /** Shows a report. */
    void show(String html) {
        HTMLElement fresh = parsed(html);
        Browser.setClass(report, "stale", false);
        NodeList<? extends HTMLElement> parts = fresh.querySelectorAll("[data-part]");
        if (parts.getLength() != report.querySelectorAll("[data-part]").getLength()) {
            report.setInnerHTML(html);
            return;
        }
        for (int i = 0; i < parts.getLength(); i++) {
            exchange(parts.get(i));
        }
    }

    /** Shows what is wrong in place of the leading sentence; the last figures stay, dimmed. */
    void showProblems(String html) {
        exchange(parsed(html).querySelector("[data-part]"));
        Browser.setClass(report, "stale", true);
    }

    private static HTMLElement parsed(String html) {
        HTMLElement box = HTMLDocument.current().createElement("div");
        box.setInnerHTML(html);
        return box;
    }

    private void exchange(HTMLElement part) {
        HTMLElement shown = report.querySelector("[data-part=" + part.getAttribute("data-part") + "]");
        String html = part.getInnerHTML();
        if (!shown.getInnerHTML().equals(html)) {
            shown.setInnerHTML(html);
        }
    }
}
