package handbook.generator.block;

import handbook.core.text.Html;

/** {@code ::: note Title … :::} – a box beside the text; its kind gives the title where none is written. */
final class CalloutBlock implements BlockRenderer {

    private final String kind;

    /**
     * @param kind {@code note}, {@code tip}, {@code warning} or {@code danger}
     */
    CalloutBlock(String kind) {
        this.kind = kind;
    }

    @Override
    public boolean hasMarkdownInside() {
        return true;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        String title = block.arguments().isEmpty() ? page.word("callout." + kind) : block.arguments();
        out.html("<div class=\"callout " + kind + "\" role=\"note\"><p class=\"callout-title\">"
                + new Html().text(title) + "</p>");
        out.inside();
        out.html("</div>");
    }
}
