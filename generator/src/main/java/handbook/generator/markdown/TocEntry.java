package handbook.generator.markdown;

/**
 * A heading in the table of contents.
 *
 * @param text without markup
 * @param level 2 or 3
 */
public record TocEntry(String id, String text, int level) {}
