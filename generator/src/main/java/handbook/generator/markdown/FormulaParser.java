package handbook.generator.markdown;

import com.vladsch.flexmark.parser.InlineParser;
import com.vladsch.flexmark.parser.InlineParserExtension;
import com.vladsch.flexmark.parser.InlineParserExtensionFactory;
import com.vladsch.flexmark.parser.LightInlineParser;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds {@link Formula}s. No space stands behind the first dollar sign or before the second one, and no letter or
 * digit on the outside of either: so amounts of money and names of shell variables are none.
 */
final class FormulaParser implements InlineParserExtension {

    /** An amount and words, or the end of a sentence behind one. */
    private static final String NO_START = "(?![\\s$),.;:!?»”]|\\d[^$]*\\s\\p{L}{2})";

    private static final Pattern WHOLE =
            Pattern.compile("^\\$" + NO_START + "(?:[^$\\\\`]|\\\\[\\s\\S])+?(?<!\\s)\\$(?![\\p{L}\\p{N}$])");

    @Override
    public boolean parse(LightInlineParser parser) {
        int before = parser.getIndex() - 1;
        if (before >= 0 && isPartOfWord(parser.getInput().charAt(before))) {
            return false;
        }
        BasedSequence whole = parser.match(WHOLE);
        if (whole == null) {
            return false;
        }
        parser.flushTextNode();
        parser.getBlock().appendChild(new Formula(whole));
        return true;
    }

    private static boolean isPartOfWord(char c) {
        return Character.isLetterOrDigit(c) || c == '$';
    }

    @Override
    public void finalizeDocument(InlineParser parser) {
        // nothing is kept between pages
    }

    @Override
    public void finalizeBlock(InlineParser parser) {
        // nothing is kept between blocks
    }

    static final class Factory implements InlineParserExtensionFactory {

        @Override
        public CharSequence getCharacters() {
            return "$";
        }

        @Override
        public InlineParserExtension apply(LightInlineParser parser) {
            return new FormulaParser();
        }

        @Override
        public Set<Class<?>> getAfterDependents() {
            return Set.of();
        }

        @Override
        public Set<Class<?>> getBeforeDependents() {
            return Set.of();
        }

        @Override
        public boolean affectsGlobalScope() {
            return false;
        }
    }
}
