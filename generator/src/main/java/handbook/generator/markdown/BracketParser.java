package handbook.generator.markdown;

import com.vladsch.flexmark.parser.InlineParser;
import com.vladsch.flexmark.parser.InlineParserExtension;
import com.vladsch.flexmark.parser.InlineParserExtensionFactory;
import com.vladsch.flexmark.parser.LightInlineParser;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds {@link Bracketed} terms and sources. */
final class BracketParser implements InlineParserExtension {

    private static final Pattern WHOLE = Pattern.compile("^(?:\\[\\[[^\\[\\]\\n]+\\]\\]|\\[@[^\\[\\]\\n]*\\])");

    @Override
    public boolean parse(LightInlineParser parser) {
        BasedSequence whole = parser.match(WHOLE);
        if (whole == null) {
            return false;
        }
        parser.flushTextNode();
        parser.getBlock().appendChild(new Bracketed(whole));
        return true;
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
            return "[";
        }

        @Override
        public InlineParserExtension apply(LightInlineParser parser) {
            return new BracketParser();
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
