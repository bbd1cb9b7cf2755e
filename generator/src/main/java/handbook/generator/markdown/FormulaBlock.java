package handbook.generator.markdown;

import com.vladsch.flexmark.util.ast.Block;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.ArrayList;
import java.util.List;

/** A formula that stands by itself, between lines of {@code $$}. */
final class FormulaBlock extends Block {

    private final List<String> lines = new ArrayList<>();
    private final int line;
    private boolean closed;

    FormulaBlock(BasedSequence opening, int line) {
        super(opening);
        this.line = line;
    }

    /** Takes a line, and tells whether the formula ends on it. */
    boolean add(String line) {
        String text = line.stripTrailing();
        closed = text.endsWith("$$");
        lines.add(closed ? text.substring(0, text.length() - 2) : line);
        return closed;
    }

    /** Returns the line of the first dollar signs in the Markdown, from 1. */
    int line() {
        return line;
    }

    boolean isClosed() {
        return closed;
    }

    /** Returns what stands between the dollar signs, from the line of the first ones on. */
    String tex() {
        return String.join("\n", lines);
    }

    @Override
    public BasedSequence[] getSegments() {
        return EMPTY_SEGMENTS;
    }
}
