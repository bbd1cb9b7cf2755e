package handbook.generator.jbake;

import handbook.core.Calculators;
import handbook.core.TextFiles;
import handbook.core.form.FormHtml;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.site.Navigation;
import handbook.generator.site.PageModel;
import java.io.IOException;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.template.RenderingException;

/**
 * The pages that wikis show in a frame: {@code <language>/embed/<calculator>.html}, one for every calculator
 * that has a page of its own.
 */
public final class EmbedPages {

    private final String templateFolder;
    private final String source;
    private final Navigation navigation;
    private final PageTemplates templates;
    private final WrittenPages written;
    private final Mistakes mistakes;

    public EmbedPages(
            JBakeConfiguration config,
            Navigation navigation,
            PageTemplates templates,
            WrittenPages written,
            Mistakes mistakes) {
        this.templateFolder = config.getTemplateFolderName();
        this.source = templateFolder + "/" + config.getTemplateByDocType(Navigation.EMBED);
        this.navigation = navigation;
        this.templates = templates;
        this.written = written;
        this.mistakes = mistakes;
    }

    /**
     * Writes them.
     *
     * @param pages all pages of the site
     * @return address → file for messages
     */
    public Map<String, String> write(List<Page> pages) throws IOException {
        var files = new HashMap<String, String>();
        for (Page page : pages) {
            if (page.folder().equals(Navigation.EMBED)) {
                mistakes.add(page.source().path(), 1, "the folder embed is that of the calculators for other sites");
            }
            String id = page.header().calculator();
            if (id != null && page.language() != null && Calculators.find(id) != null) {
                files.put(write(page), source);
            }
        }
        return files;
    }

    private String write(Page article) throws IOException {
        String id = article.header().calculator();
        String form = FormHtml.of(Calculators.find(id), TextFiles.texts(article.language()), id, Map.of());
        PageModel page = navigation.embedded(article, form);
        var html = new StringWriter();
        try {
            templates.writeEmbedded(page, html);
        } catch (RenderingException e) {
            mistakes.add(TemplateMistake.of(e, templateFolder, source));
        }
        written.add(page.uri(), html.toString());
        return page.uri();
    }
}
