package handbook.generator.markdown;

import handbook.core.text.Html;
import handbook.generator.block.PageContext;
import handbook.generator.mistake.Mistakes;
import java.util.stream.Collectors;

/**
 * Examples of the authors' manual. A code fence {@code example} is shown as Markdown and as what becomes of it, on the
 * page and in HTML; a fence {@code mistakes} with what the check says about it. Neither can be out of date.
 */
final class Examples {

    static final String EXAMPLE = "example";
    static final String MISTAKES = "mistakes";

    /** What is longer is cut: a calculator's form is of no interest as HTML. */
    private static final int LONGEST_HTML = 2500;

    /** Characters of code that a phone shows in a line. */
    private static final int NARROW = 32;

    private Examples() {}

    /**
     * Returns an example and what becomes of it, as a part of the page.
     *
     * @param line of its fence in the Markdown, from 1
     */
    static String example(String markdown, int line, PageContext page) {
        PageContext part = page.part(line);
        String result = Markdown.html(markdown, part).html();
        if (part.hasCalculator()) {
            page.calculatorSeen();
        }
        var html = new Html().raw("<div class=\"example\">" + pre(markdown)).text(markdown.stripTrailing());
        html.raw("</code></pre>\n<div class=\"result prose\">\n").raw(result);
        html.raw("</div>\n<details><summary>HTML</summary>" + pre(result)).text(shortened(result));
        return html.raw("</code></pre></details></div>").toString();
    }

    /** Returns the beginning of code; where it may be wider than a phone, keys can move it. */
    static String pre(String code) {
        return isWide(code) ? "<pre tabindex=\"0\"><code>" : "<pre><code>";
    }

    static boolean isWide(String code) {
        return code.lines().anyMatch(line -> line.length() > NARROW);
    }

    private static String shortened(String html) {
        String text = html.strip();
        return text.length() <= LONGEST_HTML ? text : text.substring(0, LONGEST_HTML) + "…";
    }

    /**
     * Returns Markdown with mistakes and what is said about them. It is no part of the page.
     *
     * @param line of its fence in the Markdown, from 1
     */
    static String mistakes(String markdown, int line, PageContext page) {
        var mistakes = new Mistakes();
        Markdown.html(markdown, page.apart("page.md", mistakes));
        if (mistakes.sorted().isEmpty()) {
            page.mistake(line, "nothing is wrong in this example of mistakes; without mistakes it is an \"example\"");
        }
        String found = mistakes.sorted().stream().map(Object::toString).collect(Collectors.joining("\n"));
        var html = new Html().raw("<div class=\"example\">" + pre(markdown)).text(markdown.stripTrailing());
        html.raw("</code></pre>\n<pre class=\"wrong\"><code>").text(found);
        return html.raw("</code></pre></div>").toString();
    }
}
