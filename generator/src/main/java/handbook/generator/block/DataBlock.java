package handbook.generator.block;

import handbook.core.text.Html;
import handbook.generator.data.DataFile;
import handbook.generator.mistake.Known;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * {@code ::: data file.csv columns="a, b" where="type=HDD"} – rows of a data file as a table. Inside:
 * {@code headings: A; B} and {@code source: where the numbers come from}.
 */
final class DataBlock implements BlockRenderer {

    private static final List<String> PARAMETERS = List.of("columns", "where");
    private static final List<String> LINES = List.of("headings", "source");
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(\\.\\d{1,6})?");

    @Override
    public boolean hasMarkdownInside() {
        return false;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        Arguments arguments = Arguments.parse(block.arguments());
        checkArguments(arguments, block, page);
        Map<String, String> lines = lines(block, page);
        DataFile data = file(arguments, block, page);
        if (data == null) {
            return;
        }
        List<Integer> columns = columns(data, arguments.values().get("columns"), block, page);
        List<List<String>> rows = rows(data, arguments.values().get("where"), block, page);
        List<String> headings = headings(lines.get("headings"), data, columns, block, page);
        if (headings != null) {
            out.html(table(headings, lines.get("source"), columns, rows, page));
        }
    }

    private static void checkArguments(Arguments arguments, FencedBlock block, PageContext page) {
        if (arguments.openQuote()) {
            page.mistake(block.line(), "a quotation mark is not closed");
        }
        for (String name : arguments.values().keySet()) {
            if (!PARAMETERS.contains(name)) {
                page.mistake(block.line(), "unknown parameter \"" + name + "\" of data", Known.names(name, PARAMETERS));
            }
        }
        for (int i = 1; i < arguments.words().size(); i++) {
            page.mistake(block.line(), "\"" + arguments.words().get(i) + "\" is not name=value");
        }
    }

    private static Map<String, String> lines(FencedBlock block, PageContext page) {
        var lines = new TreeMap<String, String>();
        for (BodyLine line : block.body()) {
            int colon = line.text().indexOf(':');
            String name = colon < 0 ? line.text() : line.text().substring(0, colon);
            if (LINES.contains(name)) {
                lines.put(name, line.text().substring(colon + 1).strip());
            } else if (!name.isEmpty()) {
                page.mistake(line.line(), "unknown line \"" + name + "\" in data", Known.names(name, LINES));
            }
        }
        return lines;
    }

    private static DataFile file(Arguments arguments, FencedBlock block, PageContext page) {
        String name = arguments.words().isEmpty() ? "" : arguments.words().get(0);
        DataFile data = page.data().find(name);
        if (data == null && !page.data().isBroken(name)) {
            page.mistake(
                    block.line(),
                    "no data file content/data/" + name,
                    Known.names(name, page.data().names()));
        }
        return data;
    }

    private static List<Integer> columns(DataFile data, String wanted, FencedBlock block, PageContext page) {
        var columns = new ArrayList<Integer>();
        List<String> names = wanted == null ? data.columns() : parts(wanted, ",");
        for (String name : names) {
            int column = column(data, name, block, page);
            if (column >= 0) {
                columns.add(column);
            }
        }
        return columns;
    }

    /** Returns the place of a column; {@code device} may be {@code device_ru} on a Russian page. */
    private static int column(DataFile data, String name, FencedBlock block, PageContext page) {
        int column = data.columns().indexOf(name);
        if (column < 0) {
            column = data.columns().indexOf(name + "_" + page.language().code());
        }
        if (column < 0) {
            page.mistake(block.line(), "unknown column \"" + name + "\"", Known.names(name, data.columns()));
        }
        return column;
    }

    private static List<List<String>> rows(DataFile data, String where, FencedBlock block, PageContext page) {
        List<List<String>> rows = data.rows();
        for (String condition : where == null ? List.<String>of() : parts(where, ",")) {
            List<String> sides = parts(condition, "=");
            if (sides.size() != 2) {
                page.mistake(block.line(), "\"" + condition + "\" is no condition; write where=\"column=value\"");
                return rows;
            }
            int column = column(data, sides.get(0), block, page);
            if (column < 0) {
                return rows;
            }
            List<List<String>> fitting = rows.stream()
                    .filter(row -> row.get(column).equals(sides.get(1)))
                    .toList();
            if (fitting.isEmpty() && !rows.isEmpty()) {
                page.mistake(
                        block.line(),
                        "no row of the data file fits where=\"" + where + "\"",
                        Known.names(sides.get(1), values(rows, column)));
                return fitting;
            }
            rows = fitting;
        }
        if (rows.isEmpty()) {
            page.mistake(block.line(), "the data file has no rows");
        }
        return rows;
    }

    private static Set<String> values(List<List<String>> rows, int column) {
        return rows.stream().map(row -> row.get(column)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> headings(
            String written, DataFile data, List<Integer> columns, FencedBlock block, PageContext page) {
        if (written == null) {
            return columns.stream()
                    .map(column -> data.columns().get(column).replace('_', ' '))
                    .toList();
        }
        List<String> headings = parts(written, ";");
        if (headings.size() != columns.size()) {
            page.mistake(block.line(), headings.size() + " headings, but columns: " + columns.size());
            return null;
        }
        return headings;
    }

    private static List<String> parts(String text, String separator) {
        return Arrays.stream(text.split(Pattern.quote(separator)))
                .map(String::strip)
                .toList();
    }

    private static String table(
            List<String> headings, String source, List<Integer> columns, List<List<String>> rows, PageContext page) {
        var html = new Html().raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\"");
        html.attribute("aria-label", page.word("data.table", String.join(", ", headings)));
        html.raw("><table class=\"data\">");
        if (source != null) {
            html.raw("<caption>").text(page.word("data.source", source)).raw("</caption>");
        }
        html.raw("<thead><tr>");
        for (int i = 0; i < headings.size(); i++) {
            html.raw(isNumeric(rows, columns.get(i)) ? "<th scope=\"col\" class=\"number\">" : "<th scope=\"col\">");
            html.text(headings.get(i)).raw("</th>");
        }
        html.raw("</tr></thead><tbody>");
        for (List<String> row : rows) {
            html.raw("<tr>");
            columns.forEach(column -> cell(row.get(column), html, page));
            html.raw("</tr>");
        }
        return html.raw("</tbody></table></div>").toString();
    }

    private static boolean isNumeric(List<List<String>> rows, int column) {
        List<String> cells = rows.stream()
                .map(row -> row.get(column))
                .filter(cell -> !cell.isEmpty())
                .toList();
        return !cells.isEmpty()
                && cells.stream().allMatch(cell -> NUMBER.matcher(cell).matches());
    }

    private static void cell(String cell, Html html, PageContext page) {
        if (NUMBER.matcher(cell).matches()) {
            int point = cell.indexOf('.');
            int decimals = point < 0 ? 0 : cell.length() - point - 1;
            html.raw("<td class=\"number\">").text(page.texts().format().rounded(Double.parseDouble(cell), decimals));
        } else {
            html.raw("<td>").text(cell);
        }
        html.raw("</td>");
    }
}
