package handbook.generator.build;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.TestSite;
import handbook.generator.cache.BuildCache;
import handbook.generator.mistake.Mistake;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BuildCacheTest {

    private static final String MENU =
            "<#list site.sections as section><#if section.current><#list section.nearby as near>"
                    + "<i>${near.menu}</i></#list>${section.pages?size}</#if></#list>";

    private static final String GLOSSARY = "id,term_ru,term_en,also_ru,also_en,definition_ru,definition_en\n"
            + "parity,parity,parity,,,redundant data,redundant data\nraid,RAID,RAID,,,drives,drives\n";

    @TempDir
    private Path folder;

    private TestSite site;
    private Path file;
    private Random random;
    private final List<String> pages = new ArrayList<>();
    private final List<String> history = new ArrayList<>();
    private int count;

    @BeforeEach
    void aSiteWhosePagesShowOthers() throws IOException {
        site = TestSite.good(folder.resolve("book"));
        site.edit("templates/article.ftl", "</@layout.frame>", MENU + "</@layout.frame>");
        site.write("content/ru/guides/disk.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        site.write("content/data/glossary.csv", GLOSSARY);
        site.edit("templates/section.ftl", "</@layout.frame>", "${page.body?no_esc}</@layout.frame>");
        for (String language : List.of("ru", "en")) {
            site.write(
                    "content/" + language + "/glossary/index.md",
                    "---\ntitle: Glossary\ndescription: d\ntype: section\nupdated: 2026-11-30\n---\n::: glossary\n:::\n");
        }
        file = Build.cacheFile(site.output());
        for (int i = 0; i < 4; i++) {
            add();
        }
    }

    private void write(String page, String title, String text) throws IOException {
        for (String language : new String[] {"ru", "en"}) {
            site.write(
                    "content/" + language + "/guides/" + page + ".md",
                    "---\ntitle: " + title
                            + "\ndescription: d\ntype: article\nupdated: 2026-11-30\nsources:\n  - book: A book\norder: "
                            + count % 3
                            + "\n---\n" + text
                            + "\n\n::: data drives.csv\n:::\n\n::: figure disk.svg alt=\"A disk\"\nA disk.\n:::\n\nSee [[parity]] and [[RAID|it]] [@book].\n");
        }
    }

    private void add() throws IOException {
        count++;
        pages.add("page-" + count);
        write("page-" + count, "Page " + count, "Text");
    }

    private String language() {
        return random.nextBoolean() ? "ru" : "en";
    }

    private Path page() {
        String language = language();
        return site.root()
                .resolve("content/" + language + "/guides/" + pages.get(random.nextInt(pages.size())) + ".md");
    }

    private void change() throws IOException {
        int kind = random.nextInt(17);
        history.add("kind " + kind);
        switch (kind) {
            case 0, 1 -> Files.writeString(page(), Files.readString(page()) + "\nMore " + ++count + ".\n");
            case 2 -> replace(page(), "title: .*", "title: Title " + ++count);
            case 3 -> replace(page(), "order: .*", "order: " + random.nextInt(100));
            case 4 -> add();
            case 5 -> {
                String gone = pages.size() > 1 ? pages.remove(random.nextInt(pages.size())) : pages.get(0);
                write(gone, "Again", "Text");
                if (!pages.contains(gone)) {
                    Files.delete(site.root().resolve("content/ru/guides/" + gone + ".md"));
                    Files.delete(site.root().resolve("content/en/guides/" + gone + ".md"));
                }
            }
            case 6 -> {
                String former = pages.remove(random.nextInt(pages.size()));
                pages.add("page-" + ++count);
                for (String language : new String[] {"ru", "en"}) {
                    Path guides = site.root().resolve("content/" + language + "/guides");
                    Files.move(guides.resolve(former + ".md"), guides.resolve("page-" + count + ".md"));
                }
            }
            case 7 -> site.edit("content/data/drives.csv", "\n", "\n# note " + ++count + "\n");
            case 8 ->
                replace(site.root().resolve("content/data/drives.csv"), "(?m)^(.*),(\\d+)$", "$1,$2" + count % 10);
            case 9 -> site.edit("templates/article.ftl", "<h1>", "<h1><b>" + ++count + "</b>");
            case 10 ->
                replace(site.root().resolve("templates/texts_en.properties"), "site.name=.*", "site.name=" + ++count);
            case 11 -> site.write("assets/css/site.css", "p { margin: " + ++count + "px }\n");
            case 12 ->
                site.write(
                        "content/" + language() + "/guides/disk.svg",
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 " + ++count + "\"/>");
            case 13 -> site.edit("content/data/glossary.csv", "redundant", "more redundant");
            case 14 -> replace(page(), "book: .*", "book: Edition " + ++count);
            case 15 -> Files.writeString(page(), Files.readString(page()) + "\n[broken](gone-" + ++count + ".md)\n");
            default -> replace(page(), "\\[broken\\]\\(.*\\)", "");
        }
    }

    private static void replace(Path file, String pattern, String by) throws IOException {
        Files.writeString(file, Files.readString(file).replaceFirst(pattern, by));
    }

    @Test
    void formulasThatWereSeenBeforeAreNotWorkedOutAgain() throws IOException, BuildException {
        write("page-1", "Formulas", "A $x$ and a $y$.");
        write("page-2", "Formulas", "A $x$.\n\n$$ x $$");
        build();
        write("page-1", "Formulas", "Another $x$.");
        site.edit("templates/article.ftl", "<h1>", "<h1>All pages are made anew: ");
        BuildCache cache = BuildCache.load(file);
        assertThat(Build.run(site.root(), site.output(), cache).isGood()).isTrue();
        assertThat(cache.formulas().made()).isZero();
        cache.save(file);
        write("page-1", "Formulas", "The old $y$.");
        BuildCache later = BuildCache.load(file);
        Build.run(site.root(), site.output(), later);
        assertThat(later.formulas().made()).as("what no page has is forgotten").isOne();
    }

    private Build.Result build() throws IOException, BuildException {
        BuildCache cache = BuildCache.load(file);
        Build.Result result = Build.run(site.root(), site.output(), cache);
        cache.save(file);
        return result;
    }

    private static Map<String, String> files(Path folder) throws IOException {
        var found = new TreeMap<String, String>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.filter(Files::isRegularFile).toList()) {
                found.put(folder.relativize(one).toString(), Files.readString(one, StandardCharsets.ISO_8859_1));
            }
        }
        return found;
    }

    private void sameAsAnew() throws IOException, BuildException {
        Build.Result spared = build();
        Path clean = folder.resolve("clean");
        Build.Result anew = Build.run(site.root(), clean);
        assertThat(spared.mistakes()).as("%s", history).isEqualTo(anew.mistakes());
        assertThat(spared.sizes()).as("%s", history).isEqualTo(anew.sizes());
        if (anew.isGood()) {
            Map<String, String> found = files(site.output());
            Map<String, String> wanted = files(clean);
            assertThat(found.keySet()).as("%s", history).isEqualTo(wanted.keySet());
            wanted.forEach((name, text) ->
                    assertThat(found.get(name)).as("%s %s", name, history).isEqualTo(text));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void afterAnyChangeTheSiteIsTheOneThatIsBuiltAnew(long seed) throws Exception {
        random = new Random(seed);
        assertThat(build().mistakes()).filteredOn(Mistake::isError).isEmpty();
        sameAsAnew();
        for (int i = 0; i < 40; i++) {
            int changes = 1 + random.nextInt(3);
            for (int j = 0; j < changes; j++) {
                change();
            }
            sameAsAnew();
        }
    }

    @Test
    void whatIsAsItWasIsNotWrittenAgain() throws Exception {
        build();
        Path other = site.output().resolve("en/guides/page-1.html");
        Object before = Files.readAttributes(other, "unix:ino").get("ino");
        site.edit("content/en/guides/raid.md", "A picture", "Another picture");
        build();
        assertThat(Files.readAttributes(other, "unix:ino").get("ino")).isEqualTo(before);
        assertThat(site.page("en/guides/raid.html")).contains("Another picture");
    }

    @Test
    void aTouchedFileOfTheSiteIsWrittenAgain() throws Exception {
        build();
        Path page = site.output().resolve("en/guides/page-1.html");
        Files.writeString(page, Files.readString(page).replace("Page", "Egap"));
        sameAsAnew();
        Files.delete(page);
        sameAsAnew();
    }

    @Test
    void aBrokenOrForeignCacheIsIgnored() throws Exception {
        build();
        byte[] good = Files.readAllBytes(file);
        for (int length : new int[] {0, 10, 40, good.length / 2}) {
            Files.write(file, java.util.Arrays.copyOf(good, length));
            sameAsAnew();
        }
        byte[] flipped = good.clone();
        flipped[good.length / 2] ^= 1;
        Files.write(file, flipped);
        assertThat(BuildCache.load(file).read("en/index.md")).isNull();
        sameAsAnew();
        assertThat(BuildCache.load(file).read("en/index.md")).isNotNull();
        Files.writeString(file, "something else");
        sameAsAnew();
    }
}
