package handbook.generator.site;

import java.util.List;

/**
 * A section of the handbook with its pages in their order.
 *
 * @param id name of the folder
 * @param title short one, as navigation shows it
 * @param current whether the page it is shown on belongs to it
 */
public record SectionModel(
        String id, String title, String description, String href, boolean current, List<SectionPageModel> pages) {}
