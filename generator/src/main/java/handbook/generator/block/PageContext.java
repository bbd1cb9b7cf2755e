package handbook.generator.block;

import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.generator.data.DataFiles;
import handbook.generator.mistake.Known;
import handbook.generator.mistake.Mistakes;
import handbook.generator.mistake.Place;
import handbook.generator.mistake.Severity;
import handbook.generator.text.Words;

/** What the parts of a page need to know about it while its Markdown becomes HTML. */
public final class PageContext {

    private final String file;
    private final int linesBefore;
    private final Language language;
    private final DataFiles data;
    private final Mistakes mistakes;
    private final Ids ids = new Ids();
    private final ShownFigures figures = new ShownFigures();
    private boolean hasCalculator;

    /**
     * @param file path for messages
     * @param linesBefore lines of the file before its Markdown
     */
    public PageContext(String file, int linesBefore, Language language, DataFiles data, Mistakes mistakes) {
        this.file = file;
        this.linesBefore = linesBefore;
        this.language = language;
        this.data = data;
        this.mistakes = mistakes;
    }

    public Language language() {
        return language;
    }

    /** Returns the calculators' texts. */
    public Texts texts() {
        return Words.calculators(language);
    }

    /** Returns a text of the generator. */
    public String word(String key, Object... arguments) {
        return Words.of(language).get(key, arguments);
    }

    public DataFiles data() {
        return data;
    }

    public Ids ids() {
        return ids;
    }

    /**
     * Notes a mistake.
     *
     * @param line in the Markdown, from 1
     */
    public void mistake(int line, String text) {
        mistakes.add(file, linesBefore + line, text);
    }

    /**
     * Notes a name that does not exist.
     *
     * @param line in the Markdown, from 1
     */
    public void mistake(int line, String text, Known known) {
        mistakes.add(file, linesBefore + line, text, known);
    }

    /**
     * Notes something of any severity.
     *
     * @param line in the Markdown, from 1
     * @param column from 1; 0 if unknown
     */
    public void report(int line, int column, Severity severity, String text) {
        mistakes.add(new Place(file, linesBefore + line, column), severity, text);
    }

    public ShownFigures figures() {
        return figures;
    }

    public boolean hasCalculator() {
        return hasCalculator;
    }

    void calculatorSeen() {
        hasCalculator = true;
    }
}
