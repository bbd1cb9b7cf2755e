package handbook.generator.site;

import java.util.List;

/**
 * A section of the handbook with its pages in their order.
 *
 * @param id name of the folder
 * @param title short one, as navigation shows it
 * @param current whether the page it is shown on belongs to it
 * @param nearby the pages around the one it is shown on, which is among them; empty if that is no page of the section
 */
public record SectionModel(
        String id,
        String title,
        String description,
        String href,
        boolean current,
        List<SectionPageModel> pages,
        List<SectionPageModel> nearby) {}
