package handbook.generator.block;

import handbook.core.text.Html;
import handbook.generator.mistake.Known;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code [@key]}, {@code [@key, p. 40]} or {@code [@one; @two]} – a source of the page, named in its text. */
public final class Citation {

    private static final Pattern IN_TEXT = Pattern.compile("\\[(@[^\\[\\]]*)\\]");

    private Citation() {}

    /**
     * Returns links to the sources below the page.
     *
     * @param text between the brackets
     * @param line in the Markdown, from 1
     */
    public static String html(String text, int line, PageContext page) {
        var html = new Html();
        for (String part : text.split(";")) {
            String reference = part.strip();
            int comma = reference.indexOf(',');
            String key = (comma < 0 ? reference : reference.substring(0, comma)).strip();
            String place = comma < 0 ? "" : reference.substring(comma).strip();
            if (!key.startsWith("@")) {
                page.mistake(line, "\"" + reference + "\" names no source; write [@key], [@key, p. 4] or [@one; @two]");
            } else {
                link(key.substring(1), place, line, page, html);
            }
        }
        return html.toString();
    }

    /**
     * Returns a text that is no Markdown as HTML, the sources it names as links.
     *
     * @param line in the Markdown, from 1
     */
    static String within(String text, int line, PageContext page) {
        var html = new Html();
        Matcher citation = IN_TEXT.matcher(text);
        int end = 0;
        while (citation.find()) {
            html.text(text.substring(end, citation.start())).raw(html(citation.group(1), line, page));
            end = citation.end();
        }
        return html.text(text.substring(end)).toString();
    }

    private static void link(String key, String place, int line, PageContext page, Html html) {
        if (page.citations() == null) {
            return; // the front matter has mistakes of its own
        }
        Citations.Entry source = page.citations().find(key);
        if (source == null) {
            page.mistake(
                    line,
                    "unknown source \"" + key + "\"",
                    Known.names(key, page.citations().keys()));
            return;
        }
        int count = source.places().size() + 1;
        String id = "_cite-" + key + (count == 1 ? "" : "-" + count);
        source.places().add(id);
        html.raw("<a class=\"cite\"").attribute("id", id).attribute("href", "#" + Citations.id(key));
        html.attribute("title", source.text()).raw(">[" + source.number());
        html.text(place).raw("]</a>");
    }
}
