package handbook.generator.jbake;

import freemarker.core.HTMLOutputFormat;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import handbook.generator.asset.AssetFunction;
import handbook.generator.page.Page;
import handbook.generator.site.PageModel;
import handbook.generator.site.TextFunction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.template.RenderingException;

/** Fills FreeMarker templates: values are escaped, and an error in a template is an error of the build. Thread-safe. */
public final class PageTemplates {

    /** About as many characters a page has besides its body. */
    private static final int FRAME = 8_000;

    private final JBakeConfiguration config;
    private final SiteParts parts;
    private final Configuration templates;

    public PageTemplates(JBakeConfiguration config, SiteParts parts) {
        this.config = config;
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

    /** Returns about how many characters a page has. */
    static int length(Page page) {
        return page.body().html().length() + FRAME;
    }

    /**
     * Writes a page.
     *
     * @throws RenderingException if its template is wrong or missing
     */
    public void write(Page page, Writer writer) throws RenderingException {
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
        try {
            String template = config.getTemplateByDocType(page.header().type().code());
            templates.getTemplate(template).process(values, writer);
        } catch (IOException | TemplateException e) {
            throw new RenderingException(e);
        }
    }
}
