package handbook.generator.page;

import handbook.core.Calculators;
import handbook.core.text.Language;
import handbook.generator.block.Citations;
import handbook.generator.block.Origin;
import handbook.generator.block.PageContext;
import handbook.generator.data.Library;
import handbook.generator.markdown.Markdown;
import handbook.generator.markdown.PageHtml;
import handbook.generator.mistake.Mistakes;
import handbook.generator.mistake.Place;
import handbook.generator.mistake.Severity;
import handbook.generator.source.SourceFile;
import handbook.generator.source.StrictText;
import java.util.List;

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
        OpenPage open = open(file, path, StrictText.bytes(file));
        return open == null ? null : read(open);
    }

    /**
     * Reads the front matter alone; null if there is none.
     *
     * @param path below the content folder
     * @param bytes of the file
     */
    public OpenPage open(SourceFile file, String path, byte[] bytes) {
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
        return open(file, path, text, bodyLine);
    }

    /** Returns the number of lines up to and with the second fence, 0 if there is none. */
    private static int bodyLine(String text) {
        int end = text.indexOf('\n');
        if (end < 0 || !isFence(text, 0, end)) {
            return 0;
        }
        for (int line = 2, start = end + 1; start <= text.length(); line++, start = end + 1) {
            int feed = text.indexOf('\n', start);
            end = feed < 0 ? text.length() : feed;
            if (isFence(text, start, end)) {
                return line;
            }
        }
        return 0;
    }

    private static boolean isFence(String text, int start, int end) {
        return text.startsWith(FENCE, start)
                && text.substring(start, end).stripTrailing().equals(FENCE);
    }

    private OpenPage open(SourceFile file, String path, String text, int headerLines) {
        int yamlStart = text.indexOf('\n') + 1;
        int bodyStart = 0;
        for (int i = 0; i < headerLines; i++) {
            int lineEnd = text.indexOf('\n', bodyStart);
            bodyStart = lineEnd < 0 ? text.length() : lineEnd + 1;
        }
        String matter = text.substring(yamlStart, bodyStart);
        String yaml = matter.substring(0, matter.lastIndexOf(FENCE));
        Header header = FrontMatter.read(yaml, file.path(), mistakes);
        return new OpenPage(file, path, language(path), header, headerLines, text.substring(bodyStart));
    }

    /** Reads the rest of a page; null if its front matter was no good. */
    public Page read(OpenPage open) {
        SourceFile file = open.source();
        Language spoken = open.language() == null ? Language.EN : open.language();
        var origin = new Origin(file.path(), open.path(), spoken, open.headerLines());
        Header header = open.header();
        var context = new PageContext(origin, library, citations(header), mistakes);
        PageHtml body = Markdown.html(open.text(), context);
        if (header == null) {
            return null;
        }
        checkText(open);
        checkBlock(file, header, body);
        checkSources(file, header, body);
        return new Page(file, open.path(), open.language(), header, body);
    }

    /** What the text can name; null where the front matter cannot be read. */
    private static Citations citations(Header header) {
        if (header == null) {
            return null;
        }
        var citations = new Citations();
        for (int i = 0; i < header.sources().size(); i++) {
            Source source = header.sources().get(i);
            if (source.key() != null) {
                citations.add(source.key(), i + 1, source.text());
            }
        }
        return citations;
    }

    /** On a page whose text names sources, it names all of them. */
    private void checkSources(SourceFile file, Header header, PageHtml body) {
        boolean named = header.sources().stream().anyMatch(source -> source.key() != null);
        for (Source source : named ? header.sources() : List.<Source>of()) {
            var place = Place.of(file.path(), source.line());
            if (source.key() == null) {
                mistakes.add(place, Severity.HINT, "source without a key; the text cannot name it");
            } else if (!body.citations().containsKey(source.key())) {
                mistakes.add(
                        place,
                        Severity.WARNING,
                        "the text never names source \"" + source.key() + "\"; write [@" + source.key() + "]");
            }
        }
    }

    /** Sections list their pages; any other page has something to say. */
    private void checkText(OpenPage open) {
        PageType type = open.header().type();
        boolean lists = type == PageType.SECTION || type == PageType.START || type == PageType.HOME;
        if (open.text().isBlank() && !lists) {
            mistakes.add(open.source().path(), open.headerLines(), "nothing stands below the front matter");
        }
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
