package handbook.generator.block;

import handbook.core.text.Texts;
import handbook.generator.mistake.Known;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What an author wants of the rows of a {@link Selection}: which of them, in which order, with which headings, units
 * and formats.
 */
record DataTable(Arguments arguments, NamedLines lines, PageContext page) {

    private static final List<String> PARAMETERS = List.of("columns", "where", "sort");
    private static final List<String> LINES = List.of("headings", "units", "formats", "source");

    /** Reads a block; what it does not know is a mistake. */
    static DataTable read(FencedBlock block, PageContext page) {
        Arguments arguments = Arguments.parse(block.arguments());
        arguments.check(1, PARAMETERS, block, page);
        return new DataTable(arguments, NamedLines.of(block, LINES, page), page);
    }

    /** Returns what the rows are of, empty if the author does not say. */
    String name() {
        return arguments.words().isEmpty() ? "" : arguments.words().get(0);
    }

    /**
     * Returns the table.
     *
     * @param formats of all columns where the author gives none; may be empty
     * @param source where the numbers come from if the author does not say; may be null
     */
    String html(Selection selection, List<String> formats, String source) {
        Map<String, String> values = arguments.values();
        List<Integer> columns = selection.columns(values.get("columns"));
        List<List<String>> rows = selection.rows(values.get("where"), values.get("sort"));
        return new ShownTable(columns(selection, columns, rows, formats), source(source)).html(page);
    }

    private String source(String usual) {
        String source = lines.text("source") == null ? usual : lines.text("source");
        return source == null ? null : Citation.within(page.word("data.source", source), lines.line("source"), page);
    }

    private List<ShownTable.Column> columns(
            Selection selection, List<Integer> columns, List<List<String>> rows, List<String> usualFormats) {
        List<String> headings = lines.parts("headings", columns.size(), "columns", page);
        List<String> units = lines.parts("units", columns.size(), "columns", page);
        List<String> formats = lines.parts("formats", columns.size(), "columns", page);
        var shown = new ArrayList<ShownTable.Column>();
        for (int i = 0; i < columns.size(); i++) {
            int column = columns.get(i);
            String heading = headings == null ? selection.heading(column) : headings.get(i);
            String unit = units == null ? "" : units.get(i);
            String usual = usualFormats.isEmpty() ? "" : usualFormats.get(column);
            String format = formats == null ? usual : format(formats.get(i));
            List<String> cells = rows.stream().map(row -> row.get(column)).toList();
            boolean number = Selection.isNumeric(rows, column) && !format.equals("text");
            checkFormat(format, cells, selection.heading(column));
            shown.add(new ShownTable.Column(heading(heading, unit, page.texts()), number, shown(cells, format, page)));
        }
        return shown;
    }

    private String format(String format) {
        if (Cells.isFormat(format)) {
            return format;
        }
        page.mistake(
                lines.line("formats"),
                "\"" + format + "\" is no format; write a number of decimals from 0 to 6, or another",
                Known.names(format, Cells.FORMATS));
        return "";
    }

    private void checkFormat(String format, List<String> cells, String column) {
        for (String cell : cells) {
            if (!format.isEmpty() && !format.equals("text") && !cell.isEmpty() && !Cells.isNumber(cell)) {
                page.mistake(
                        lines.line("formats"),
                        "\"" + cell + "\" in column " + column + " is no number to be printed as \"" + format + "\"");
                return;
            }
        }
    }

    private static String heading(String heading, String unit, Texts texts) {
        return unit.isEmpty() ? heading : heading + ", " + Cells.unit(unit, texts);
    }

    private static List<String> shown(List<String> cells, String format, PageContext page) {
        return cells.stream()
                .map(cell -> Cells.shown(cell, format, page.texts()))
                .toList();
    }
}
