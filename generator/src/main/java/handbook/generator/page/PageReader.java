package handbook.generator.page;

import handbook.core.Calculators;
import handbook.core.text.Language;
import handbook.generator.block.Origin;
import handbook.generator.block.PageContext;
import handbook.generator.data.Library;
import handbook.generator.markdown.Markdown;
import handbook.generator.markdown.PageHtml;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import handbook.generator.source.StrictText;

/** Reads a page: front matter, then Markdown. Both are always read, so that all mistakes come at once. */
public final class PageReader {

    private static final String FENCE = "---";

    private final Library library;
    private final Mistakes mistakes;

    /**
     * @param library what pages may show
     */
    public PageReader(Library library, Mistakes mistakes) {
        this.library = library;
        this.mistakes = mistakes;
    }

    /**
     * Returns the page, or null if it has no usable front matter.
     *
     * @param path below the content folder
     */
    public Page read(SourceFile file, String path) {
        return read(file, path, StrictText.bytes(file));
    }

    /** As {@link #read(SourceFile, String)}, for the bytes of a file. */
    public Page read(SourceFile file, String path, byte[] bytes) {
        String text = StrictText.of(bytes, file, mistakes);
        if (text == null) {
            return null;
        }
        if (text.isBlank()) {
            mistakes.add(file.path(), 1, "empty page; it begins with front matter between two lines of ---");
            return null;
        }
        int bodyLine = bodyLine(text);
        if (bodyLine == 0) {
            boolean opened = text.startsWith(FENCE + "\n");
            mistakes.add(
                    file.path(),
                    1,
                    opened
                            ? "front matter is not closed; it ends with a line of ---"
                            : "no front matter; the first line is ---, then title, description, type …");
            return null;
        }
        return page(file, path, text, bodyLine);
    }

    /** Returns the number of lines up to and with the second fence, 0 if there is none. */
    private static int bodyLine(String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 1; i < lines.length && lines[0].stripTrailing().equals(FENCE); i++) {
            if (lines[i].stripTrailing().equals(FENCE)) {
                return i + 1;
            }
        }
        return 0;
    }

    private Page page(SourceFile file, String path, String text, int headerLines) {
        int yamlStart = text.indexOf('\n') + 1;
        int bodyStart = 0;
        for (int i = 0; i < headerLines; i++) {
            int lineEnd = text.indexOf('\n', bodyStart);
            bodyStart = lineEnd < 0 ? text.length() : lineEnd + 1;
        }
        String matter = text.substring(yamlStart, bodyStart);
        String yaml = matter.substring(0, matter.lastIndexOf(FENCE));
        Header header = FrontMatter.read(yaml, file.path(), mistakes);
        Language language = language(path);
        Language spoken = language == null ? Language.EN : language;
        var origin = new Origin(file.path(), path, spoken, headerLines);
        PageHtml body = Markdown.html(text.substring(bodyStart), new PageContext(origin, library, mistakes));
        if (header == null) {
            return null;
        }
        checkBlock(file, header, body);
        return new Page(file, path, language, header, body);
    }

    /** The page of a calculator shows it. */
    private void checkBlock(SourceFile file, Header header, PageHtml body) {
        String id = header.calculator();
        boolean known = header.type() == PageType.CALCULATOR && id != null && Calculators.find(id) != null;
        if (known && !body.html().contains("data-calculator=\"" + id + "\"")) {
            mistakes.add(
                    file.path(),
                    header.line("calculator"),
                    "the page is that of calculator " + id + ", but has no block of it; ::: calculator " + id);
        }
    }

    /** Returns the language of the first folder, or null. */
    public static Language language(String path) {
        int slash = path.indexOf('/');
        return slash < 0 ? null : Language.of(path.substring(0, slash));
    }
}
