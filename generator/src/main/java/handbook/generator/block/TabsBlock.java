package handbook.generator.block;

import com.vladsch.flexmark.util.ast.Node;
import handbook.core.text.Html;

/**
 * {@code :::: tabs What they are about} around {@code ::: tab Name} blocks – variants of which one is shown. Radio
 * buttons do it without a script; on paper all stand below each other.
 */
final class TabsBlock implements BlockRenderer {

    static final String NAME = "tabs";

    @Override
    public boolean hasMarkdownInside() {
        return true;
    }

    @Override
    public String wantedId(FencedBlock block) {
        return NAME;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        int tabs = 0;
        for (Node child : block.getChildren()) {
            if (child instanceof FencedBlock inner && inner.name().equals(TabBlock.NAME)) {
                tabs++;
            } else {
                page.mistake(block.line(), "tabs holds something besides \"::: tab Name\" blocks");
                break;
            }
        }
        if (tabs < 2) {
            page.mistake(block.line(), "tabs needs two tabs or more; the fence around is longer: \":::: tabs\"");
        }
        String label = block.arguments().isEmpty() ? page.word("tabs") : block.arguments();
        out.html(new Html()
                .raw("<div class=\"tabs\" role=\"group\"")
                .attribute("aria-label", label)
                .raw(">")
                .toString());
        out.inside();
        out.html("</div>");
    }
}
