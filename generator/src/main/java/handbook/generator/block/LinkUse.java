package handbook.generator.block;

/**
 * A link or picture in a page.
 *
 * @param line in the file, from 1
 * @param column from 1
 * @param target as written
 */
public record LinkUse(int line, int column, String target, boolean picture) {

    /** Tells whether it leads to another site or to a mail program. */
    public boolean isExternal() {
        return target.startsWith("https://") || target.startsWith("http://") || target.startsWith("mailto:");
    }
}
