package handbook.generator.markdown;

import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.ast.NodeVisitor;
import com.vladsch.flexmark.util.ast.TextContainer;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import com.vladsch.flexmark.util.sequence.builder.ISequenceBuilder;

/** A term of the glossary, {@code [[term]]}, or the source of a statement, {@code [@key]}. */
final class Bracketed extends Node implements TextContainer {

    Bracketed(BasedSequence chars) {
        super(chars);
    }

    boolean isTerm() {
        return getChars().startsWith("[[");
    }

    /** Returns what stands between the brackets. */
    String text() {
        int brackets = isTerm() ? 2 : 1;
        return getChars().subSequence(brackets, getChars().length() - brackets).toString();
    }

    /** The words of a term that stand in the text; a source has none. */
    @Override
    public boolean collectText(
            ISequenceBuilder<? extends ISequenceBuilder<?, BasedSequence>, BasedSequence> out,
            int flags,
            NodeVisitor visitor) {
        if (isTerm()) {
            out.append(getChars()
                    .subSequence(
                            Math.max(2, getChars().indexOf('|') + 1), getChars().length() - 2));
        }
        return false;
    }

    @Override
    public BasedSequence[] getSegments() {
        return EMPTY_SEGMENTS;
    }
}
