package handbook.generator.markdown;

import com.vladsch.flexmark.ast.AutoLink;
import com.vladsch.flexmark.ast.FencedCodeBlock;
import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ast.HtmlBlock;
import com.vladsch.flexmark.ast.HtmlInline;
import com.vladsch.flexmark.ast.Image;
import com.vladsch.flexmark.ast.ImageRef;
import com.vladsch.flexmark.ast.Link;
import com.vladsch.flexmark.ast.LinkRef;
import com.vladsch.flexmark.ast.ListItem;
import com.vladsch.flexmark.ast.Paragraph;
import com.vladsch.flexmark.ast.RefNode;
import com.vladsch.flexmark.ast.Reference;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.ast.Document;
import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.ast.TextCollectingVisitor;
import handbook.generator.block.AltText;
import handbook.generator.block.FencedBlock;
import handbook.generator.block.Ids;
import handbook.generator.block.PageContext;
import handbook.generator.mistake.Known;
import handbook.generator.mistake.Severity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A walk over a parsed page before it is written: gives headings and calculators their ids, collects links
 * and headings, and notes what is not allowed.
 *
 * <p>Calculators come first, since their ids are fixed and headings have to make way.
 */
final class Inspection {

    private static final Pattern TAG = Pattern.compile("</?(\\w+) *(?:/?)>");
    private static final Set<String> BOX = Set.of("", "x", "X");
    private static final Set<String> TAGS = Set.of("sub", "sup", "kbd", "br", "wbr");

    private final PageContext page;
    private final Document document;
    private final Lines lines;
    private final Map<Heading, TocEntry> headings = new IdentityHashMap<>();
    private final List<TocEntry> toc = new ArrayList<>();
    private final Set<String> slugs = new HashSet<>();
    private int lastLevel = 1;

    private Inspection(Document document, String text, PageContext page) {
        this.document = document;
        this.lines = new Lines(text);
        this.page = page;
    }

    /**
     * @param text that the document was parsed from
     */
    static Inspection of(Document document, String text, PageContext page) {
        var inspection = new Inspection(document, text, page);
        for (Node node : document.getDescendants()) {
            if (node instanceof FencedBlock block) {
                block.takeId(page.ids());
            }
        }
        for (Node node : document.getDescendants()) {
            inspection.look(node);
        }
        return inspection;
    }

    private void look(Node node) {
        if (node instanceof Heading heading) {
            heading(heading);
        } else if (node instanceof Link link) {
            link(node, link.getUrl().unescape(), false);
        } else if (node instanceof AutoLink link) {
            link(node, link.getText().toString(), false);
        } else if (node instanceof Bracketed) {
            bracketed(node);
        } else if (node instanceof Formula && node.getAncestorOfType(Heading.class) != null) {
            page.mistake(line(node), "a formula in a heading; name it in words, lists of contents repeat them");
        } else if (node instanceof Image image) {
            picture(image);
        } else if (node instanceof Reference reference) {
            link(node, reference.getUrl().unescape(), false);
        } else if (node instanceof LinkRef || node instanceof ImageRef) {
            reference((RefNode) node);
        } else if (node instanceof FencedCodeBlock code
                && code.getClosingMarker().isEmpty()) {
            page.mistake(line(node), "code fence is not closed; it ends with a line of as many of its marks");
        } else if (node instanceof HtmlBlock) {
            page.mistake(line(node), "HTML in a page; use Markdown or a block");
        } else if (node instanceof HtmlInline) {
            tag(node);
        }
    }

    private void heading(Heading heading) {
        String text = new TextCollectingVisitor().collectAndGetText(heading).strip();
        if (heading.getLevel() == 1) {
            page.mistake(line(heading), "heading of level 1; the title of the front matter is that, begin with ##");
        }
        order(heading);
        if (isInTab(heading)) {
            page.mistake(line(heading), "heading in a tab; a link to it would lead to what is not shown");
        }
        for (Node inside : heading.getDescendants()) {
            if (inside instanceof InlineValue) {
                page.mistake(line(heading), "a computed value in a heading; its address would change with the number");
            }
        }
        String slug = Ids.slug(text);
        String id = page.ids().unique(slug);
        if (!slugs.add(slug)) {
            page.report(
                    line(heading),
                    0,
                    Severity.WARNING,
                    "second heading with the address #" + slug + "; this one becomes #" + id
                            + ", and links to it break when the order changes");
        }
        var entry = new TocEntry(id, text, heading.getLevel());
        headings.put(heading, entry);
        if (heading.getLevel() == 2 || heading.getLevel() == 3) {
            toc.add(entry);
        }
    }

    private static boolean isInTab(Node node) {
        Node around = node.getParent();
        while (around != null && !(around instanceof FencedBlock block && block.isTab())) {
            around = around.getParent();
        }
        return around != null;
    }

    /** Terms and sources are links; lists of contents repeat headings. */
    private void bracketed(Node node) {
        if (node.getAncestorOfType(Heading.class) != null) {
            page.mistake(line(node), "a term or source in a heading; name it in the text below");
        } else if (node.getAncestorOfType(Link.class, LinkRef.class) != null) {
            page.mistake(line(node), "a term or source in a link; it is a link itself");
        }
    }

    /** The title of the page is the heading of level 1. */
    private void order(Heading heading) {
        int level = heading.getLevel();
        if (level > lastLevel + 1) {
            String before = lastLevel == 1 ? "as the first one" : "after one of level " + lastLevel;
            String wanted = "#".repeat(lastLevel + 1);
            page.mistake(line(heading), "heading of level " + level + " " + before + "; here it is at most " + wanted);
        }
        lastLevel = level;
    }

    private void picture(Image image) {
        String shown = image.getText().toString();
        int column = columnAt(image.getStartOffset());
        AltText.check(shown, "![what it shows](file)", line(image), column, page);
        link(image, image.getUrl().unescape(), true);
    }

    private void reference(RefNode reference) {
        String name = reference.getReference().toString().strip();
        if (!reference.isDefined() && BOX.contains(name) && isBeginningOfItem(reference)) {
            page.mistake(line(reference), reference.getChars() + " is no box to tick here; write a plain list");
        } else if (!reference.isDefined() && !name.isEmpty()) {
            page.mistake(
                    line(reference),
                    "link to [" + reference.getReference() + "], which is defined nowhere",
                    defined(reference.getReference().toString()));
        }
    }

    private static boolean isBeginningOfItem(Node node) {
        Node paragraph = node.getParent();
        return paragraph instanceof Paragraph
                && paragraph.getParent() instanceof ListItem
                && node.getPrevious() == null
                && paragraph.getPrevious() == null;
    }

    private Known defined(String wanted) {
        List<String> names = Parser.REFERENCES.get(document).values().stream()
                .map(reference -> reference.getReference().toString())
                .toList();
        return names.isEmpty() ? null : Known.names(wanted, names);
    }

    private void link(Node node, String target, boolean picture) {
        page.link(line(node), columnAt(node.getStartOffset()), target, picture);
    }

    private void tag(Node node) {
        Matcher tag = TAG.matcher(node.getChars());
        if (!tag.matches() || !TAGS.contains(tag.group(1))) {
            page.mistake(
                    line(node),
                    "HTML tag " + node.getChars() + " in a page; use Markdown, a block or one of " + sortedTags());
        }
    }

    private static String sortedTags() {
        return String.join(", ", TAGS.stream().sorted().toList());
    }

    /** Returns the line of a node in the Markdown, from 1. */
    int line(Node node) {
        return lineAt(node.getStartOffset());
    }

    int lineAt(int offset) {
        return lines.line(offset);
    }

    /** Returns the column of an offset in the Markdown, from 1. */
    int columnAt(int offset) {
        return lines.column(offset);
    }

    PageContext page() {
        return page;
    }

    TocEntry entry(Node heading) {
        return headings.get(heading);
    }

    List<TocEntry> toc() {
        return toc;
    }
}
