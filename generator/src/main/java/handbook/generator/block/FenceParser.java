package handbook.generator.block;

import com.vladsch.flexmark.parser.block.AbstractBlockParser;
import com.vladsch.flexmark.parser.block.AbstractBlockParserFactory;
import com.vladsch.flexmark.parser.block.BlockContinue;
import com.vladsch.flexmark.parser.block.BlockParser;
import com.vladsch.flexmark.parser.block.BlockParserFactory;
import com.vladsch.flexmark.parser.block.BlockStart;
import com.vladsch.flexmark.parser.block.CustomBlockParserFactory;
import com.vladsch.flexmark.parser.block.MatchedBlockParser;
import com.vladsch.flexmark.parser.block.ParserState;
import com.vladsch.flexmark.util.ast.Block;
import com.vladsch.flexmark.util.data.DataHolder;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads every {@code :::} block. A block ends at a line with as many colons as it began with, so blocks
 * nest when their fences differ in length.
 *
 * <p>A closing line is eaten and the block ends on the next one: ending it at once would leave a paragraph
 * inside it open.
 */
final class FenceParser extends AbstractBlockParser {

    private static final Pattern OPENING = Pattern.compile(" {0,3}(:{3,})\\s*([^\\s:]\\S*)?\\s*(.*)");

    private final FencedBlock block;
    private final int colons;
    private final boolean markdownInside;

    private FenceParser(FencedBlock block, int colons, boolean markdownInside) {
        this.block = block;
        this.colons = colons;
        this.markdownInside = markdownInside;
    }

    @Override
    public Block getBlock() {
        return block;
    }

    @Override
    public boolean isContainer() {
        return markdownInside;
    }

    @Override
    public boolean canContain(ParserState state, BlockParser parser, Block inner) {
        return markdownInside;
    }

    @Override
    public BlockContinue tryContinue(ParserState state) {
        if (block.isClosed() || block.name().isEmpty()) {
            return BlockContinue.none();
        }
        String line = state.getLine().toString();
        if (isClosing(line)) {
            block.close();
            return BlockContinue.atIndex(state.getLine().length());
        }
        if (!markdownInside) {
            block.body().add(new BodyLine(state.getLineNumber() + 1, line.strip()));
        }
        return BlockContinue.atIndex(state.getIndex());
    }

    private boolean isClosing(String line) {
        String text = line.strip();
        return text.length() == colons && text.chars().allMatch(c -> c == ':');
    }

    @Override
    public void addLine(ParserState state, BasedSequence line) {
        // lines that are not Markdown are kept by tryContinue
    }

    @Override
    public void closeBlock(ParserState state) {
        block.setCharsFromContent();
    }

    /** Starts a block at a line that begins with three colons or more. */
    static final class Factory implements CustomBlockParserFactory {

        @Override
        public BlockParserFactory apply(DataHolder options) {
            return new Start(options);
        }

        @Override
        public Set<Class<?>> getAfterDependents() {
            return Set.of();
        }

        @Override
        public Set<Class<?>> getBeforeDependents() {
            return Set.of();
        }

        @Override
        public boolean affectsGlobalScope() {
            return false;
        }
    }

    private static final class Start extends AbstractBlockParserFactory {

        Start(DataHolder options) {
            super(options);
        }

        @Override
        public BlockStart tryStart(ParserState state, MatchedBlockParser matched) {
            BasedSequence line = state.getLine();
            BasedSequence rest = line.subSequence(state.getIndex());
            Matcher opening = OPENING.matcher(rest);
            if (state.getIndent() > 3 || !opening.matches()) {
                return BlockStart.none();
            }
            String name = opening.group(2) == null ? "" : opening.group(2);
            var block = new FencedBlock(line, name, opening.group(3).strip(), state.getLineNumber() + 1);
            boolean markdownInside = !name.isEmpty() && Blocks.hasMarkdownInside(name);
            return BlockStart.of(new FenceParser(block, opening.group(1).length(), markdownInside))
                    .atIndex(line.length());
        }
    }
}
