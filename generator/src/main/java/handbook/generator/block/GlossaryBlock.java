package handbook.generator.block;

import handbook.core.text.Html;
import handbook.core.text.Language;
import handbook.generator.data.Glossary;

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
        var html = new Html().raw("<dl class=\"glossary\">");
        for (Glossary.Term term : page.glossary().terms(page.language())) {
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
