package handbook.generator.jbake;

import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.work.Workers;
import java.util.List;
import org.jbake.app.Crawler;
import org.jbake.app.Oven;
import org.jbake.app.Renderer;
import org.jbake.app.Utensils;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.model.DocumentModel;
import org.jbake.model.DocumentTypes;

/**
 * Bakes pages: JBake's crawler finds them, its renderer writes them.
 *
 * <p>{@link Oven#bake()} is replaced, since it needs the database's schema, asks it for all documents on
 * every page to find neighbours, and goes on after an error.
 */
public final class SiteOven extends Oven {

    private final MemoryStore store;
    private final List<Page> pages;
    private final WrittenPages written;
    private final Mistakes mistakes;

    private SiteOven(Utensils utensils, List<Page> pages, WrittenPages written, Mistakes mistakes) {
        super(utensils);
        this.store = (MemoryStore) utensils.getContentStore();
        this.pages = pages;
        this.written = written;
        this.mistakes = mistakes;
    }

    /**
     * @param config whose destination is an empty folder
     * @param pages to be baked
     * @param written takes what is as it was from the former site, and is told of the rest
     */
    public static SiteOven of(JBakeConfiguration config, List<Page> pages, WrittenPages written, Mistakes mistakes) {
        var store = new MemoryStore();
        var utensils = new Utensils();
        utensils.setConfiguration(config);
        utensils.setContentStore(store);
        utensils.setCrawler(new Crawler(store, config));
        utensils.setRenderer(new Renderer(store, config, new StrictTemplates(store, config, written)));
        return new SiteOven(utensils, pages, written, mistakes);
    }

    @Override
    public void bake() {
        store.startup();
        DocumentTypes.resetDocumentTypes();
        getUtensils().getConfiguration().getDocumentTypes().forEach(DocumentTypes::addDocumentType);
        PageEngine.register(pages);
        getUtensils().getCrawler().crawl();
        Workers.each(store.documents(), this::render);
    }

    private void render(DocumentModel document) {
        Renderer renderer = getUtensils().getRenderer();
        var page = (Page) document.get(PageEngine.PAGE);
        try {
            if (!written.reuse(page)) {
                renderer.render(document);
            }
        } catch (Exception | StackOverflowError e) { // so declared by JBake; a template that includes itself
            String folder = getUtensils().getConfiguration().getTemplateFolderName();
            mistakes.add(TemplateMistake.of(e, folder, page.source().path()));
        }
    }
}
