package handbook.generator.block;

import handbook.core.text.Texts;
import handbook.generator.mistake.Known;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * {@code ::: data file.csv columns="a, b" where="type=HDD" sort="a desc"} – rows of a data file as a table. Inside:
 * {@code headings: A; B}, {@code units: ; GB}, {@code formats: ; 1} and {@code source: where the numbers come from}.
 */
final class DataBlock implements BlockRenderer {

    private static final List<String> PARAMETERS = List.of("columns", "where", "sort");
    private static final List<String> LINES = List.of("headings", "units", "formats", "source");

    @Override
    public boolean hasMarkdownInside() {
        return false;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        Arguments arguments = Arguments.parse(block.arguments());
        arguments.check(1, PARAMETERS, block, page);
        NamedLines lines = NamedLines.of(block, LINES, page);
        String file = arguments.words().isEmpty() ? "" : arguments.words().get(0);
        Selection selection = Selection.of(file, block, page);
        if (selection == null) {
            return;
        }
        Map<String, String> values = arguments.values();
        List<Integer> columns = selection.columns(values.get("columns"));
        List<List<String>> rows = selection.rows(values.get("where"), values.get("sort"));
        out.html(new ShownTable(columns(selection, columns, rows, lines, page), source(lines, page)).html(page));
    }

    private static String source(NamedLines lines, PageContext page) {
        String source = lines.text("source");
        return source == null ? null : Citation.within(page.word("data.source", source), lines.line("source"), page);
    }

    private static List<ShownTable.Column> columns(
            Selection selection, List<Integer> columns, List<List<String>> rows, NamedLines lines, PageContext page) {
        List<String> headings = lines.parts("headings", columns.size(), "columns", page);
        List<String> units = lines.parts("units", columns.size(), "columns", page);
        List<String> formats = lines.parts("formats", columns.size(), "columns", page);
        var shown = new ArrayList<ShownTable.Column>();
        for (int i = 0; i < columns.size(); i++) {
            int column = columns.get(i);
            String heading = headings == null ? selection.heading(column) : headings.get(i);
            String unit = units == null ? "" : units.get(i);
            String format = formats == null ? "" : format(formats.get(i), lines, page);
            List<String> cells = rows.stream().map(row -> row.get(column)).toList();
            boolean number = Selection.isNumeric(rows, column) && !format.equals("text");
            checkFormat(format, cells, selection.heading(column), lines, page);
            shown.add(new ShownTable.Column(heading(heading, unit, page.texts()), number, shown(cells, format, page)));
        }
        return shown;
    }

    private static String format(String format, NamedLines lines, PageContext page) {
        if (Cells.isFormat(format)) {
            return format;
        }
        page.mistake(
                lines.line("formats"),
                "\"" + format + "\" is no format; write a number of decimals from 0 to 6, or another",
                Known.names(format, Cells.FORMATS));
        return "";
    }

    private static void checkFormat(
            String format, List<String> cells, String column, NamedLines lines, PageContext page) {
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
