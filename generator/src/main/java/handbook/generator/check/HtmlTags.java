package handbook.generator.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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

    private HtmlTags() {}

    /** Returns the start tags in their order; comments hold none. */
    static List<Tag> of(String html) {
        var tags = new ArrayList<Tag>();
        for (int at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
            if (html.startsWith("<!--", at)) {
                int end = html.indexOf("-->", at + 4);
                at = end < 0 ? at + 1 : end + 3;
            } else if (at + 1 < html.length() && isLetter(html.charAt(at + 1))) {
                int end = end(html, at + 1);
                if (end >= 0) {
                    tags.add(tag(html, at + 1, end));
                }
                at = end < 0 ? at + 1 : end + 1;
            } else {
                at++;
            }
        }
        return tags;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean isName(char c) {
        return isLetter(c) || c >= '0' && c <= '9' || c == '_' || c == '-';
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
    }

    /** Returns the place of the bracket that closes a tag, -1 if there is none; one in quotation marks does not. */
    private static int end(String html, int from) {
        for (int at = from; at < html.length(); at++) {
            char c = html.charAt(at);
            if (c == '>') {
                return at;
            }
            if (c == '"' || c == '\'') {
                at = html.indexOf(c, at + 1);
                if (at < 0) {
                    return -1;
                }
            }
        }
        return -1;
    }

    private static Tag tag(String html, int start, int end) {
        int at = start;
        while (at < end && isName(html.charAt(at))) {
            at++;
        }
        String name = html.substring(start, at).toLowerCase(Locale.ROOT);
        if (at == end) {
            return new Tag(name, Map.of());
        }
        var attributes = new LinkedHashMap<String, String>();
        while (at < end) {
            if (isSpace(html.charAt(at)) || html.charAt(at) == '/') {
                at++;
            } else {
                at = attribute(html, at, end, attributes);
            }
        }
        return new Tag(name, attributes);
    }

    /** Reads one attribute and returns the place after it. */
    private static int attribute(String html, int start, int end, Map<String, String> attributes) {
        int at = start + 1;
        while (at < end && html.charAt(at) != '=' && html.charAt(at) != '/' && !isSpace(html.charAt(at))) {
            at++;
        }
        String name = html.substring(start, at).toLowerCase(Locale.ROOT);
        int after = spaces(html, at, end);
        if (after >= end || html.charAt(after) != '=') {
            attributes.put(name, "");
            return at;
        }
        int value = spaces(html, after + 1, end);
        int last = value;
        if (value < end && (html.charAt(value) == '"' || html.charAt(value) == '\'')) {
            last = html.indexOf(html.charAt(value), value + 1);
            attributes.put(name, text(html.substring(value + 1, last)));
            return last + 1;
        }
        while (last < end && !isSpace(html.charAt(last))) {
            last++;
        }
        attributes.put(name, text(html.substring(value, last)));
        return last;
    }

    private static int spaces(String html, int from, int end) {
        int at = from;
        while (at < end && isSpace(html.charAt(at))) {
            at++;
        }
        return at;
    }

    private static String text(String written) {
        if (written.indexOf('&') < 0) {
            return written;
        }
        return written.replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
    }
}
