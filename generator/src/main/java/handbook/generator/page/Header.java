package handbook.generator.page;

import java.time.LocalDate;
import java.util.List;

/**
 * The front matter of a page.
 *
 * @param updated null for the start page
 * @param sources where the facts come from; empty unless an article or calculator
 * @param order position in the section
 * @param menu short title for navigation; the title if none is given
 * @param calculator id, null unless a calculator's page
 * @param calculatorLine line of the id in the file
 */
public record Header(
        String title,
        String description,
        PageType type,
        LocalDate updated,
        List<String> sources,
        int order,
        List<String> tags,
        boolean draft,
        String menu,
        String calculator,
        int calculatorLine) {}
