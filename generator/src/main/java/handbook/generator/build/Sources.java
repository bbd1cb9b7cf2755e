package handbook.generator.build;

import handbook.generator.asset.Assets;
import handbook.generator.cache.BuildCache;
import handbook.generator.cache.ReadPage;
import handbook.generator.check.ContentCheck;
import handbook.generator.data.DataFiles;
import handbook.generator.data.Library;
import handbook.generator.jbake.PageSources;
import handbook.generator.mistake.Mistakes;
import handbook.generator.pack.Pack;
import handbook.generator.page.Header;
import handbook.generator.page.OpenPage;
import handbook.generator.page.Page;
import handbook.generator.page.PageReader;
import handbook.generator.site.InterfaceTexts;
import handbook.generator.source.ContentTree;
import handbook.generator.source.Pictures;
import handbook.generator.source.SourceFile;
import handbook.generator.source.StrictText;
import handbook.generator.work.Workers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jbake.app.configuration.JBakeConfiguration;

/**
 * Everything the site is made of. First the front matter of all pages is read, so that menus and links are known;
 * then each page by itself, and its HTML is gone when it is written.
 */
final class Sources implements PageSources {

    /**
     * A page's file.
     *
     * @param open null if the page is known from a former build or no good
     * @param known what a former build read in the same file; null if it is another one
     * @param mistakes in the front matter
     */
    private record Opened(SourceFile file, String path, String hash, OpenPage open, ReadPage known, Mistakes mistakes) {

        Header header() {
            return known != null ? known.header() : open == null ? null : open.header();
        }
    }

    private final ContentTree content;
    private final String folder;
    private final Library library;
    private final Assets assets;
    private final InterfaceTexts texts;
    private final BuildCache cache;
    private final Mistakes mistakes;
    private final Map<String, Opened> opened = new ConcurrentHashMap<>();
    private final Map<String, ReadPage> read = new ConcurrentHashMap<>();
    private List<Page> pages;
    private List<String> drafts;

    private Sources(
            ContentTree content,
            String folder,
            Library library,
            Assets assets,
            InterfaceTexts texts,
            BuildCache cache,
            Mistakes mistakes) {
        this.content = content;
        this.folder = folder;
        this.library = library;
        this.assets = assets;
        this.texts = texts;
        this.cache = cache;
        this.mistakes = mistakes;
    }

    /**
     * Reads everything but the text of pages.
     *
     * @param cache spares pages that are as they were
     */
    static Sources open(Path root, JBakeConfiguration settings, BuildCache cache, Mistakes mistakes) {
        String folder = settings.getContentFolderName();
        ContentTree content = ContentTree.of(root, folder, mistakes);
        DataFiles data = DataFiles.read(content.data(), mistakes);
        var sources = new Sources(
                content,
                folder,
                Library.of(data, new Pictures(content.pictures()), cache.formulas(), folder + "/data", mistakes),
                Assets.read(root, settings.getAssetFolderName(), content, mistakes),
                InterfaceTexts.read(root, settings.getTemplateFolderName(), mistakes),
                cache,
                mistakes);
        Workers.each(List.copyOf(content.pages().entrySet()), file -> sources.open(file.getValue(), file.getKey()));
        sources.pages = sources.pages(false);
        sources.drafts = sources.pages(true).stream().map(Page::path).toList();
        return sources;
    }

    private void open(SourceFile file, String path) {
        byte[] bytes = StrictText.bytes(file);
        String hash = Pack.hashOf(bytes);
        ReadPage before = cache.read(path);
        boolean same = before != null && before.hash().equals(hash);
        opened.put(path, same ? new Opened(file, path, hash, null, before, null) : open(file, path, bytes, hash));
    }

    private Opened open(SourceFile file, String path, byte[] bytes, String hash) {
        var own = new Mistakes();
        return new Opened(file, path, hash, new PageReader(library, own).open(file, path, bytes), null, own);
    }

    /** Returns the pages with a good front matter. */
    private List<Page> pages(boolean drafts) {
        return content.pages().keySet().stream()
                .map(opened::get)
                .filter(page -> page.header() != null && page.header().draft() == drafts)
                .map(page -> new Page(page.file(), page.path(), PageReader.language(page.path()), page.header(), null))
                .toList();
    }

    /** Returns the pages that are to be published; without their text until {@link #check} is through. */
    List<Page> pages() {
        return pages;
    }

    /** Returns a page with its text, or at least with what is known of it. To be called once for each page. */
    Page read(Page page) {
        return read(opened.remove(page.path()));
    }

    private Page read(Opened page) {
        boolean same = page.known() != null
                && page.known().data().entrySet().stream()
                        .allMatch(one -> one.getValue().equals(library.hash(one.getKey())));
        ReadPage now = same ? page.known() : readText(page.known() == null ? page : anew(page));
        read.put(page.path(), now.small());
        now.mistakes().forEach(mistakes::add);
        return now.header() == null
                ? null
                : new Page(page.file(), page.path(), PageReader.language(page.path()), now.header(), now.body());
    }

    /** Opens a file again whose text was not wanted at first. */
    private Opened anew(Opened page) {
        byte[] bytes = StrictText.bytes(page.file());
        return open(page.file(), page.path(), bytes, Pack.hashOf(bytes));
    }

    private ReadPage readText(Opened page) {
        var used = new TreeSet<String>();
        Page whole =
                page.open() == null ? null : new PageReader(library.noting(used), page.mistakes()).read(page.open());
        var values = new TreeMap<String, String>();
        used.forEach(name -> values.put(name, library.hash(name)));
        return whole == null
                ? new ReadPage(page.hash(), values, null, null, page.mistakes().sorted())
                : new ReadPage(
                        page.hash(),
                        values,
                        whole.header(),
                        whole.body(),
                        page.mistakes().sorted());
    }

    /** Reads what is not published, since there may be mistakes in it, and looks at how all pages go together. */
    void check() {
        Workers.each(List.copyOf(opened.values()), this::read);
        pages = pages.stream().map(this::withText).filter(Objects::nonNull).toList();
        cache.keepRead(read);
        ContentCheck.run(content, folder, pages, drafts, assets, mistakes);
    }

    private Page withText(Page page) {
        ReadPage text = read.get(page.path());
        return text.header() == null
                ? null // saved anew in this very moment
                : new Page(page.source(), page.path(), page.language(), text.header(), text.body());
    }

    Library library() {
        return library;
    }

    Assets assets() {
        return assets;
    }

    InterfaceTexts texts() {
        return texts;
    }

    @Override
    public String key(Page page) {
        return read.get(page.path()).key();
    }

    @Override
    public Page whole(Page page) {
        return page.body() != null && page.body().html() != null
                ? page
                : new PageReader(library, new Mistakes()).read(page.source(), page.path());
    }
}
