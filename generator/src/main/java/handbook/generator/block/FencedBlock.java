package handbook.generator.block;

import com.vladsch.flexmark.util.ast.Block;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.ArrayList;
import java.util.List;

/** A {@code ::: name arguments … :::} block of a page. */
public final class FencedBlock extends Block {

    private final String name;
    private final String arguments;
    private final int line;
    private final List<BodyLine> body = new ArrayList<>();
    private boolean closed;
    private String id;

    FencedBlock(BasedSequence opening, String name, String arguments, int line) {
        super(opening);
        this.name = name;
        this.arguments = arguments;
        this.line = line;
    }

    /** Returns the name behind the colons; empty for a closing fence that closes nothing. */
    public String name() {
        return name;
    }

    /** Tells whether its inside may be out of sight. */
    public boolean isTab() {
        return name.equals(TabBlock.NAME);
    }

    /** Returns the rest of the first line. */
    String arguments() {
        return arguments;
    }

    /** Returns the line of the opening fence in the Markdown, from 1. */
    public int line() {
        return line;
    }

    /** Returns the lines inside, for a block whose inside is not Markdown. */
    List<BodyLine> body() {
        return body;
    }

    public boolean isClosed() {
        return closed;
    }

    void close() {
        closed = true;
    }

    /** Notes a mistake if something stands behind the name. */
    void takesNothing(PageContext page) {
        if (!arguments.isEmpty()) {
            page.mistake(line, "nothing stands behind \"" + name + "\", but here \"" + arguments + "\"");
        }
    }

    /** Notes a mistake if there are lines inside. */
    void hasNothingInside(PageContext page) {
        for (BodyLine inside : body) {
            if (!inside.text().isEmpty()) {
                page.mistake(inside.line(), "nothing stands inside of \"" + name + "\"");
            }
        }
    }

    /** Returns the id of the element on the page, null if it needs none. */
    String id() {
        return id;
    }

    /** Gives the block its id, if it is of a kind that needs one. To be called in page order. */
    public void takeId(Ids ids) {
        String wanted = Blocks.wantedId(this);
        id = wanted == null ? null : ids.unique(wanted);
    }

    @Override
    public BasedSequence[] getSegments() {
        return EMPTY_SEGMENTS;
    }
}
