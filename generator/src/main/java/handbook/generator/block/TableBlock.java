package handbook.generator.block;

import handbook.generator.mistake.Known;

/**
 * {@code ::: table raid-levels columns="level, small_write"} – facts that the calculators work with, written from the
 * code, so that the table cannot say anything else than they do. Takes what {@link DataBlock} takes.
 */
final class TableBlock implements BlockRenderer {

    @Override
    public boolean hasMarkdownInside() {
        return false;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        DataTable table = DataTable.read(block, page);
        FactTable<?> facts = FactTables.ALL.get(table.name());
        if (facts == null) {
            page.mistake(
                    block.line(),
                    "unknown table \"" + table.name() + "\"",
                    Known.names(table.name(), FactTables.ALL.keySet()));
        } else {
            out.html(table.html(Selection.of(facts, block, page), facts.formats(), facts.source(page)));
        }
    }
}
