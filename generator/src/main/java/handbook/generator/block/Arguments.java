package handbook.generator.block;

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
