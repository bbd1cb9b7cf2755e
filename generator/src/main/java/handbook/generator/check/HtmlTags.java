package handbook.generator.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;

/** The start tags of HTML that our own templates wrote; not a parser for HTML of others. */
final class HtmlTags {

    /** A start tag; of its attributes there are few, so that they stand in a list: name, value, name, value. */
    static final class Tag {

        private final String name;
        private final List<String> attributes;

        private Tag(String name, List<String> attributes) {
            this.name = name;
            this.attributes = attributes;
        }

        /** Returns the name in small letters. */
        String name() {
            return name;
        }

        /** Returns the value of an attribute, empty for one without value, null if there is none. */
        String get(String attribute) {
            for (int i = 0; i < attributes.size(); i += 2) {
                if (attributes.get(i).equals(attribute)) {
                    return attributes.get(i + 1);
                }
            }
            return null;
        }

        /** Calls with name, in small letters, and value of every attribute in their order. */
        void each(BiConsumer<String, String> use) {
            for (int i = 0; i < attributes.size(); i += 2) {
                use.accept(attributes.get(i), attributes.get(i + 1));
            }
        }

        @Override
        public String toString() {
            var text = new StringBuilder("<" + name);
            each((key, value) ->
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
            return new Tag(name, List.of());
        }
        var attributes = new ArrayList<String>(6);
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
    private static int attribute(String html, int start, int end, List<String> attributes) {
        int at = start + 1;
        while (at < end && html.charAt(at) != '=' && html.charAt(at) != '/' && !isSpace(html.charAt(at))) {
            at++;
        }
        String name = html.substring(start, at).toLowerCase(Locale.ROOT);
        int after = spaces(html, at, end);
        if (after >= end || html.charAt(after) != '=') {
            add(attributes, name, "");
            return at;
        }
        int value = spaces(html, after + 1, end);
        int last = value;
        if (value < end && (html.charAt(value) == '"' || html.charAt(value) == '\'')) {
            last = html.indexOf(html.charAt(value), value + 1);
            add(attributes, name, text(html.substring(value + 1, last)));
            return last + 1;
        }
        while (last < end && !isSpace(html.charAt(last))) {
            last++;
        }
        add(attributes, name, text(html.substring(value, last)));
        return last;
    }

    private static void add(List<String> attributes, String name, String value) {
        attributes.add(name);
        attributes.add(value);
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
