package handbook.generator.build;

import handbook.generator.asset.Assets;
import handbook.generator.check.ContentCheck;
import handbook.generator.check.SiteCheck;
import handbook.generator.check.SizeBudget;
import handbook.generator.data.DataFiles;
import handbook.generator.jbake.Settings;
import handbook.generator.jbake.SiteOven;
import handbook.generator.jbake.SiteParts;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.page.PageReader;
import handbook.generator.site.InterfaceTexts;
import handbook.generator.site.Navigation;
import handbook.generator.source.ContentTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jbake.app.configuration.JBakeConfiguration;

/**
 * One build of the site: read everything, check it, bake it beside the old site, check the pages, swap.
 *
 * <p>A mistake stops nothing but the swap, so that all of them come in one run.
 */
public final class Build {

    /**
     * What came out of a build.
     *
     * @param mistakes none if the site was published
     * @param pages number of pages written
     * @param sizes of the downloads, in one line
     */
    public record Result(List<Mistake> mistakes, int pages, String sizes) {}

    private final Path root;
    private final Path site;
    private final Mistakes mistakes = new Mistakes();

    private Build(Path root, Path site) {
        this.root = root;
        this.site = site;
    }

    /**
     * Builds a site.
     *
     * @param source folder with {@code jbake.properties}, content, templates and assets
     * @param output folder that becomes the site
     * @throws BuildException if the folders cannot be what is meant
     */
    public static Result run(Path source, Path output) throws BuildException, IOException {
        Path root = source.toAbsolutePath().normalize();
        Path site = output.toAbsolutePath().normalize();
        checkFolders(root, site);
        return new Build(root, site).run();
    }

    private static void checkFolders(Path root, Path site) throws BuildException, IOException {
        for (String needed : List.of(Settings.FILE, "content", "templates")) {
            if (!Files.exists(root.resolve(needed))) {
                throw new BuildException("no " + needed + " in " + root + "; --source names the folder that has it");
            }
        }
        boolean inSource =
                Stream.of("content", "templates", "assets").map(root::resolve).anyMatch(site::startsWith);
        if (root.startsWith(site) || inSource) {
            throw new BuildException("the site would replace its own source; --output names a folder of its own");
        }
        if (Files.exists(site) && !isEmptyOrSite(site)) {
            throw new BuildException(site + " holds something that is no site of ours and would be replaced; "
                    + "--output names a new folder or an older site");
        }
    }

    private static boolean isEmptyOrSite(Path site) throws IOException {
        if (!Files.isDirectory(site)) {
            return false;
        }
        try (Stream<Path> files = Files.list(site)) {
            return Files.exists(site.resolve("index.html")) || files.findAny().isEmpty();
        }
    }

    private Result run() throws IOException {
        var output = new OutputFolder(site);
        Path fresh = output.start();
        try {
            JBakeConfiguration settings = Settings.read(root, fresh, mistakes);
            Result result = bake(settings, fresh);
            if (result.mistakes().isEmpty()) {
                output.publish();
            }
            return result;
        } finally {
            output.discard();
        }
    }

    private Result bake(JBakeConfiguration settings, Path fresh) throws IOException {
        String folder = settings.getContentFolderName();
        ContentTree content = ContentTree.of(root, folder, mistakes);
        List<Page> all = pages(content);
        List<Page> pages = all.stream().filter(page -> !page.header().draft()).toList();
        List<String> drafts = all.stream()
                .filter(page -> page.header().draft())
                .map(Page::path)
                .toList();
        Assets assets = Assets.read(root, settings.getAssetFolderName(), content, mistakes);
        ContentCheck.run(content, folder, pages, drafts, assets, mistakes);
        InterfaceTexts texts = InterfaceTexts.read(root, settings.getTemplateFolderName(), mistakes);
        boolean complete = mistakes.none();
        SiteOven.of(settings, pages, new SiteParts(new Navigation(pages), assets, texts), mistakes)
                .bake();
        assets.write(fresh);
        String sizes = check(pages, assets, fresh, complete);
        return new Result(mistakes.sorted(), pages.size(), sizes);
    }

    private List<Page> pages(ContentTree content) {
        var reader = new PageReader(DataFiles.read(content.data(), mistakes), mistakes);
        return content.pages().entrySet().parallelStream()
                .map(file -> reader.read(file.getValue(), file.getKey()))
                .filter(Objects::nonNull)
                .toList();
    }

    private String check(List<Page> pages, Assets assets, Path fresh, boolean complete) throws IOException {
        Map<String, String> html = new TreeMap<>();
        Map<String, String> sources = new TreeMap<>();
        for (Page page : pages) {
            Path file = fresh.resolve(page.uri());
            html.put(page.uri(), Files.exists(file) ? Files.readString(file) : "");
            sources.put(page.uri(), page.source().path());
        }
        SiteCheck.run(fresh, html, sources, complete && mistakes.none(), mistakes);
        return SizeBudget.check(fresh, html, sources, assets, mistakes);
    }
}
