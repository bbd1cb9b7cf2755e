package handbook.generator.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The start tags of HTML that our own templates wrote; not a parser for HTML of others. */
final class HtmlTags {

    /**
     * @param name small letters
     * @param attributes names in small letters; an attribute without value has an empty one
     */
    record Tag(String name, Map<String, String> attributes) {

        String get(String attribute) {
            return attributes.get(attribute);
        }

        @Override
        public String toString() {
            var text = new StringBuilder("<" + name);
            attributes.forEach((key, value) ->
                    text.append(' ').append(key).append("=\"").append(value).append('"'));
            return text.append('>').toString();
        }
    }

    private static final String VALUE = "\"[^\"]*\"|'[^']*'|[^\\s\"'>]+";
    private static final Pattern TAG =
            Pattern.compile("<!--.*?-->|<([a-zA-Z][\\w-]*)((?:\"[^\"]*\"|'[^']*'|[^\"'>])*)>", Pattern.DOTALL);
    private static final Pattern ATTRIBUTE = Pattern.compile("([^\\s=/\"'>]+)(?:\\s*=\\s*(" + VALUE + "))?");

    private HtmlTags() {}

    static List<Tag> of(String html) {
        var tags = new ArrayList<Tag>();
        Matcher tag = TAG.matcher(html);
        while (tag.find()) {
            if (tag.group(1) != null) {
                tags.add(new Tag(tag.group(1).toLowerCase(Locale.ROOT), attributes(tag.group(2))));
            }
        }
        return tags;
    }

    private static Map<String, String> attributes(String text) {
        var attributes = new LinkedHashMap<String, String>();
        Matcher attribute = ATTRIBUTE.matcher(text);
        while (attribute.find()) {
            attributes.put(attribute.group(1).toLowerCase(Locale.ROOT), value(attribute.group(2)));
        }
        return attributes;
    }

    private static String value(String written) {
        if (written == null) {
            return "";
        }
        boolean quoted = written.startsWith("\"") || written.startsWith("'");
        String value = quoted ? written.substring(1, written.length() - 1) : written;
        return value.replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
    }
}
