package handbook.generator.block;

import handbook.core.text.Html;
import handbook.core.text.Language;
import handbook.generator.data.Glossary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/** {@code ::: glossary} – all terms with their definitions, each with an address of its own. */
final class GlossaryBlock implements BlockRenderer {

    @Override
    public boolean hasMarkdownInside() {
        return false;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        block.takesNothing(page);
        block.hasNothingInside(page);
        List<Glossary.Term> terms = page.glossary().terms(page.language());
        var html = new Html();
        letters(terms, page, html);
        html.raw("<dl class=\"glossary\">");
        for (Glossary.Term term : terms) {
            if (!page.ids().unique(term.id()).equals(term.id())) {
                page.mistake(block.line(), "a heading on this page has the address of the term \"" + term.id() + "\"");
            }
            html.raw("\n<dt").attribute("id", term.id()).raw("><dfn>").text(term.name());
            html.raw("</dfn>");
            others(term, page, html);
            html.raw("</dt>").element("dd", term.definition());
        }
        out.html(html.raw("\n</dl>").toString());
    }

    /** Links to the first term of each letter; digits are one. */
    private static void letters(List<Glossary.Term> terms, PageContext page, Html html) {
        var first = new LinkedHashMap<String, String>();
        for (Glossary.Term term : terms) {
            String letter = term.name().substring(0, 1).toUpperCase(Locale.ROOT);
            first.putIfAbsent(Character.isDigit(letter.charAt(0)) ? "0–9" : letter, term.id());
        }
        html.raw("<nav class=\"letters\"").attribute("aria-label", page.word("glossary.letters"));
        html.raw(">");
        first.forEach((letter, id) ->
                html.raw("<a").attribute("href", "#" + id).raw(">").text(letter).raw("</a>"));
        html.raw("</nav>\n");
    }

    /** Its other names, and its names in other languages. */
    private static void others(Glossary.Term term, PageContext page, Html html) {
        for (String name : term.also()) {
            html.raw(" <span class=\"also\">").text(name).raw("</span>");
        }
        for (Language other : Language.values()) {
            Glossary.Term same =
                    other == page.language() ? null : page.glossary().find(term.id(), other);
            if (same != null && !same.name().equalsIgnoreCase(term.name())) {
                html.raw(" <span class=\"also\"")
                        .attribute("lang", other.code())
                        .raw(">");
                html.text(same.name()).raw("</span>");
            }
        }
    }
}
