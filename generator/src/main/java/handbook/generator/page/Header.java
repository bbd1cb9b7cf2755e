package handbook.generator.page;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/**
 * The front matter of a page.
 *
 * @param updated null for the start page
 * @param sources where the facts come from; empty unless an article or calculator
 * @param order position in the section
 * @param menu short title for navigation; the title if none is given
 * @param calculator id, null unless a calculator's page
 * @param lines key → its line in the file
 */
public record Header(
        String title,
        String description,
        PageType type,
        LocalDate updated,
        List<Source> sources,
        int order,
        List<String> tags,
        boolean draft,
        String menu,
        String calculator,
        Map<String, Integer> lines) {

    /** Returns the line of a key, that of the front matter's beginning if it is not there. */
    public int line(String key) {
        return lines.getOrDefault(key, 1);
    }
}
