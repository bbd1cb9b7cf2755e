package handbook.generator.markdown;

import handbook.core.text.Html;
import handbook.generator.block.PageContext;
import handbook.generator.math.TexException;
import handbook.generator.mistake.Severity;

/** Writes formulas, and reports what is wrong in them where it stands. */
final class FormulaHtml {

    /** Formulas with more characters may be wider than a phone, and have to be moved with keys as well. */
    private static final int NARROW = 20;

    private FormulaHtml() {}

    static String inline(Formula formula, Inspection inspection) {
        String tex = formula.tex();
        try {
            String math = inspection.page().formulas().mathml(tex, false);
            return isWide(math) ? around("span", math, inspection.page()) : math;
        } catch (TexException e) {
            int start = formula.getStartOffset() + 1 + e.position();
            report(inspection, inspection.lineAt(start), inspection.columnAt(start), e);
            return "";
        }
    }

    static String block(FormulaBlock formula, Inspection inspection) {
        PageContext page = inspection.page();
        int line = formula.line();
        String tex = formula.tex();
        if (!formula.isClosed()) {
            page.mistake(line, "formula is not closed; it ends with $$ at the end of a line");
            return "";
        }
        if (tex.isBlank()) {
            page.mistake(line, "nothing stands between the dollar signs");
            return "";
        }
        try {
            String math = page.formulas().mathml(tex.strip(), true);
            return around("div", math, page);
        } catch (TexException e) {
            int before = tex.length() - tex.stripLeading().length() + e.position();
            report(inspection, line + (int) tex.substring(0, before).lines().count() - 1, 0, e);
            return "";
        }
    }

    private static String around(String tag, String math, PageContext page) {
        var html = new Html().raw("<" + tag + " class=\"formula\"");
        if (isWide(math)) {
            html.raw(" role=\"group\" tabindex=\"0\"").attribute("aria-label", page.word("formula"));
        }
        return html.raw(">").raw(math).raw("</" + tag + ">").toString();
    }

    private static void report(Inspection inspection, int line, int column, TexException e) {
        inspection.page().report(line, column, Severity.ERROR, "formula: " + e.getMessage());
    }

    private static boolean isWide(String math) {
        String shown = math.substring(0, math.indexOf("<annotation")).replaceAll("<[^>]*>|&\\w+;", "");
        return shown.length() > NARROW;
    }
}
