package handbook.generator.block;

import handbook.generator.mistake.Known;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What stands behind a block's name: words, and {@code name=value} pairs. A value with spaces is quoted:
 * {@code block="4 KiB"}.
 *
 * @param words in their order
 * @param values name → value, in their order
 * @param repeated names given more than once
 * @param openQuote whether a quotation mark is not closed
 */
record Arguments(List<String> words, Map<String, String> values, List<String> repeated, boolean openQuote) {

    static Arguments parse(String text) {
        return new Reader(text).read();
    }

    /**
     * Notes everything that a block does not understand.
     *
     * @param mostWords how many it takes
     * @param known names it takes
     */
    void check(int mostWords, List<String> known, FencedBlock block, PageContext page) {
        if (openQuote) {
            page.mistake(block.line(), "a quotation mark is not closed");
        }
        for (String name : values.keySet()) {
            if (!known.contains(name)) {
                page.mistake(
                        block.line(),
                        "unknown parameter \"" + name + "\" of " + block.name(),
                        Known.names(name, known));
            }
        }
        for (String name : repeated) {
            page.mistake(block.line(), "parameter \"" + name + "\" is given twice");
        }
        for (int i = mostWords; i < words.size(); i++) {
            page.mistake(block.line(), "\"" + words.get(i) + "\" is not name=value");
        }
    }

    private static final class Reader {

        private final String text;
        private final List<String> words = new ArrayList<>();
        private final Map<String, String> values = new LinkedHashMap<>();
        private final List<String> repeated = new ArrayList<>();
        private boolean quoted;
        private int position;

        Reader(String text) {
            this.text = text;
        }

        Arguments read() {
            while (skipSpace()) {
                add(token());
            }
            return new Arguments(words, values, repeated, quoted);
        }

        private boolean skipSpace() {
            while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
                position++;
            }
            return position < text.length();
        }

        private String token() {
            var token = new StringBuilder();
            while (position < text.length() && (quoted || !Character.isWhitespace(text.charAt(position)))) {
                char c = text.charAt(position++);
                if (c == '"') {
                    quoted = !quoted;
                } else {
                    token.append(c);
                }
            }
            return token.toString();
        }

        private void add(String token) {
            int equals = token.indexOf('=');
            if (equals < 1) {
                words.add(token);
            } else if (values.put(token.substring(0, equals), token.substring(equals + 1)) != null) {
                repeated.add(token.substring(0, equals));
            }
        }
    }
}
