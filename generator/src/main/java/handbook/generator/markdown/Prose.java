package handbook.generator.markdown;

import com.vladsch.flexmark.ast.Code;
import com.vladsch.flexmark.ast.FencedCodeBlock;
import com.vladsch.flexmark.ast.IndentedCodeBlock;
import com.vladsch.flexmark.ast.Link;
import com.vladsch.flexmark.ast.LinkRef;
import com.vladsch.flexmark.ast.Text;
import com.vladsch.flexmark.util.ast.Document;
import com.vladsch.flexmark.util.ast.Node;
import handbook.generator.block.PageContext;
import handbook.generator.block.ShownFigures;
import handbook.generator.mistake.Severity;
import handbook.generator.text.Numbers;
import handbook.generator.text.UnitSpelling;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hints about the words of a page, code left out: units, and numbers that a calculator on the page gives. */
final class Prose {

    /** Shorter numbers are equal to some figure by chance. */
    private static final int LEAST_DIGITS = 3;

    /** Crossed out words, addresses, what looks like half a formula: no part of the Markdown understood here. */
    private static final Pattern FOREIGN = Pattern.compile(
            "~~|(?<![\\\\\\p{L}\\p{N}])\\$[\\p{L}\\\\{($]|https?://[^\\s<>()\\[\\]«»“”]*[^\\s<>()\\[\\]«»“”.,;:!?]");

    private final Inspection inspection;
    private final PageContext page;

    private Prose(Inspection inspection) {
        this.inspection = inspection;
        this.page = inspection.page();
    }

    /**
     * To be called when the page is written: only then its figures are known.
     *
     * @param text that the document was parsed from; looked at first, since most pages have nothing to hint at
     */
    static void check(Document document, String text, Inspection inspection) {
        boolean units = !UnitSpelling.in(text).isEmpty();
        boolean numbers = !inspection.page().figures().isEmpty();
        if (!units && !numbers && !FOREIGN.matcher(text).find()) {
            return;
        }
        var prose = new Prose(inspection);
        for (Node node : document.getDescendants()) {
            if (node instanceof Text && !isCode(node.getParent())) {
                String words = node.getChars().toString();
                prose.units(node, words);
                prose.numbers(node, words);
                prose.foreign(node, words);
            }
        }
    }

    private static boolean isCode(Node node) {
        return node instanceof Code || node instanceof FencedCodeBlock || node instanceof IndentedCodeBlock;
    }

    private void units(Node node, String words) {
        for (UnitSpelling.Finding finding : UnitSpelling.in(words)) {
            hint(node, finding.start(), finding.toString());
        }
    }

    /** What other programs read as Markdown would stand on the page as it was typed. */
    private void foreign(Node node, String words) {
        Matcher found = FOREIGN.matcher(words);
        while (found.find()) {
            String what = found.group().strip();
            if (what.startsWith("http")) {
                address(node, found.start(), what);
            } else if (what.startsWith("$")) {
                dollar(node, found.start());
            } else {
                mistake(node, found.start(), "~~ crosses nothing out here; leave the words away or say what changed");
                return;
            }
        }
    }

    private void address(Node node, int offset, String address) {
        if (node.getAncestorOfType(Link.class, LinkRef.class) == null) {
            int start = node.getStartOffset() + offset;
            page.report(
                    inspection.lineAt(start),
                    inspection.columnAt(start),
                    Severity.WARNING,
                    address + " is no link; write <" + address + "> or [what it leads to](" + address + ")");
        }
    }

    private void dollar(Node node, int offset) {
        int start = node.getStartOffset() + offset;
        page.report(
                inspection.lineAt(start),
                inspection.columnAt(start),
                Severity.WARNING,
                "this $ begins no formula; in a sentence it is $…$ without spaces inside of the signs, on a line of its own"
                        + " $$ … $$; names of variables are `code`, any other dollar sign \\$");
    }

    private void mistake(Node node, int offset, String what) {
        page.mistake(inspection.lineAt(node.getStartOffset() + offset), what);
    }

    private void numbers(Node node, String words) {
        ShownFigures figures = page.figures();
        if (figures.isEmpty()) {
            return;
        }
        Matcher number = Numbers.pattern(page.language()).matcher(words);
        while (number.find()) {
            String digits = Numbers.plain(number.group(), page.language());
            boolean isLong = digits.replace(".", "").length() >= LEAST_DIGITS;
            String inlineValue = figures.unguarded(digits);
            if (isLong && inlineValue != null && isAlone(words, number)) {
                String what =
                        "number " + number.group() + " typed by hand is one that the calculator on this page gives; ";
                hint(node, number.start(), what + "write " + inlineValue + " or name it in an expect line");
            }
        }
    }

    /** Tells whether a number is no part of a word, a date or a longer number. */
    private static boolean isAlone(CharSequence text, Matcher number) {
        return !isPart(text, number.start() - 1, -1) && !isPart(text, number.end(), 1);
    }

    private static boolean isPart(CharSequence text, int i, int step) {
        if (i < 0 || i >= text.length()) {
            return false;
        }
        char c = text.charAt(i);
        boolean joins = c == '.' || c == ',' || c == '-' || c == '/' || c == ':';
        int next = i + step;
        boolean digitBehind = next >= 0 && next < text.length() && Character.isDigit(text.charAt(next));
        return Character.isLetterOrDigit(c) || c == '_' || joins && digitBehind;
    }

    private void hint(Node node, int offset, String what) {
        int start = node.getStartOffset() + offset;
        page.report(inspection.lineAt(start), inspection.columnAt(start), Severity.HINT, what);
    }
}
