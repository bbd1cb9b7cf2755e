package handbook.generator.build;

import handbook.generator.asset.Assets;
import handbook.generator.cache.BuildCache;
import handbook.generator.check.PageFacts;
import handbook.generator.check.SiteCheck;
import handbook.generator.check.SizeBudget;
import handbook.generator.jbake.EmbedPages;
import handbook.generator.jbake.PageTemplates;
import handbook.generator.jbake.Settings;
import handbook.generator.jbake.SiteOven;
import handbook.generator.jbake.SiteParts;
import handbook.generator.jbake.WrittenPages;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import handbook.generator.pack.Pack;
import handbook.generator.page.Page;
import handbook.generator.site.Feeds;
import handbook.generator.site.Navigation;
import handbook.generator.source.ContentTree;
import handbook.generator.work.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.UnaryOperator;
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
     * @param mistakes no errors if the site was published; there may be warnings and hints
     * @param pages number of pages written
     * @param sizes of the downloads, in one line
     * @param withFeeds whether there are feeds and site maps, which need the site's address
     * @param preview shows pages that change after the build
     */
    public record Result(List<Mistake> mistakes, int pages, String sizes, boolean withFeeds, Preview preview) {

        /** Tells whether the site was published. */
        public boolean isGood() {
            return mistakes.stream().noneMatch(Mistake::isError);
        }
    }

    private final Path root;
    private final Path site;
    private final BuildCache cache;
    private final Mistakes mistakes = new Mistakes();

    private Build(Path root, Path site, BuildCache cache) {
        this.root = root;
        this.cache = cache;
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
        return run(source, output, new BuildCache());
    }

    /**
     * Builds a site, sparing what is as it was.
     *
     * @param cache what former builds left; filled for the next one
     * @throws BuildException if the folders cannot be what is meant
     */
    public static Result run(Path source, Path output, BuildCache cache) throws BuildException, IOException {
        Path root = source.toAbsolutePath().normalize();
        Path site = output.toAbsolutePath().normalize();
        checkFolders(root, site);
        return new Build(root, site, cache).run();
    }

    /** Returns the file in which builds of a site leave what spares the next one work. */
    public static Path cacheFile(Path output) {
        Path site = output.toAbsolutePath().normalize();
        return site.resolveSibling("." + site.getFileName() + ".cache");
    }

    /**
     * Reads and checks the sources without baking the site.
     *
     * @param source folder with {@code jbake.properties}, content, templates and assets
     * @throws BuildException if the folder cannot be what is meant
     */
    public static List<Mistake> check(Path source) throws BuildException {
        Path root = source.toAbsolutePath().normalize();
        checkSource(root);
        var mistakes = new Mistakes();
        Sources sources = Sources.open(root, Settings.read(root, root, mistakes), new BuildCache(), mistakes);
        Workers.each(sources.pages(), sources::read);
        sources.check();
        return mistakes.sorted();
    }

    /**
     * Reads the pages of a handbook that has no mistakes.
     *
     * @param source folder with {@code jbake.properties}, content, templates and assets
     * @throws BuildException if the folder cannot be what is meant
     */
    public static List<Page> pages(Path source) throws BuildException {
        Path root = source.toAbsolutePath().normalize();
        checkSource(root);
        var mistakes = new Mistakes();
        Sources sources = Sources.open(root, Settings.read(root, root, mistakes), new BuildCache(), mistakes);
        var pages = new ConcurrentLinkedQueue<Page>();
        Workers.each(sources.pages(), page -> {
            Page whole = sources.read(page);
            if (whole != null) {
                pages.add(whole);
            }
        });
        return List.copyOf(pages);
    }

    private static void checkSource(Path root) throws BuildException {
        for (String needed : List.of(Settings.FILE, "content", "templates")) {
            if (!Files.exists(root.resolve(needed))) {
                throw new BuildException("no " + needed + " in " + root + "; --source names the folder that has it");
            }
        }
    }

    private static void checkFolders(Path root, Path site) throws BuildException, IOException {
        checkSource(root);
        boolean inSource =
                Stream.of("content", "templates", "assets").map(root::resolve).anyMatch(site::startsWith);
        if (root.startsWith(site) || inSource) {
            throw new BuildException("the site would replace its own source; --output names a folder of its own");
        }
        if (!new OutputFolder(site).mayBeReplaced()) {
            throw new BuildException(site + " holds something that is no site of ours and would be replaced; "
                    + "--output names another folder; delete this one if it is not needed");
        }
    }

    private Result run() throws IOException {
        var output = new OutputFolder(site);
        Path fresh = output.start();
        try {
            JBakeConfiguration settings = Settings.read(root, fresh, mistakes);
            Result result = bake(settings, fresh);
            if (result.isGood()) {
                output.publish();
            }
            return result;
        } finally {
            output.discard();
        }
    }

    private Result bake(JBakeConfiguration settings, Path fresh) throws IOException {
        Sources sources = Sources.open(root, settings, cache, mistakes);
        var parts = new SiteParts(new Navigation(sources.pages()), sources.assets(), sources.texts());
        var templates = new PageTemplates(settings, parts, sources, frame(settings));
        var written = new WrittenPages(cache, site, fresh, templates);
        var oven = new SiteOven(settings, written, mistakes);
        Workers.each(sources.pages(), page -> bake(sources.read(page), oven));
        sources.check();
        Map<String, String> files = new HashMap<>();
        sources.pages().forEach(page -> files.put(page.uri(), page.source().path()));
        files.putAll(new EmbedPages(settings, parts.navigation(), templates, written, mistakes).write(sources.pages()));
        sources.assets().write(fresh);
        Set<String> feeds = writeFeeds(settings, sources, fresh);
        String sizes = check(sources, written.facts(), files, feeds, fresh);
        if (mistakes.noErrors()) {
            cache.keepWritten(written.all());
        }
        return new Result(
                mistakes.sorted(),
                sources.pages().size(),
                sizes,
                !feeds.isEmpty(),
                new Preview(root, settings, sources, templates));
    }

    private static void bake(Page page, SiteOven oven) {
        if (page != null) {
            oven.bake(page);
        }
    }

    /** Returns the hash of what all pages are made with. */
    private String frame(JBakeConfiguration settings) throws IOException {
        var files = new TreeMap<String, String>();
        Path templates = root.resolve(settings.getTemplateFolderName());
        for (Path file : ContentTree.files(templates)) {
            files.put(templates.relativize(file).toString(), Pack.hashOf(Files.readAllBytes(file)));
        }
        return Pack.hash(files, Pack.hashOf(Files.readAllBytes(root.resolve(Settings.FILE))));
    }

    /** Writes the files with whole addresses, if it is known where the site will be, and returns theirs. */
    private static Set<String> writeFeeds(JBakeConfiguration settings, Sources sources, Path fresh) throws IOException {
        String address = Settings.address(settings);
        if (address == null || address.isEmpty()) {
            return Set.of();
        }
        SortedMap<String, String> files = new Feeds(address, sources.pages()).files();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path target = fresh.resolve(file.getKey());
            Files.createDirectories(target.getParent());
            Files.writeString(target, file.getValue());
        }
        return files.keySet();
    }

    private String check(
            Sources sources,
            SortedMap<String, PageFacts> facts,
            Map<String, String> files,
            Set<String> feeds,
            Path fresh) {
        Assets assets = sources.assets();
        var others = new HashSet<>(assets.published().keySet());
        others.addAll(feeds);
        boolean withLinks = mistakes.noErrors();
        UnaryOperator<String> html = uri -> html(fresh.resolve(uri));
        SiteCheck.run(others, facts, files, html, withLinks, mistakes);
        return SizeBudget.check(fresh, facts, files, assets, mistakes);
    }

    private static String html(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
