package handbook.generator.markdown;

import com.vladsch.flexmark.ast.FencedCodeBlock;
import com.vladsch.flexmark.ast.Image;
import com.vladsch.flexmark.ast.IndentedCodeBlock;
import com.vladsch.flexmark.ext.tables.TableCell;
import com.vladsch.flexmark.ext.tables.TablesExtension;
import com.vladsch.flexmark.html.AttributeProvider;
import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.html.IndependentAttributeProviderFactory;
import com.vladsch.flexmark.html.renderer.AttributablePart;
import com.vladsch.flexmark.html.renderer.LinkResolverContext;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.ast.Block;
import com.vladsch.flexmark.util.ast.Document;
import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.data.MutableDataSet;
import com.vladsch.flexmark.util.data.NullableDataKey;
import com.vladsch.flexmark.util.html.MutableAttributes;
import handbook.generator.block.Blocks;
import handbook.generator.block.PageContext;
import handbook.generator.source.PictureKind;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Markdown to HTML. Parser and renderer are made once and used by all threads; what belongs to a page
 * travels with its document.
 *
 * <p>No typography: quotation marks, dashes and no-break spaces stay as authored, since a clever hyphen in
 * a number or a command is a wrong number or command.
 */
public final class Markdown {

    static final NullableDataKey<Inspection> INSPECTION = new NullableDataKey<>("INSPECTION");

    private static final MutableDataSet OPTIONS = new MutableDataSet()
            .set(Parser.EXTENSIONS, List.of(TablesExtension.create()))
            .set(HtmlRenderer.GENERATE_HEADER_ID, false)
            .set(HtmlRenderer.RENDER_HEADER_ID, false);
    private static final Parser PARSER = Parser.builder(OPTIONS)
            .customBlockParserFactory(Blocks.parser())
            .customBlockParserFactory(new FormulaBlockParser.Factory())
            .customInlineParserExtensionFactory(new InlineValueParser.Factory())
            .customInlineParserExtensionFactory(new BracketParser.Factory())
            .customInlineParserExtensionFactory(new FormulaParser.Factory())
            .build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder(OPTIONS)
            .nodeRendererFactory(new PageWriter.Factory())
            .linkResolverFactory(new PageLinks.Factory())
            .attributeProviderFactory(new IndependentAttributeProviderFactory() {
                @Override
                public AttributeProvider apply(LinkResolverContext context) {
                    return Markdown::attributes;
                }
            })
            .build();

    private Markdown() {}

    /**
     * Returns a page's HTML. Mistakes go to the page's context.
     *
     * @param text the file without its front matter
     */
    public static PageHtml html(String text, PageContext page) {
        try {
            return readable(text, page);
        } catch (StackOverflowError e) {
            // the parser calls itself for every quote or list inside another one
            page.mistake(deepestLine(text), "quotes or lists stand too deep inside each other to be read");
            return new PageHtml("", List.of(), List.of(), Set.of(), Map.of(), false);
        }
    }

    /** Returns the line that begins with most marks of quotes and lists, from 1. */
    private static int deepestLine(String text) {
        int deepest = 0;
        int most = -1;
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            int marks = 0;
            while (marks < lines[i].length() && " \t>-*+".indexOf(lines[i].charAt(marks)) >= 0) {
                marks++;
            }
            if (marks > most) {
                most = marks;
                deepest = i;
            }
        }
        return deepest + 1;
    }

    private static PageHtml readable(String text, PageContext page) {
        Document document = PARSER.parse(text);
        Inspection inspection = Inspection.of(document, text, page);
        document.set(INSPECTION, inspection);
        String html = RENDERER.render(document);
        Prose.check(document, text, inspection);
        return new PageHtml(
                html,
                inspection.toc(),
                page.links(),
                page.ids().all(),
                page.citations() == null ? Map.of() : page.citations().places(),
                page.hasCalculator());
    }

    private static void attributes(Node node, AttributablePart part, MutableAttributes attributes) {
        if ((node instanceof FencedCodeBlock || node instanceof IndentedCodeBlock) && part == AttributablePart.NODE) {
            wideCode(((Block) node).getContentChars().toString(), attributes);
        } else if (node instanceof TableCell cell) {
            cellByClass(cell, attributes);
        } else if (node instanceof Image image && part == AttributablePart.LINK) {
            size(image, attributes);
        }
    }

    private static void wideCode(String code, MutableAttributes attributes) {
        if (Examples.isWide(code)) {
            attributes.replaceValue("tabindex", "0");
        }
    }

    /** Leaves room for a picture that is not loaded yet. */
    private static void size(Image image, MutableAttributes attributes) {
        PageContext page = INSPECTION.get(image.getDocument()).page();
        PictureKind.Size size = page.pictureSize(image.getUrl().unescape());
        if (size != null) {
            attributes.replaceValue("width", "" + size.width());
            attributes.replaceValue("height", "" + size.height());
        }
    }

    /** Replaces the outdated align attribute of table cells; numbers stand on the right. */
    private static void cellByClass(TableCell cell, MutableAttributes attributes) {
        if ("right".equals(attributes.getValue("align"))) {
            attributes.addValue("class", "number");
        }
        attributes.remove("align");
        if (cell.isHeader()) {
            attributes.addValue("scope", "col");
        }
    }
}
