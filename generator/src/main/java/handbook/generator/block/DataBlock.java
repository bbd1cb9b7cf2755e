package handbook.generator.block;

import java.util.List;

/**
 * {@code ::: data file.csv columns="a, b" where="type=HDD" sort="a desc"} – rows of a data file as a table. Inside:
 * {@code headings: A; B}, {@code units: ; GB}, {@code formats: ; 1} and {@code source: where the numbers come from}.
 */
final class DataBlock implements BlockRenderer {

    @Override
    public boolean hasMarkdownInside() {
        return false;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        DataTable table = DataTable.read(block, page);
        Selection selection = Selection.of(table.name(), block, page);
        if (selection != null) {
            out.html(table.html(selection, List.of(), null));
        }
    }
}
