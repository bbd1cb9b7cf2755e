package handbook.generator.jbake;

import handbook.generator.page.Page;
import java.io.File;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.configuration2.Configuration;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.model.DocumentModel;
import org.jbake.parser.Engines;
import org.jbake.parser.ParserEngine;

/**
 * Hands the pages to JBake's crawler. They were read before, in parallel and with all their mistakes noted;
 * a file that is no good page gives null, which makes the crawler pass it by.
 *
 * <p>JBake's own Markdown engine is not used: it turns broken front matter into a warning, wrong dates into
 * the file's date and wrong bytes into question marks, builds its parser anew for every page and cannot take
 * our blocks.
 */
final class PageEngine implements ParserEngine {

    /** The key of the page in its document. */
    static final String PAGE = "handbook.page";

    private static final String PUBLISHED = "published";

    private final Map<File, Page> pages = new HashMap<>();

    private PageEngine(List<Page> all) {
        all.forEach(page -> pages.put(page.source().location().toFile(), page));
    }

    /** Makes the pages known to JBake, and takes the place of every engine it comes with. */
    static void register(List<Page> pages) {
        var engine = new PageEngine(pages);
        Set.copyOf(Engines.getRecognizedExtensions()).forEach(extension -> Engines.register(extension, engine));
        Engines.register("md", engine);
    }

    @Override
    public DocumentModel parse(JBakeConfiguration config, File file) {
        Page page = pages.get(file);
        return page == null ? null : document(page);
    }

    private static DocumentModel document(Page page) {
        DocumentModel document = DocumentModel.createDefaultDocumentModel();
        document.setType(page.header().type().code());
        document.setStatus(PUBLISHED);
        document.setTitle(page.header().title());
        document.setTags(page.header().tags().toArray(String[]::new));
        document.setBody(page.body().html());
        document.put(PAGE, page);
        return document;
    }

    @Override
    @Deprecated
    public Map<String, Object> parse(Configuration config, File file, String contentPath) {
        throw new UnsupportedOperationException("JBake 2.7 calls the method with two arguments");
    }
}
