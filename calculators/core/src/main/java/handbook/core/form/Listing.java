package handbook.core.form;

import java.util.List;

/**
 * Something to copy or save: a file, commands. The heading is the text {@code listing.<id>}.
 *
 * @param fileName under which it is saved; the same in every language
 * @param lines strings, that are the same in every language, or messages
 */
public record Listing(String id, String fileName, List<Object> lines) {}
