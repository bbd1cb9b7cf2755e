package handbook.generator.markdown;

import com.vladsch.flexmark.ast.FencedCodeBlock;
import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ast.HtmlCommentBlock;
import com.vladsch.flexmark.ast.HtmlInlineComment;
import com.vladsch.flexmark.ext.tables.TableBlock;
import com.vladsch.flexmark.ext.tables.TableCell;
import com.vladsch.flexmark.ext.tables.TableHead;
import com.vladsch.flexmark.html.HtmlWriter;
import com.vladsch.flexmark.html.renderer.NodeRenderer;
import com.vladsch.flexmark.html.renderer.NodeRendererContext;
import com.vladsch.flexmark.html.renderer.NodeRendererFactory;
import com.vladsch.flexmark.html.renderer.NodeRenderingHandler;
import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.ast.TextCollectingVisitor;
import com.vladsch.flexmark.util.data.DataHolder;
import handbook.core.text.Html;
import handbook.generator.block.BlockOutput;
import handbook.generator.block.Blocks;
import handbook.generator.block.Citation;
import handbook.generator.block.FencedBlock;
import handbook.generator.block.GlossaryLink;
import handbook.generator.block.InlineFigure;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Writes what flexmark does not know or writes otherwise: blocks, values, headings, formulas, tables. */
final class PageWriter implements NodeRenderer {

    static final class Factory implements NodeRendererFactory {

        @Override
        public NodeRenderer apply(DataHolder options) {
            return new PageWriter();
        }
    }

    @Override
    public Set<NodeRenderingHandler<?>> getNodeRenderingHandlers() {
        return Set.of(
                new NodeRenderingHandler<>(FencedBlock.class, this::block),
                new NodeRenderingHandler<>(InlineValue.class, this::value),
                new NodeRenderingHandler<>(Bracketed.class, this::bracketed),
                new NodeRenderingHandler<>(Formula.class, this::formula),
                new NodeRenderingHandler<>(FormulaBlock.class, this::formulaBlock),
                new NodeRenderingHandler<>(Heading.class, this::heading),
                new NodeRenderingHandler<>(FencedCodeBlock.class, this::code),
                new NodeRenderingHandler<>(TableBlock.class, this::table),
                new NodeRenderingHandler<>(TableCell.class, this::cell),
                new NodeRenderingHandler<>(HtmlCommentBlock.class, (node, context, html) -> {}),
                new NodeRenderingHandler<>(HtmlInlineComment.class, (node, context, html) -> {}));
    }

    private static Inspection inspection(NodeRendererContext context) {
        return Markdown.INSPECTION.get(context.getDocument());
    }

    private void block(FencedBlock block, NodeRendererContext context, HtmlWriter html) {
        Blocks.render(block, inspection(context).page(), new BlockOutput() {
            @Override
            public void html(String text) {
                html.line().rawPre(text).line();
            }

            @Override
            public void inside() {
                context.renderChildren(block);
            }
        });
    }

    private void value(InlineValue value, NodeRendererContext context, HtmlWriter html) {
        Inspection inspection = inspection(context);
        int line = inspection.line(value);
        if (value.isClosed()) {
            html.text(InlineFigure.text(value.text(), line, inspection.page()));
        } else {
            inspection.page().mistake(line, "inline value is not closed; it ends with =}");
        }
    }

    private void bracketed(Bracketed node, NodeRendererContext context, HtmlWriter html) {
        Inspection inspection = inspection(context);
        int line = inspection.line(node);
        int column = inspection.columnAt(node.getStartOffset());
        html.raw(
                node.isTerm()
                        ? GlossaryLink.html(node.text(), line, column, inspection.page())
                        : Citation.html(node.text(), line, inspection.page()));
    }

    private void formula(Formula formula, NodeRendererContext context, HtmlWriter html) {
        html.raw(FormulaHtml.inline(formula, inspection(context)));
    }

    private void formulaBlock(FormulaBlock formula, NodeRendererContext context, HtmlWriter html) {
        html.line().rawPre(FormulaHtml.block(formula, inspection(context))).line();
    }

    private void heading(Heading heading, NodeRendererContext context, HtmlWriter html) {
        TocEntry entry = inspection(context).entry(heading);
        html.line().raw("<h" + entry.level() + " id=\"" + entry.id() + "\">");
        context.renderChildren(heading);
        if (entry.level() == 2 || entry.level() == 3) {
            String label = inspection(context).page().word("anchor", entry.text());
            var anchor = new Html().raw(" <a class=\"anchor\"").attribute("href", "#" + entry.id());
            html.raw(anchor.attribute("aria-label", label).raw(">#</a>").toString());
        }
        html.raw("</h" + entry.level() + ">").line();
    }

    private void code(FencedCodeBlock code, NodeRendererContext context, HtmlWriter html) {
        String text = code.getContentChars().normalizeEOL();
        Inspection inspection = inspection(context);
        String special = switch (code.getInfo().toString().strip()) {
            case Examples.EXAMPLE -> Examples.example(text, inspection.line(code), inspection.page());
            case Examples.MISTAKES -> Examples.mistakes(text, inspection.line(code), inspection.page());
            default -> null;
        };
        if (special == null) {
            context.delegateRender();
        } else {
            html.line().rawPre(special).line();
        }
    }

    private void table(TableBlock table, NodeRendererContext context, HtmlWriter html) {
        String label = inspection(context).page().word("data.table", String.join(", ", headings(table)));
        html.line();
        html.raw(new Html()
                .raw("<div class=\"scroll\" tabindex=\"0\" role=\"group\"")
                .attribute("aria-label", label)
                .raw(">")
                .toString());
        context.delegateRender();
        html.raw("</div>").line();
    }

    /** A heading without words, above the names of rows, is none. */
    private void cell(TableCell cell, NodeRendererContext context, HtmlWriter html) {
        if (cell.isHeader() && cell.getText().isBlank()) {
            html.raw("<td></td>");
        } else {
            context.delegateRender();
        }
    }

    private static List<String> headings(TableBlock table) {
        var headings = new ArrayList<String>();
        for (Node node : table.getDescendants()) {
            if (node instanceof TableCell && node.getAncestorOfType(TableHead.class) != null) {
                String text =
                        new TextCollectingVisitor().collectAndGetText(node).strip();
                headings.addAll(text.isEmpty() ? List.of() : List.of(text));
            }
        }
        return headings;
    }
}
