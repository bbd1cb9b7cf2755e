package handbook.generator.block;

import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.generator.data.DataFiles;
import handbook.generator.data.Glossary;
import handbook.generator.data.Library;
import handbook.generator.math.Formulas;
import handbook.generator.mistake.Known;
import handbook.generator.mistake.Mistakes;
import handbook.generator.mistake.Place;
import handbook.generator.mistake.Severity;
import handbook.generator.source.PictureKind;
import handbook.generator.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the parts of a page need to know about it while its Markdown becomes HTML. */
public final class PageContext {

    private final Origin origin;
    private final Library library;
    private final Citations citations;
    private final Mistakes mistakes;
    private final Ids ids;
    private final Ids tooltips;
    private final ShownFigures figures;
    private final List<LinkUse> links;
    private final Map<String, Calculation> calculations = new HashMap<>();
    private boolean hasCalculator;

    /**
     * @param library what the page may show
     * @param citations what its text can name; null if that is not known
     */
    public PageContext(Origin origin, Library library, Citations citations, Mistakes mistakes) {
        this.origin = origin;
        this.library = library;
        this.citations = citations;
        this.mistakes = mistakes;
        this.ids = new Ids();
        this.tooltips = new Ids();
        this.figures = new ShownFigures();
        this.links = new ArrayList<>();
    }

    private PageContext(PageContext around, int linesBefore) {
        Origin outer = around.origin;
        this.origin = new Origin(outer.file(), outer.path(), outer.language(), outer.linesBefore() + linesBefore);
        this.library = around.library;
        this.citations = around.citations;
        this.mistakes = around.mistakes;
        this.ids = around.ids;
        this.tooltips = around.tooltips;
        this.figures = around.figures;
        this.links = around.links;
    }

    /**
     * Returns the context of Markdown inside the page, which counts as a part of it.
     *
     * @param linesBefore lines of the page's Markdown before it
     */
    public PageContext part(int linesBefore) {
        return new PageContext(this, linesBefore);
    }

    /**
     * Returns the context of Markdown that is no part of the page, but shows the same things.
     *
     * @param name of the file that it could be
     * @param mistakes take what is wrong with it
     */
    public PageContext apart(String name, Mistakes mistakes) {
        Citations own = citations == null ? null : citations.unused();
        return new PageContext(new Origin(name, origin.path(), origin.language(), 0), library, own, mistakes);
    }

    public Origin origin() {
        return origin;
    }

    public Language language() {
        return origin.language();
    }

    /** Returns the calculators' texts. */
    public Texts texts() {
        return Words.calculators(language());
    }

    /** Returns a text of the generator. */
    public String word(String key, Object... arguments) {
        return Words.of(language()).get(key, arguments);
    }

    /** Returns the sources that the text can name; null where the front matter cannot be read. */
    public Citations citations() {
        return citations;
    }

    public Formulas formulas() {
        return library.formulas();
    }

    Glossary glossary() {
        return library.glossary();
    }

    public DataFiles data() {
        return library.data();
    }

    /**
     * Returns the size of a picture, null if there is none or it does not say.
     *
     * @param target as a link in the page names it
     */
    public PictureKind.Size pictureSize(String target) {
        return library.pictures().size(origin.resolve(target));
    }

    public Ids ids() {
        return ids;
    }

    /** Returns the ids of tooltips, which have an underscore in front, as headings never have. */
    Ids tooltips() {
        return tooltips;
    }

    /**
     * Notes a link, to be checked.
     *
     * @param line in the Markdown, from 1
     * @param column from 1
     * @param target as in Markdown: a page ends in .md
     */
    public void link(int line, int column, String target, boolean picture) {
        links.add(new LinkUse(origin.linesBefore() + line, column, target, picture));
    }

    public List<LinkUse> links() {
        return links;
    }

    /**
     * Notes a mistake.
     *
     * @param line in the Markdown, from 1
     */
    public void mistake(int line, String text) {
        mistakes.add(origin.file(), origin.linesBefore() + line, text);
    }

    /**
     * Notes a name that does not exist.
     *
     * @param line in the Markdown, from 1
     */
    public void mistake(int line, String text, Known known) {
        mistakes.add(origin.file(), origin.linesBefore() + line, text, known);
    }

    /**
     * Notes something of any severity.
     *
     * @param line in the Markdown, from 1
     * @param column from 1; 0 if unknown
     */
    public void report(int line, int column, Severity severity, String text) {
        mistakes.add(new Place(origin.file(), origin.linesBefore() + line, column), severity, text);
    }

    public ShownFigures figures() {
        return figures;
    }

    /** Returns the calculations without mistakes that the page has asked for so far, by their text. */
    Map<String, Calculation> calculations() {
        return calculations;
    }

    public boolean hasCalculator() {
        return hasCalculator;
    }

    public void calculatorSeen() {
        hasCalculator = true;
    }
}
