package handbook.core.form;

import java.util.List;

/**
 * Options side by side. The caption is the text {@code table.<id>}, headings are {@code column.<id>}.
 *
 * @param columns ids; the first column holds the name of the row
 */
public record Table(String id, List<String> columns, List<Row> rows) {

    /**
     * @param cells quantities (with their unit left to the heading), messages or names
     * @param current the option that was chosen
     */
    public record Row(List<Object> cells, boolean current) {}
}
