package handbook.generator.calc;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells as text, one below the other. */
final class Columns {

    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    void add(List<String> cells) {
        rows.add(cells);
    }

    /**
     * Returns the rows, each ending with a line feed.
     *
     * @param numbersFrom the columns from this one on stand on the right, as numbers do
     */
    String aligned(int numbersFrom) {
        var text = new StringBuilder();
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                String cell = row.get(column);
                String pad = " ".repeat(Math.max(0, width(column) - cell.length()));
                line.append(column == 0 ? "" : GAP).append(isLeft(row, column, numbersFrom) ? cell + pad : pad + cell);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private boolean isLeft(List<String> row, int column, int numbersFrom) {
        boolean remark = row.size() < rows.get(0).size() && column == row.size() - 1;
        return column < numbersFrom || remark;
    }

    /** A row that is shorter than the first ends with a remark, which may run on. */
    private int width(int column) {
        return rows.stream()
                .filter(row -> row.size() > column + (row.size() < rows.get(0).size() ? 1 : 0))
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }
}
