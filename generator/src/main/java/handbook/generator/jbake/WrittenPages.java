package handbook.generator.jbake;

import handbook.generator.cache.BuildCache;
import handbook.generator.cache.WrittenPage;
import handbook.generator.check.PageFacts;
import handbook.generator.page.Page;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;

/**
 * The pages of a build. One that would come out as it is in the former site is taken from there: the new
 * folder gets a second name for the same file.
 */
public final class WrittenPages {

    private final BuildCache cache;
    private final Path former;
    private final Path fresh;
    private final PageTemplates templates;
    private final Map<String, String> models = new ConcurrentHashMap<>();
    private final Map<String, Map<String, String>> used = new ConcurrentHashMap<>();
    private final Map<String, WrittenPage> reused = new ConcurrentHashMap<>();
    private final ConcurrentSkipListMap<String, PageFacts> facts = new ConcurrentSkipListMap<>();

    /**
     * @param former folder of the site so far
     * @param fresh folder the pages go to
     */
    public WrittenPages(BuildCache cache, Path former, Path fresh, PageTemplates templates) {
        this.cache = cache;
        this.former = former;
        this.fresh = fresh;
        this.templates = templates;
    }

    PageTemplates templates() {
        return templates;
    }

    /** Takes a page from the former site; returns false if it has to be written. */
    boolean reuse(Page page) throws IOException {
        String model = templates.model(page);
        models.put(page.uri(), model);
        WrittenPage before = cache.written(page.uri());
        boolean same = before != null
                && before.model().equals(model)
                && before.used().entrySet().stream()
                        .allMatch(one -> one.getValue().equals(templates.value(one.getKey())));
        if (!same || !isUntouched(before, former.resolve(page.uri()))) {
            return false;
        }
        link(former.resolve(page.uri()), fresh.resolve(page.uri()));
        reused.put(page.uri(), before);
        facts.put(page.uri(), before.facts());
        return true;
    }

    private static boolean isUntouched(WrittenPage page, Path file) throws IOException {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return attributes.isRegularFile()
                    && attributes.size() == page.size()
                    && modified(attributes) == page.modified();
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private static long modified(BasicFileAttributes attributes) {
        return attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
    }

    private static void link(Path file, Path name) throws IOException {
        Files.createDirectories(name.getParent());
        try {
            Files.createLink(name, file);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            // a disk without links
            Files.copy(file, name, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    /** Notes a page as it was written, if only in part. */
    void wrote(Page page, String html, Set<String> names) {
        var values = new TreeMap<String, String>();
        names.forEach(name -> values.put(name, templates.value(name)));
        used.put(page.uri(), values);
        facts.put(page.uri(), PageFacts.of(page.uri(), html));
    }

    /** Writes a page that is made anew by every build. */
    void add(String uri, String html) throws IOException {
        Path file = fresh.resolve(uri);
        Files.createDirectories(file.getParent());
        Files.writeString(file, html);
        facts.put(uri, PageFacts.of(uri, html));
    }

    /** Returns what the checks need to know: address → page. */
    public SortedMap<String, PageFacts> facts() {
        return facts;
    }

    /** Returns what the next build needs to know of pages that are all written. */
    public Map<String, WrittenPage> all() throws IOException {
        var all = new HashMap<>(reused);
        for (Map.Entry<String, Map<String, String>> page : used.entrySet()) {
            String uri = page.getKey();
            BasicFileAttributes file = Files.readAttributes(fresh.resolve(uri), BasicFileAttributes.class);
            all.put(
                    uri,
                    new WrittenPage(models.get(uri), page.getValue(), facts.get(uri), file.size(), modified(file)));
        }
        return all;
    }
}
