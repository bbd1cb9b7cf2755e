package handbook.generator.block;

import com.vladsch.flexmark.ast.OrderedList;

/** {@code ::: steps} around a numbered list – a procedure to be followed from first to last. */
final class StepsBlock implements BlockRenderer {

    @Override
    public boolean hasMarkdownInside() {
        return true;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        block.takesNothing(page);
        boolean list = block.getFirstChild() instanceof OrderedList;
        if (!list || block.getFirstChild() != block.getLastChild()) {
            page.mistake(block.line(), "steps holds one numbered list and nothing else; text of a step is indented");
        }
        out.html("<div class=\"procedure\">");
        out.inside();
        out.html("</div>");
    }
}
