package handbook.generator.block;

import handbook.core.text.Html;
import handbook.generator.data.Glossary;
import handbook.generator.mistake.Known;

/**
 * {@code [[term]]} or {@code [[term|shown text]]} – a link to the glossary. The definition stands behind it and is
 * shown by the style sheet as long as the pointer or the keyboard is on the link.
 */
public final class GlossaryLink {

    /** The page with the block "glossary", in each language. */
    private static final String PAGE = "glossary/index";

    private GlossaryLink() {}

    /**
     * Returns the link, or the text alone with a mistake noted.
     *
     * @param text between the brackets
     * @param line in the Markdown, from 1
     * @param column from 1
     */
    public static String html(String text, int line, int column, PageContext page) {
        String plain = text.replace("\\|", "|"); // as it has to be written in a table
        int bar = plain.indexOf('|');
        String name = (bar < 0 ? plain : plain.substring(0, bar)).strip();
        String shown = bar < 0 ? name : plain.substring(bar + 1).strip();
        Glossary.Term term = page.glossary().find(name, page.language());
        if (term == null) {
            unknown(name, line, page);
            return new Html().text(shown).toString();
        }
        page.link(line, column, page.origin().linkTo(PAGE + ".md") + "#" + term.id(), false);
        String tooltip = page.tooltips().unique("_term-" + term.id());
        var html = new Html().raw("<span class=\"term\"><a");
        html.attribute("href", page.origin().linkTo(PAGE + ".html") + "#" + term.id());
        html.attribute("aria-describedby", tooltip).raw(">").text(shown).raw("</a><span role=\"tooltip\"");
        html.attribute("id", tooltip).raw(">").text(term.definition());
        return html.raw("</span></span>").toString();
    }

    private static void unknown(String name, int line, PageContext page) {
        if (page.glossary().isReadable()) {
            page.mistake(
                    line,
                    "unknown term \"" + name + "\"",
                    Known.names(name, page.glossary().names(page.language())));
        }
    }
}
