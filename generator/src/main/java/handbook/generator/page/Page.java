package handbook.generator.page;

import handbook.core.text.Language;
import handbook.generator.markdown.PageHtml;
import handbook.generator.source.SourceFile;

/**
 * A page that was read.
 *
 * @param path below the content folder, with slashes: {@code en/guides/raid.md}
 * @param language null for the start page
 * @param body null as long as only the front matter was read
 */
public record Page(SourceFile source, String path, Language language, Header header, PageHtml body) {

    /** Returns the address below the site's root: {@code en/guides/raid.html}. */
    public String uri() {
        return path.substring(0, path.length() - ".md".length()) + ".html";
    }

    /** Returns the path without the language, the same for translations of each other. */
    public String pathInLanguage() {
        return language == null ? path : path.substring(path.indexOf('/') + 1);
    }

    /** Returns the folder in the language, empty for the language's first page: {@code guides}. */
    public String folder() {
        String inLanguage = pathInLanguage();
        int slash = inLanguage.lastIndexOf('/');
        return slash < 0 ? "" : inLanguage.substring(0, slash);
    }

    public boolean isIndex() {
        return path.endsWith("/index.md");
    }

    /** Returns the prefix that leads from the page to the site's root: {@code ../../} or nothing. */
    public String root() {
        return "../".repeat((int) path.chars().filter(c -> c == '/').count());
    }
}
