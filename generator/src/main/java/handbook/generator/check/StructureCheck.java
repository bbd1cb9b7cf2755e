package handbook.generator.check;

import handbook.core.text.Language;
import handbook.generator.mistake.Known;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.page.PageType;
import handbook.generator.source.ContentTree;
import handbook.generator.source.SourceFile;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Every page in its place: languages at the top, a home page each, a section page in every folder. */
final class StructureCheck {

    private static final List<String> LANGUAGES =
            Arrays.stream(Language.values()).map(Language::code).toList();

    /** What may stand anywhere in a section. */
    private static final List<PageType> FREE = List.of(PageType.ARTICLE, PageType.CALCULATOR, PageType.MANUAL);

    private StructureCheck() {}

    static void run(ContentTree content, List<Page> pages, String folder, Mistakes mistakes) {
        require(content, "index.md", "the start page, type start", folder, mistakes);
        for (String language : LANGUAGES) {
            require(content, language + "/index.md", "the first page of the language, type home", folder, mistakes);
        }
        content.pages().forEach((path, file) -> place(content.pages(), path, file, mistakes));
        pages.stream()
                .filter(page -> page.language() != null || !page.path().contains("/"))
                .forEach(page -> type(page, mistakes));
    }

    private static void require(ContentTree content, String path, String what, String folder, Mistakes mistakes) {
        if (!content.pages().containsKey(path)) {
            mistakes.add(folder + "/" + path, 1, "file is missing: " + what);
        }
    }

    private static void place(Map<String, SourceFile> pages, String path, SourceFile file, Mistakes mistakes) {
        int first = path.indexOf('/');
        if (first < 0) {
            if (!path.equals("index.md")) {
                mistakes.add(file.path(), 1, "page outside of the languages; they are " + String.join(", ", LANGUAGES));
            }
            return;
        }
        String language = path.substring(0, first);
        if (!LANGUAGES.contains(language)) {
            mistakes.add(file.path(), 1, "unknown language \"" + language + "\"", Known.names(language, LANGUAGES));
            return;
        }
        String index = path.substring(0, path.lastIndexOf('/') + 1) + "index.md";
        if (!pages.containsKey(index)) {
            mistakes.add(file.path(), 1, "folder has no index.md, the page of type section");
        }
    }

    private static void type(Page page, Mistakes mistakes) {
        PageType type = page.header().type();
        PageType wanted = placeOf(page);
        boolean free = wanted == null && FREE.contains(type);
        if (type != wanted && !free) {
            String known = wanted == null
                    ? FREE.stream().map(PageType::code).collect(Collectors.joining(", "))
                    : wanted.code();
            mistakes.add(
                    page.source().path(), 1, "a page of type " + type.code() + " cannot stand here; known: " + known);
        }
    }

    private static PageType placeOf(Page page) {
        if (page.language() == null) {
            return PageType.START;
        }
        if (!page.isIndex()) {
            return null;
        }
        return page.folder().isEmpty() ? PageType.HOME : PageType.SECTION;
    }
}
