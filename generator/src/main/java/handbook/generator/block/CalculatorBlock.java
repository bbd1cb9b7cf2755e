package handbook.generator.block;

import java.util.List;

/**
 * {@code ::: calculator id name=value …} – the form of a calculator with its result, as the build worked it
 * out. Lines {@code expect: figure = number; …} inside fail the build when text and calculator disagree.
 */
final class CalculatorBlock implements BlockRenderer {

    private static final String EXPECT = "expect:";

    @Override
    public boolean hasMarkdownInside() {
        return false;
    }

    @Override
    public String wantedId(FencedBlock block) {
        List<String> words = Arguments.parse(block.arguments()).words();
        return words.isEmpty() ? block.name() : words.get(0);
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        page.calculatorSeen();
        Calculation calculation = Calculation.run(block.arguments(), block.line(), page);
        for (BodyLine line : block.body()) {
            if (line.text().startsWith(EXPECT)) {
                expect(line, calculation, page);
            } else if (!line.text().isEmpty()) {
                page.mistake(line.line(), "a calculator block holds only lines of \"expect: figure = number; …\"");
            }
        }
        if (calculation != null) {
            calculation.remember(block.arguments(), page);
            out.html(calculation.html(block.id(), page.texts()));
        }
    }

    private static void expect(BodyLine line, Calculation calculation, PageContext page) {
        for (String part : line.text().substring(EXPECT.length()).split(";")) {
            Expectation expectation = Expectation.parse(part);
            if (expectation == null) {
                page.mistake(line.line(), "\"" + part.strip() + "\" is no expectation; write figure = number");
            } else if (calculation != null) {
                expectation.check(calculation, line.line(), page);
            }
        }
    }
}
