package handbook.generator.block;

import handbook.generator.data.DataFile;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Facts that calculators work with, a row each, as a table for readers. Headings and the source stand in the
 * generator's texts: {@code table.<name>.<column>} and {@code table.<name>.source}.
 *
 * @param name by which authors ask for it
 * @param facts as the code has them, in the order of the table
 */
record FactTable<T>(String name, List<T> facts, List<Column<T>> columns) {

    /**
     * @param name by which authors ask for it
     * @param format as in {@link Cells#shown}
     * @param cell what stands in the column: a text in the page's language, or a number with a decimal point; empty
     *     if there is nothing to say
     */
    record Column<T>(String name, String format, BiFunction<T, PageContext, String> cell) {}

    /** Returns the table as a data file has it, its texts in the page's language. */
    DataFile rows(PageContext page) {
        List<List<String>> rows = facts.stream().map(fact -> row(fact, page)).toList();
        return new DataFile(columns.stream().map(Column::name).toList(), rows, List.of());
    }

    private List<String> row(T fact, PageContext page) {
        return columns.stream().map(column -> column.cell().apply(fact, page)).toList();
    }

    /** Returns the headings of all columns. */
    List<String> headings(PageContext page) {
        return columns.stream().map(column -> word(column.name(), page)).toList();
    }

    /** Returns the formats of all columns. */
    List<String> formats() {
        return columns.stream().map(Column::format).toList();
    }

    /** Returns where the facts come from. */
    String source(PageContext page) {
        return word("source", page);
    }

    private String word(String key, PageContext page) {
        return page.word("table." + name + "." + key);
    }
}
