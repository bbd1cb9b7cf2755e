package handbook.generator.block;

/**
 * A line inside a block that is not Markdown.
 *
 * @param line in the Markdown, from 1
 */
record BodyLine(int line, String text) {}
