package handbook.generator.site;

/**
 * A link to a page.
 *
 * @param href from the page it stands on
 */
public record LinkModel(String title, String href) {}
