package handbook.generator.jbake;

import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import org.jbake.app.Renderer;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.model.DocumentModel;

/**
 * Bakes pages: JBake's renderer writes them. Thread-safe.
 *
 * <p>JBake's own oven is not used: it needs a database, asks it for all documents on every page to find neighbours,
 * and goes on after an error. Nor is its crawler, which reads every file once more for a hash, one after another; nor
 * its Markdown engine, which turns broken front matter into a warning, wrong dates into the file's date and wrong
 * bytes into question marks, builds its parser anew for every page and cannot take our blocks.
 */
public final class SiteOven {

    /** The key of the page in its document. */
    static final String PAGE = "handbook.page";

    private static final String PUBLISHED = "published";

    private final Renderer renderer;
    private final String templateFolder;
    private final WrittenPages written;
    private final Mistakes mistakes;

    /**
     * @param config whose destination is an empty folder
     * @param written takes what is as it was from the former site, and is told of the rest
     */
    public SiteOven(JBakeConfiguration config, WrittenPages written, Mistakes mistakes) {
        this.renderer = new Renderer(null, config, new StrictTemplates(config, written));
        this.templateFolder = config.getTemplateFolderName();
        this.written = written;
        this.mistakes = mistakes;
    }

    /** Writes a page, or takes it from the former site. */
    public void bake(Page page) {
        try {
            if (!written.reuse(page)) {
                renderer.render(document(page));
            }
        } catch (Exception | StackOverflowError e) { // so declared by JBake; a template that includes itself
            mistakes.add(TemplateMistake.of(e, templateFolder, page.source().path()));
        }
    }

    private static DocumentModel document(Page page) {
        DocumentModel document = DocumentModel.createDefaultDocumentModel();
        document.setType(page.header().type().code());
        document.setStatus(PUBLISHED);
        document.setUri(page.uri());
        document.put(PAGE, page);
        return document;
    }
}
