package handbook.generator.markdown;

import com.vladsch.flexmark.parser.block.AbstractBlockParser;
import com.vladsch.flexmark.parser.block.AbstractBlockParserFactory;
import com.vladsch.flexmark.parser.block.BlockContinue;
import com.vladsch.flexmark.parser.block.BlockParserFactory;
import com.vladsch.flexmark.parser.block.BlockStart;
import com.vladsch.flexmark.parser.block.CustomBlockParserFactory;
import com.vladsch.flexmark.parser.block.MatchedBlockParser;
import com.vladsch.flexmark.parser.block.ParserState;
import com.vladsch.flexmark.util.ast.Block;
import com.vladsch.flexmark.util.data.DataHolder;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.Set;

/** Finds {@link FormulaBlock}s: from a line that begins with two dollar signs to one that ends with two. */
final class FormulaBlockParser extends AbstractBlockParser {

    private static final String MARK = "$$";

    private final FormulaBlock block;

    private FormulaBlockParser(FormulaBlock block) {
        this.block = block;
    }

    @Override
    public Block getBlock() {
        return block;
    }

    @Override
    public BlockContinue tryContinue(ParserState state) {
        if (block.isClosed()) {
            return BlockContinue.none();
        }
        BasedSequence line = state.getLine();
        block.add(line.subSequence(state.getIndex()).toString());
        return BlockContinue.atIndex(line.length());
    }

    @Override
    public void addLine(ParserState state, BasedSequence line) {
        // lines are kept by tryContinue
    }

    @Override
    public void closeBlock(ParserState state) {
        block.setCharsFromContent();
    }

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
            BasedSequence rest = line.subSequence(state.getNextNonSpaceIndex());
            if (state.getIndent() > 3 || !rest.startsWith(MARK)) {
                return BlockStart.none();
            }
            var block = new FormulaBlock(line, state.getLineNumber() + 1);
            block.add(rest.subSequence(MARK.length()).toString());
            return BlockStart.of(new FormulaBlockParser(block)).atIndex(line.length());
        }
    }
}
