package handbook.generator.block;

import handbook.generator.data.DataFile;
import handbook.generator.mistake.Known;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a block picks from a data file: {@code where="type=HDD, iops>100" sort="iops desc, name"}. */
final class Selection {

    private final DataFile data;
    private final FencedBlock block;
    private final PageContext page;

    private final List<String> headings;

    private Selection(DataFile data, List<String> headings, FencedBlock block, PageContext page) {
        this.data = data;
        this.headings = headings;
        this.block = block;
        this.page = page;
    }

    /** Returns the selection from a file, or null with a mistake noted. */
    static Selection of(String file, FencedBlock block, PageContext page) {
        DataFile data = page.data().find(file);
        if (data == null && !page.data().isBroken(file)) {
            page.mistake(
                    block.line(),
                    "no data file content/data/" + file,
                    Known.names(file, page.data().names()));
        }
        return data == null ? null : new Selection(data, List.of(), block, page);
    }

    /** Returns the selection from facts that the calculators work with. */
    static Selection of(FactTable<?> facts, FencedBlock block, PageContext page) {
        return new Selection(facts.rows(page), facts.headings(page), block, page);
    }

    /** Returns the places of some columns, of all if none are named. */
    List<Integer> columns(String wanted) {
        var columns = new ArrayList<Integer>();
        for (String name : wanted == null ? data.columns() : parts(wanted)) {
            int column = column(name);
            if (column >= 0) {
                columns.add(column);
            }
        }
        return columns;
    }

    /** Returns the place of a column; {@code device} may be {@code device_ru} on a Russian page. */
    int column(String name) {
        int column = data.columns().indexOf(name);
        if (column < 0) {
            column = data.columns().indexOf(name + "_" + page.language().code());
        }
        if (column < 0) {
            page.mistake(block.line(), "unknown column \"" + name + "\"", Known.names(name, data.columns()));
        }
        return column;
    }

    /** Returns the heading of a column: its name without the language, unless it has one. */
    String heading(int column) {
        if (!headings.isEmpty()) {
            return headings.get(column);
        }
        String name = data.columns().get(column);
        String suffix = "_" + page.language().code();
        return (name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name).replace('_', ' ');
    }

    /** Returns the rows that fit all conditions, in order. */
    List<List<String>> rows(String where, String sort) {
        List<List<String>> rows = data.rows();
        if (rows.isEmpty()) {
            page.mistake(block.line(), "the data file has no rows");
        }
        for (String text : where == null ? List.<String>of() : parts(where)) {
            Condition condition = condition(text);
            int column = condition == null ? -1 : column(condition.column());
            if (column < 0) {
                return rows;
            }
            List<List<String>> fitting =
                    rows.stream().filter(row -> condition.fits(row.get(column))).toList();
            if (fitting.isEmpty() && !rows.isEmpty()) {
                page.mistake(
                        block.line(),
                        "no row fits where=\"" + where + "\"",
                        Known.names(condition.values().get(0), values(rows, column)));
                return fitting;
            }
            rows = fitting;
        }
        return sorted(rows, sort);
    }

    private Condition condition(String text) {
        Condition condition = Condition.parse(text);
        if (condition == null) {
            page.mistake(block.line(), "\"" + text + "\" is no condition; write where=\"column=value\"");
            return null;
        }
        if (condition.lacksNumber()) {
            page.mistake(block.line(), "\"" + text + "\" needs a number to compare with");
            return null;
        }
        return condition;
    }

    private static Set<String> values(List<List<String>> rows, int column) {
        return rows.stream().map(row -> row.get(column)).collect(Collectors.toCollection(TreeSet::new));
    }

    private List<List<String>> sorted(List<List<String>> rows, String sort) {
        Comparator<List<String>> order = (a, b) -> 0;
        for (String key : sort == null ? List.<String>of() : parts(sort)) {
            boolean down = key.endsWith(" desc");
            int column = column(
                    down ? key.substring(0, key.length() - " desc".length()).strip() : key);
            if (column >= 0) {
                Comparator<String> cells = down ? order().reversed() : order();
                order = order.thenComparing(row -> row.get(column), emptyLast(cells));
            }
        }
        return rows.stream().sorted(order).toList();
    }

    /** Numbers before texts, numbers by size, texts as in a dictionary of the language. */
    private Comparator<String> order() {
        Collator dictionary =
                Collator.getInstance(Locale.forLanguageTag(page.language().code()));
        Comparator<String> texts = dictionary::compare;
        return (a, b) -> {
            if (Cells.isNumber(a) && Cells.isNumber(b)) {
                return Double.compare(Double.parseDouble(a), Double.parseDouble(b));
            }
            return Cells.isNumber(a) == Cells.isNumber(b) ? texts.compare(a, b) : Cells.isNumber(a) ? -1 : 1;
        };
    }

    private static Comparator<String> emptyLast(Comparator<String> order) {
        return Comparator.<String, Boolean>comparing(String::isEmpty).thenComparing(order);
    }

    private static List<String> parts(String text) {
        return Arrays.stream(text.split(Pattern.quote(","))).map(String::strip).toList();
    }

    static boolean isNumeric(List<List<String>> rows, int column) {
        List<String> cells = rows.stream()
                .map(row -> row.get(column))
                .filter(cell -> !cell.isEmpty())
                .toList();
        return !cells.isEmpty() && cells.stream().allMatch(Cells::isNumber);
    }
}
