package handbook.generator.jbake;

import handbook.generator.check.PageFacts;
import handbook.generator.page.Page;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.Map;
import org.jbake.app.ContentStore;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.template.DelegatingTemplateEngine;
import org.jbake.template.RenderingException;
import org.jbake.template.model.TemplateModel;

/**
 * Leads JBake's renderer to our templates, and takes from each page what the checks need.
 *
 * <p>Takes the place of JBake's delegation, which writes an empty page where it finds no engine for a
 * template, and of its FreeMarker engine, which does not escape, prints errors into the page and lets
 * templates query the whole store on every page.
 */
final class StrictTemplates extends DelegatingTemplateEngine {

    private final PageTemplates templates;
    private final Map<String, PageFacts> facts;

    /**
     * @param facts to be filled: address → what the checks need to know of the page
     */
    StrictTemplates(
            ContentStore store, JBakeConfiguration config, PageTemplates templates, Map<String, PageFacts> facts) {
        super(store, config);
        this.templates = templates;
        this.facts = facts;
    }

    @Override
    public void renderDocument(TemplateModel model, String template, Writer writer) throws RenderingException {
        var page = (Page) model.getContent().get(PageEngine.PAGE);
        var html = new StringWriter(PageTemplates.length(page));
        try {
            templates.write(page, html);
            writer.write(html.toString());
        } catch (IOException e) {
            throw new RenderingException(e);
        } finally {
            // of a page that broke off too: what was written before has its own mistakes
            facts.put(page.uri(), PageFacts.of(page.uri(), html.toString()));
        }
    }
}
