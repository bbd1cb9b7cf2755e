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

/** Everything the site is made of, read and checked. */
final class Sources implements PageSources {

    private final Library library;
    private final Assets assets;
    private final InterfaceTexts texts;
    private final Map<String, ReadPage> read = new ConcurrentHashMap<>();
    private List<Page> pages;

    private Sources(Library library, Assets assets, InterfaceTexts texts) {
        this.library = library;
        this.assets = assets;
        this.texts = texts;
    }

    /**
     * Reads everything.
     *
     * @param cache spares pages that are as they were
     */
    static Sources read(Path root, JBakeConfiguration settings, BuildCache cache, Mistakes mistakes) {
        String folder = settings.getContentFolderName();
        ContentTree content = ContentTree.of(root, folder, mistakes);
        var sources = new Sources(
                Library.of(DataFiles.read(content.data(), mistakes), new Pictures(content.pictures())),
                Assets.read(root, settings.getAssetFolderName(), content, mistakes),
                InterfaceTexts.read(root, settings.getTemplateFolderName(), mistakes));
        List<Page> all = Workers.map(
                        List.copyOf(content.pages().entrySet()),
                        file -> sources.page(file.getValue(), file.getKey(), cache, mistakes))
                .stream()
                .filter(Objects::nonNull)
                .toList();
        cache.keepRead(sources.read);
        sources.pages = all.stream().filter(page -> !page.header().draft()).toList();
        List<String> drafts = all.stream()
                .filter(page -> page.header().draft())
                .map(Page::path)
                .toList();
        ContentCheck.run(content, folder, sources.pages, drafts, sources.assets, mistakes);
        return sources;
    }

    private Page page(SourceFile file, String path, BuildCache cache, Mistakes mistakes) {
        byte[] bytes = StrictText.bytes(file);
        String hash = Pack.hashOf(bytes);
        ReadPage before = cache.read(path);
        boolean same = before != null
                && before.hash().equals(hash)
                && before.data().entrySet().stream()
                        .allMatch(one -> one.getValue().equals(library.hash(one.getKey())));
        ReadPage now = same ? before : read(file, path, bytes, hash);
        read.put(path, now);
        now.mistakes().forEach(mistakes::add);
        return now.header() == null ? null : new Page(file, path, PageReader.language(path), now.header(), now.body());
    }

    private ReadPage read(SourceFile file, String path, byte[] bytes, String hash) {
        var own = new Mistakes();
        var used = new TreeSet<String>();
        Page page = new PageReader(library.noting(used), own).read(file, path, bytes);
        var values = new TreeMap<String, String>();
        used.forEach(name -> values.put(name, library.hash(name)));
        return page == null
                ? new ReadPage(hash, values, null, null, own.sorted())
                : new ReadPage(hash, values, page.header(), page.body(), own.sorted());
    }

    /** Returns the pages that could be read and are published. */
    List<Page> pages() {
        return pages;
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
        return page.body().html() != null
                ? page
                : new PageReader(library, new Mistakes()).read(page.source(), page.path());
    }
}
