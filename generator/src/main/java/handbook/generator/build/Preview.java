package handbook.generator.build;

import handbook.generator.jbake.PageTemplates;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.page.PageReader;
import handbook.generator.source.SourceFile;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jbake.app.configuration.JBakeConfiguration;
import org.jbake.template.RenderingException;

/**
 * Shows a changed page as it will be, with everything around it as it was at the last build: what an author
 * wants to see at once, while the whole site takes longer.
 */
public final class Preview {

    /**
     * A changed page.
     *
     * @param uri its address below the site's root
     * @param html null if it has errors
     * @param mistakes of this page alone
     */
    public record Shown(String uri, String html, List<Mistake> mistakes) {}

    private final Path content;
    private final Map<String, Page> pages = new HashMap<>();
    private final Sources sources;
    private final PageTemplates templates;

    Preview(Path root, JBakeConfiguration settings, Sources sources, PageTemplates templates) {
        this.content = root.resolve(settings.getContentFolderName());
        this.sources = sources;
        this.templates = templates;
        sources.pages().forEach(page -> pages.put(page.path(), page));
    }

    /** Returns a file as a page, or null if it is none that was there at the last build. */
    public Shown page(Path file) {
        if (!file.startsWith(content) || !Files.isRegularFile(file)) {
            return null;
        }
        Page former = pages.get(content.relativize(file).toString().replace('\\', '/'));
        return former == null ? null : page(former);
    }

    /** Tells whether pictures, tables and other files with an unchanging address were the same at another build. */
    public boolean hasSameFiles(Preview other) {
        return sources.assets().haveSameFiles(other.sources.assets());
    }

    private Shown page(Page former) {
        var mistakes = new Mistakes();
        SourceFile source = former.source();
        Page page = new PageReader(sources.library(), mistakes).read(source, former.path());
        if (page == null || page.header().draft() || !mistakes.noErrors()) {
            return new Shown(former.uri(), null, mistakes.sorted());
        }
        var html = new StringWriter();
        try {
            templates.write(page, html, name -> {});
        } catch (RenderingException e) {
            return null; // the build says why
        }
        return new Shown(page.uri(), html.toString(), mistakes.sorted());
    }
}
