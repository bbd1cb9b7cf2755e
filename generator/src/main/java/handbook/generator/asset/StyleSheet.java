package handbook.generator.asset;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A style sheet without its comments and the space that only people need. The Java libraries that do this
 * (ph-css, YUI Compressor) refuse or break what style sheets may hold today, {@code :is()} for instance;
 * this takes out nothing that could matter and knows no property.
 */
final class StyleSheet {

    private static final String STRING = "\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'";
    private static final Pattern COMMENT = Pattern.compile("(" + STRING + ")|/\\*(?s:.*?)\\*/");
    private static final Pattern SPACE = Pattern.compile(
            "(" + STRING
                    + ")|\\s*+(?:;\\s*+)*+(\\})\\s*+|\\s*+([{;,>~])\\s*+|\\s*+(!)|(:)\\s++|=\"([A-Za-z][\\w-]*+)\"(?=])|(\\s)\\s*+");

    private StyleSheet() {}

    /** Returns the same style sheet, shorter. */
    static String shrink(String css) {
        String code = COMMENT.matcher(css).replaceAll(match -> kept(match.group(1)));
        Matcher space = SPACE.matcher(code.strip());
        return space.replaceAll(match -> {
            for (int group = 1; group < 6; group++) {
                if (match.group(group) != null) {
                    return kept(match.group(group));
                }
            }
            // a value of an attribute that is a name needs no quotation marks
            return match.group(6) == null ? " " : "=" + match.group(6);
        });
    }

    private static String kept(String text) {
        return text == null ? " " : Matcher.quoteReplacement(text);
    }
}
