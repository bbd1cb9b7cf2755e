package handbook.generator.site;

/**
 * A page in the list of its section.
 *
 * @param menu short title
 * @param current whether it is the page this list stands on
 * @param calculator id, null unless a calculator's page
 */
public record SectionPageModel(
        String title, String menu, String description, String href, boolean current, String type, String calculator) {}
