package handbook.generator.data;

import java.util.List;

/**
 * A table of facts from {@code content/data}.
 *
 * @param columns names from the first line
 * @param rows cells, as many as there are columns
 */
public record DataFile(List<String> columns, List<List<String>> rows) {}
