package handbook.generator.jbake;

import handbook.generator.page.Page;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.HashSet;
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

    /** About as many characters a page has. */
    private static final int LENGTH = 16_000;

    private final WrittenPages written;

    /**
     * @param written is told what was written
     */
    StrictTemplates(JBakeConfiguration config, WrittenPages written) {
        super(null, config); // templates do not query

        this.written = written;
    }

    @Override
    public void renderDocument(TemplateModel model, String template, Writer writer) throws RenderingException {
        var page = (Page) model.getContent().get(SiteOven.PAGE);
        var html = new StringWriter(LENGTH);
        var used = new HashSet<String>();
        try {
            written.templates().write(page, html, used::add);
            writer.write(html.toString());
        } catch (IOException e) {
            throw new RenderingException(e);
        } finally {
            // of a page that broke off too: what was written before has its own mistakes
            written.wrote(page, html.toString(), used);
        }
    }
}
