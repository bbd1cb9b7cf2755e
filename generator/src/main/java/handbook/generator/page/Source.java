package handbook.generator.page;

/**
 * Where facts of a page come from.
 *
 * @param key by which the text names it, null if it cannot
 * @param line in the file
 */
public record Source(String key, String text, int line) {}
