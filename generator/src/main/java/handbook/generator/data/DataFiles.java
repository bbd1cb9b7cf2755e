package handbook.generator.data;

import handbook.generator.mistake.Mistakes;
import handbook.generator.pack.Pack;
import handbook.generator.source.SourceFile;
import handbook.generator.source.StrictText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** All data files, read once. A file that cannot be read is a mistake of its own and has no table. */
public final class DataFiles {

    private static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setCommentMarker('#')
            .setIgnoreEmptyLines(true)
            .setTrim(true)
            .get();

    private static final Pattern LINE = Pattern.compile("line:? ?(\\d+)");

    /** Stands for the names of all data files, where it is noted what was used. */
    private static final String NAMES = "*";

    private final Map<String, DataFile> tables;
    private final Set<String> broken;
    private final Consumer<String> used;
    private final Map<String, String> hashes = new ConcurrentHashMap<>();

    private DataFiles(Map<String, DataFile> tables, Set<String> broken, Consumer<String> used) {
        this.tables = tables;
        this.broken = broken;
        this.used = used;
    }

    /**
     * Reads every CSV file.
     *
     * @param files with their path below the data folder
     */
    public static DataFiles read(Map<String, SourceFile> files, Mistakes mistakes) {
        var all = new DataFiles(new TreeMap<>(), new HashSet<>(), name -> {});
        files.forEach((name, file) -> all.add(name, file, mistakes));
        return all;
    }

    private void add(String name, SourceFile file, Mistakes mistakes) {
        DataFile table = table(file, mistakes);
        if (table == null) {
            broken.add(name);
        } else {
            tables.put(name, table);
        }
    }

    /** Returns a table, or null if there is none by this name or it could not be read. */
    public DataFile find(String name) {
        used.accept(name);
        return tables.get(name);
    }

    /** Tells whether there is such a file, but it could not be read. */
    public boolean isBroken(String name) {
        used.accept(name);
        return broken.contains(name);
    }

    public Set<String> names() {
        used.accept(NAMES);
        return tables.keySet();
    }

    /** Returns the same files; what is asked of them is noted. */
    DataFiles noting(Consumer<String> names) {
        return new DataFiles(tables, broken, names);
    }

    /**
     * Returns what is another one when the answers about a file are.
     *
     * @param name as it was noted
     */
    String hash(String name) {
        if (name.equals(NAMES)) {
            return Pack.hash(tables.keySet());
        }
        return hashes.computeIfAbsent(name, this::hashOf);
    }

    private String hashOf(String name) {
        DataFile table = tables.get(name);
        return table == null ? Pack.hash(broken.contains(name)) : Pack.hash(table.columns(), table.rows());
    }

    private static DataFile table(SourceFile file, Mistakes mistakes) {
        String text = StrictText.read(file, mistakes);
        if (text == null) {
            return null;
        }
        try (CSVParser parser = CSVParser.parse(text, FORMAT)) {
            return table(parser, file, mistakes);
        } catch (CSVException | UncheckedIOException e) {
            mistakes.add(file.path(), line(e.getMessage()), unreadable(e.getMessage()));
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException(file.path(), e);
        }
    }

    /** Returns the line that the reader names in its message, 1 if it names none. */
    private static int line(String message) {
        Matcher line = LINE.matcher(message);
        return line.find() ? Integer.parseInt(line.group(1)) : 1;
    }

    private static String unreadable(String message) {
        return message.contains("EOF")
                ? "a quotation mark that opens here is not closed"
                : message.contains("encapsulated")
                        ? "text behind a closing quotation mark; a quotation mark inside of a text is doubled"
                        : "not readable as CSV: " + message;
    }

    private static DataFile table(CSVParser parser, SourceFile file, Mistakes mistakes) {
        List<String> columns = null;
        var rows = new ArrayList<List<String>>();
        var lines = new ArrayList<Integer>();
        boolean good = true;
        for (CSVRecord row : parser) {
            int line = (int) parser.getCurrentLineNumber();
            if (columns == null) {
                columns = row.toList();
                DataUnits.names(columns, file.path(), line, mistakes);
                good = areUnique(columns, file, line, mistakes);
            } else if (row.size() != columns.size()) {
                mistakes.add(file.path(), line, row.size() + " cells; the header has " + columns.size());
                good = false;
            } else {
                DataUnits.cells(columns, row.toList(), file.path(), line, mistakes);
                rows.add(row.toList());
                lines.add(line);
            }
        }
        if (columns == null) {
            mistakes.add(file.path(), 1, "empty data file; the first line names the columns");
            return null;
        }
        return good ? new DataFile(columns, rows, lines) : null;
    }

    private static boolean areUnique(List<String> columns, SourceFile file, int line, Mistakes mistakes) {
        var seen = new HashSet<String>();
        boolean good = true;
        for (String column : columns) {
            if (column.isEmpty() || !seen.add(column)) {
                mistakes.add(
                        file.path(),
                        line,
                        column.isEmpty() ? "a column has no name" : "two columns are called \"" + column + "\"");
                good = false;
            }
        }
        return good;
    }
}
