package handbook.generator.block;

import handbook.core.text.Language;
import java.nio.file.Path;

/**
 * Where a piece of Markdown comes from.
 *
 * @param file for messages
 * @param path of the page below the content folder: {@code en/guides/raid.md}
 * @param linesBefore lines of the file before the Markdown
 */
public record Origin(String file, String path, Language language, int linesBefore) {

    /** Returns the path below the content folder that a link in the page means. */
    String resolve(String target) {
        Path folder = Path.of("/").resolve(path).getParent();
        return Path.of("/")
                .relativize(folder.resolve(target).normalize())
                .toString()
                .replace('\\', '/');
    }

    /** Returns the link to a page of the same language. */
    String linkTo(String pathInLanguage) {
        int folders = (int) path.chars().filter(c -> c == '/').count();
        return "../".repeat(Math.max(0, folders - 1)) + pathInLanguage;
    }
}
