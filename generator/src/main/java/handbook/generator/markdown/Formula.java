package handbook.generator.markdown;

import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.sequence.BasedSequence;

/** A formula inside a sentence: {@code $…$}. */
final class Formula extends Node {

    Formula(BasedSequence chars) {
        super(chars);
    }

    /** Returns what stands between the dollar signs. */
    String tex() {
        return getChars().subSequence(1, getChars().length() - 1).toString();
    }

    @Override
    public BasedSequence[] getSegments() {
        return EMPTY_SEGMENTS;
    }
}
