package handbook.generator.jbake;

import freemarker.core.HTMLOutputFormat;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import handbook.generator.asset.AssetFunction;
import handbook.generator.check.PageFacts;
import handbook.generator.page.Page;
import handbook.generator.site.PageModel;
import handbook.generator.site.TextFunction;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.jbake.app.ContentStore;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.template.DelegatingTemplateEngine;
import org.jbake.template.RenderingException;
import org.jbake.template.model.TemplateModel;

/**
 * Fills FreeMarker templates: values are escaped, and an error in a template is an error of the build.
 *
 * <p>Takes the place of JBake's delegation, which writes an empty page where it finds no engine for a
 * template, and of its FreeMarker engine, which does not escape, prints errors into the page and lets
 * templates query the whole store on every page.
 */
final class StrictTemplates extends DelegatingTemplateEngine {

    /** About as many characters a page has besides its body. */
    private static final int FRAME = 8_000;

    private final SiteParts parts;
    private final Map<String, PageFacts> facts;
    private final Configuration templates;

    /**
     * @param facts to be filled: address → what the checks need to know of the page
     */
    StrictTemplates(ContentStore store, JBakeConfiguration config, SiteParts parts, Map<String, PageFacts> facts) {
        super(store, config);
        this.facts = facts;
        this.parts = parts;
        this.templates = configuration(config);
    }

    private static Configuration configuration(JBakeConfiguration config) {
        var templates = new Configuration(Configuration.VERSION_2_3_34);
        templates.setDefaultEncoding("UTF-8");
        templates.setOutputFormat(HTMLOutputFormat.INSTANCE);
        templates.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
        templates.setLogTemplateExceptions(false);
        templates.setWrapUncheckedExceptions(true);
        templates.setFallbackOnNullLoopVariable(false);
        templates.setLocale(Locale.ROOT);
        templates.setTimeZone(TimeZone.getTimeZone("UTC"));
        templates.setNumberFormat("computer");
        templates.setLocalizedLookup(false);
        try {
            templates.setDirectoryForTemplateLoading(config.getTemplateFolder());
        } catch (IOException e) {
            throw new UncheckedIOException("no folder of templates", e);
        }
        return templates;
    }

    @Override
    public void renderDocument(TemplateModel model, String template, Writer writer) throws RenderingException {
        var page = (Page) model.getContent().get(PageEngine.PAGE);
        PageModel shown = parts.navigation().page(page);
        Map<String, Object> values = Map.of(
                "page",
                shown,
                "site",
                parts.navigation().site(page),
                "asset",
                new AssetFunction(parts.assets(), shown.root()),
                "t",
                new TextFunction(parts.texts(), shown.lang()));
        var html = new StringWriter(shown.body().length() + FRAME);
        try {
            templates.getTemplate(template).process(values, html);
            writer.write(html.toString());
        } catch (IOException | TemplateException e) {
            throw new RenderingException(e);
        } finally {
            // of a page that broke off too: what was written before has its own mistakes
            facts.put(page.uri(), PageFacts.of(page.uri(), html.toString()));
        }
    }
}
