package handbook.generator.data;

import java.util.List;

/**
 * A table of facts from {@code content/data}.
 *
 * @param columns names from the first line
 * @param rows cells, as many as there are columns
 * @param lines in which each row ends in the file, from 1
 */
public record DataFile(List<String> columns, List<List<String>> rows, List<Integer> lines) {}
