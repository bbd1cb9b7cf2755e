package handbook.generator.page;

import handbook.core.text.Language;
import handbook.generator.source.SourceFile;

/**
 * A page of which the front matter was read.
 *
 * @param path below the content folder, with slashes
 * @param language null for the start page
 * @param header null if the front matter is no good
 * @param headerLines lines of the file before its text
 * @param text Markdown
 */
public record OpenPage(
        SourceFile source, String path, Language language, Header header, int headerLines, String text) {}
