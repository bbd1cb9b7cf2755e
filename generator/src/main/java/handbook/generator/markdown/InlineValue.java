package handbook.generator.markdown;

import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.sequence.BasedSequence;

/** A computed number inside a sentence: <code>{=…=}</code>. */
final class InlineValue extends Node {

    private final boolean closed;

    /**
     * @param closed whether the text ends with an equals sign and a brace
     */
    InlineValue(BasedSequence chars, boolean closed) {
        super(chars);
        this.closed = closed;
    }

    boolean isClosed() {
        return closed;
    }

    /** Returns what stands between the braces. */
    String text() {
        return getChars().subSequence(2, getChars().length() - 2).toString();
    }

    @Override
    public BasedSequence[] getSegments() {
        return EMPTY_SEGMENTS;
    }
}
