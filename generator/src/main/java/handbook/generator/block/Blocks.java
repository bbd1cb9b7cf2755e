package handbook.generator.block;

import com.vladsch.flexmark.parser.block.CustomBlockParserFactory;
import handbook.generator.mistake.Known;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** All kinds of blocks. */
public final class Blocks {

    private static final Map<String, BlockRenderer> ALL = new TreeMap<>(Map.ofEntries(
            Map.entry("calculator", new CalculatorBlock()),
            Map.entry("chart", new ChartBlock()),
            Map.entry("data", new DataBlock()),
            Map.entry("figure", new FigureBlock()),
            Map.entry("glossary", new GlossaryBlock()),
            Map.entry("steps", new StepsBlock()),
            Map.entry("table", new TableBlock()),
            Map.entry(TabsBlock.NAME, new TabsBlock()),
            Map.entry(TabBlock.NAME, new TabBlock()),
            Map.entry("note", new CalloutBlock("note")),
            Map.entry("tip", new CalloutBlock("tip")),
            Map.entry("warning", new CalloutBlock("warning")),
            Map.entry("danger", new CalloutBlock("danger"))));

    private Blocks() {}

    /** Returns the parser of all blocks. */
    public static CustomBlockParserFactory parser() {
        return new FenceParser.Factory();
    }

    static Set<String> names() {
        return ALL.keySet();
    }

    /** Tells whether the inside of a block is Markdown; so it is for an unknown one, to find mistakes in it. */
    static boolean hasMarkdownInside(String name) {
        return !ALL.containsKey(name) || ALL.get(name).hasMarkdownInside();
    }

    /** Returns the id that a block's element should have, null if it needs none. */
    static String wantedId(FencedBlock block) {
        return ALL.containsKey(block.name()) ? ALL.get(block.name()).wantedId(block) : null;
    }

    /** Writes a block, or notes why that is not possible. */
    public static void render(FencedBlock block, PageContext page, BlockOutput out) {
        if (block.name().isEmpty()) {
            page.mistake(block.line(), "this fence closes no block; a block begins with its name, as in \"::: note\"");
            return;
        }
        if (!block.isClosed()) {
            page.mistake(
                    block.line(),
                    "block \"" + block.name() + "\" is not closed; it ends with a line of as many colons");
        }
        if (ALL.containsKey(block.name())) {
            ALL.get(block.name()).render(block, page, out);
        } else {
            page.mistake(block.line(), "unknown block \"" + block.name() + "\"", Known.names(block.name(), names()));
            out.inside();
        }
    }
}
