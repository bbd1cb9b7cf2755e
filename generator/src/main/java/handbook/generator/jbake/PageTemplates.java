package handbook.generator.jbake;

import freemarker.core.HTMLOutputFormat;
import freemarker.core.TemplateClassResolver;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import handbook.core.text.Language;
import handbook.generator.asset.AssetFunction;
import handbook.generator.pack.Pack;
import handbook.generator.page.Page;
import handbook.generator.site.Navigation;
import handbook.generator.site.PageModel;
import handbook.generator.site.SiteModel;
import handbook.generator.site.TextFunction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.Consumer;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.template.RenderingException;

/** Fills FreeMarker templates: values are escaped, and an error in a template is an error of the build. Thread-safe. */
public final class PageTemplates {

    private static final String ASSET = "asset ";

    private final JBakeConfiguration config;
    private final SiteParts parts;
    private final PageSources sources;
    private final String frame;
    private final String address;
    private final Configuration templates;

    /**
     * @param frame what is another one when templates, texts or settings are
     */
    public PageTemplates(JBakeConfiguration config, SiteParts parts, PageSources sources, String frame) {
        this.config = config;
        this.sources = sources;
        this.frame = frame;
        this.parts = parts;
        this.address = Settings.address(config);
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
        // templates show pages; they start no Java classes
        templates.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
        try {
            templates.setDirectoryForTemplateLoading(config.getTemplateFolder());
        } catch (IOException e) {
            throw new UncheckedIOException("no folder of templates", e);
        }
        return templates;
    }

    /** Returns what is another one when a page comes out otherwise, save for what its template {@linkplain #value uses}. */
    String model(Page page) {
        var known = new Page(
                page.source(),
                page.path(),
                page.language(),
                page.header(),
                page.body().withoutHtml());
        Navigation navigation = parts.navigation();
        return Pack.hash(frame, sources.key(page), navigation.page(known), navigation.siteHash(known));
    }

    /** Returns what is another one when something a template used is. */
    String value(String used) {
        return used.startsWith(ASSET)
                ? String.valueOf(parts.assets().published(used.substring(ASSET.length())))
                : parts.navigation().value(used);
    }

    /**
     * Writes a page.
     *
     * @param used is told what the template takes besides the model: lists of pages, assets
     * @throws RenderingException if its template is wrong or missing
     */
    public void write(Page page, Writer writer, Consumer<String> used) throws RenderingException {
        PageModel shown = parts.navigation().page(sources.whole(page));
        write(shown, parts.navigation().site(page, used), writer, used);
    }

    /**
     * Writes the page of a calculator that stands in a frame of other pages.
     *
     * @throws RenderingException if its template is wrong or missing
     */
    void writeEmbedded(PageModel shown, Writer writer) throws RenderingException {
        write(shown, parts.navigation().around(Language.of(shown.lang()), shown.root()), writer, used -> {});
    }

    private void write(PageModel shown, SiteModel around, Writer writer, Consumer<String> used)
            throws RenderingException {
        Map<String, Object> values = Map.of(
                "page",
                shown,
                "site",
                around,
                "asset",
                new AssetFunction(parts.assets(), shown.root(), name -> used.accept(ASSET + name)),
                "t",
                new TextFunction(parts.texts(), shown.lang()),
                "address",
                address == null ? "" : address);
        try {
            templates.getTemplate(config.getTemplateByDocType(shown.type())).process(values, writer);
        } catch (IOException | TemplateException e) {
            throw new RenderingException(e);
        }
    }
}
