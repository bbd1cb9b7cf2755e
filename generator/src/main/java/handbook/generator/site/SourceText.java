package handbook.generator.site;

import handbook.core.text.Html;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a source, with its addresses as links. */
final class SourceText {

    /** A full stop or comma at the end belongs to the sentence. */
    private static final Pattern ADDRESS = Pattern.compile("https?://\\S*[^\\s.,;:!?»”)]");

    private SourceText() {}

    static String html(String text) {
        var html = new Html();
        Matcher address = ADDRESS.matcher(text);
        int end = 0;
        while (address.find()) {
            html.text(text.substring(end, address.start()));
            html.raw("<a")
                    .attribute("href", address.group())
                    .raw(">")
                    .text(address.group())
                    .raw("</a>");
            end = address.end();
        }
        return html.text(text.substring(end)).toString();
    }
}
