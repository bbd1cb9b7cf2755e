package handbook.generator.block;

import handbook.core.text.Html;

/** {@code ::: tab Name} – one of the variants in {@link TabsBlock}. */
final class TabBlock implements BlockRenderer {

    static final String NAME = "tab";

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
        if (!(block.getParent() instanceof FencedBlock group) || !group.name().equals(TabsBlock.NAME)) {
            page.mistake(block.line(), "a tab stands inside a block \"tabs\" with a longer fence");
            return;
        }
        if (block.arguments().isEmpty()) {
            page.mistake(block.line(), "a tab needs a name: \"::: tab Linux\"");
        }
        var html = new Html()
                .raw("<input type=\"radio\"")
                .attribute("name", group.id())
                .attribute("id", block.id());
        html.raw(block == group.getFirstChild() ? " checked>" : ">");
        html.raw("<label")
                .attribute("for", block.id())
                .raw(">")
                .text(block.arguments())
                .raw("</label>");
        out.html(html.raw("<div class=\"panel\">").toString());
        out.inside();
        out.html("</div>");
    }
}
