package handbook.generator.site;

import handbook.core.text.Language;
import handbook.generator.block.Citations;
import handbook.generator.pack.Pack;
import handbook.generator.pack.Unpacked;
import handbook.generator.page.Page;
import handbook.generator.page.PageType;
import handbook.generator.text.Words;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.RandomAccess;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** How pages belong together: sections, translations, the way up. Indexed once, asked for every page. */
public final class Navigation {

    /** The folder of the calculators that other pages show in a frame, and the type of those pages. */
    public static final String EMBED = "embed";

    private static final String LIST = "list ";
    private static final String COUNT = "count ";

    /** So many pages before and after the one that is shown are in the menu beside it. */
    private static final int NEARBY = 10;

    private static final Map<Language, DateTimeFormatter> DATES = Arrays.stream(Language.values())
            .collect(Collectors.toMap(
                    language -> language,
                    language ->
                            DateTimeFormatter.ofPattern("d\u00a0MMMM yyyy", Locale.forLanguageTag(language.code()))));

    private static final Comparator<Page> ORDER = Comparator.<Page>comparingInt(
                    page -> page.header().order())
            .thenComparing(page -> page.header().title())
            .thenComparing(Page::uri);

    private final Map<String, Page> byPath = new HashMap<>();
    private final Map<String, List<Page>> byFolder = new HashMap<>();
    private final Map<String, String> lists = new ConcurrentHashMap<>();
    private final Map<String, Integer> positions = new HashMap<>();
    private final Map<Language, List<Page>> sections = new HashMap<>();
    private final Map<String, String> shared = new ConcurrentHashMap<>();
    private final Map<String, String> entries = new ConcurrentHashMap<>();

    /**
     * @param pages all pages that could be read
     */
    public Navigation(List<Page> pages) {
        for (Page page : pages.stream().sorted(ORDER).toList()) {
            byPath.put(page.path(), page);
            boolean section = page.header().type() == PageType.SECTION;
            int slash = page.folder().lastIndexOf('/');
            if (section && slash < 0) {
                sections.computeIfAbsent(page.language(), language -> new ArrayList<>())
                        .add(page);
            } else {
                String list = section ? page.language() + "/" + page.folder().substring(0, slash) : folder(page);
                List<Page> folder = byFolder.computeIfAbsent(list, name -> new ArrayList<>());
                positions.put(page.path(), folder.size());
                folder.add(page);
            }
        }
    }

    /** Returns what a template shows of a page. */
    public PageModel page(Page page) {
        var header = page.header();
        Language language = language(page);
        LocalDate updated = header.updated();
        return new PageModel(
                header.title(),
                header.description(),
                language.code(),
                header.type().code(),
                page.uri(),
                page.root(),
                page.body().html(),
                updated == null ? null : updated.toString(),
                updated == null ? null : inWords(updated, language),
                sources(page),
                page.body().toc(),
                alternates(page),
                page.body().hasCalculator(),
                header.calculator(),
                section(page),
                crumbs(page),
                header.menu());
    }

    /**
     * Returns what a template shows around a page.
     *
     * @param used is told which lists of pages a template looks at; {@link #value} returns what is in them
     */
    public SiteModel site(Page page, Consumer<String> used) {
        List<SectionModel> models = sections.getOrDefault(page.language(), List.of()).stream()
                .map(section -> section(section, page, used))
                .toList();
        Page own = sectionPage(page);
        return new SiteModel(models, own == null ? null : section(own, page, used), home(page), languages(page));
    }

    /**
     * Returns what a template shows of a calculator that stands by itself, in a frame of another page.
     *
     * @param article the calculator's page
     * @param html the calculator
     */
    public PageModel embedded(Page article, String html) {
        var header = article.header();
        Language language = article.language();
        String id = header.calculator();
        String root = "../../";
        List<AlternateModel> others = Arrays.stream(Language.values())
                .filter(other -> other != language)
                .map(other -> new AlternateModel(
                        other.code(), Words.of(other).get("language"), root + embeddedUri(other, id)))
                .toList();
        return new PageModel(
                header.title(),
                header.description(),
                language.code(),
                EMBED,
                embeddedUri(language, id),
                root,
                html,
                null,
                null,
                List.of(),
                List.of(),
                others,
                true,
                id,
                null,
                List.of(new LinkModel(header.title(), root + article.uri())),
                header.menu());
    }

    private static String embeddedUri(Language language, String calculator) {
        return language.code() + "/" + EMBED + "/" + calculator + ".html";
    }

    /** Returns what a page shows around it that is in no section. */
    public SiteModel around(Language language, String root) {
        Page home = byPath.get(language.code() + "/index.md");
        LinkModel link = home == null
                ? new LinkModel("", root)
                : new LinkModel(home.header().menu(), root + home.uri());
        return new SiteModel(List.of(), null, link, List.of());
    }

    private static List<SourceModel> sources(Page page) {
        Map<String, List<String>> places = page.body().citations();
        return page.header().sources().stream()
                .map(source -> source.key() == null
                        ? new SourceModel(null, SourceText.html(source.text()), List.of())
                        : new SourceModel(
                                Citations.id(source.key()),
                                SourceText.html(source.text()),
                                places.getOrDefault(source.key(), List.of())))
                .toList();
    }

    /** The start page speaks no language of its own; its frame is English. */
    private static Language language(Page page) {
        return page.language() == null ? Language.EN : page.language();
    }

    /**
     * Returns what is another one when {@link #site} is, save for lists of whole sections. Most of it is the same for
     * all pages of a folder, and worked out once.
     */
    public String siteHash(Page page) {
        boolean hasHome = page.language() != null && byPath.containsKey(homePath(page));
        int end = hasHome ? page.path().lastIndexOf('/') : page.path().length();
        String known = page.path().substring(0, end);
        var hash = new StringBuilder(shared.computeIfAbsent(known, name -> Pack.hash(site(page, list -> {}))));
        for (Page other : nearby(byFolder.getOrDefault(folder(page), List.of()), page)) {
            hash.append(other.path().equals(page.path()) ? '*' : ' ').append(entryHash(other));
        }
        return hash.toString();
    }

    private String entryHash(Page page) {
        return entries.computeIfAbsent(page.path(), path -> Pack.hash(entry(page, page)));
    }

    private static String inWords(LocalDate date, Language language) {
        return date.format(DATES.get(language));
    }

    private static String folder(Page page) {
        return page.language() + "/" + page.folder();
    }

    private SectionModel section(Page section, Page shownOn, Consumer<String> used) {
        String folder = folder(section);
        List<Page> pages = byFolder.getOrDefault(folder, List.of());
        boolean current =
                section.language() == shownOn.language() && (shownOn.folder() + "/").startsWith(section.folder() + "/");
        return new SectionModel(
                section.folder(),
                section.header().menu(),
                section.header().description(),
                href(shownOn, section),
                current,
                new PageList(folder, pages, shownOn, used),
                new PageList(folder, nearby(pages, shownOn), shownOn, name -> {}));
    }

    /** Returns the pages before and after one in its section, with it; none where it does not belong. */
    private List<Page> nearby(List<Page> pages, Page shownOn) {
        int position = positions.getOrDefault(shownOn.path(), -1);
        if (position < 0
                || position >= pages.size()
                || !pages.get(position).path().equals(shownOn.path())) {
            return List.of();
        }
        int first = Math.max(0, Math.min(position - NEARBY, pages.size() - 2 * NEARBY - 1));
        int last = Math.min(pages.size(), Math.max(position + NEARBY + 1, 2 * NEARBY + 1));
        return pages.subList(first, last);
    }

    /** Pages as another one lists them, made when asked for: most pages do not show whole sections. */
    private static final class PageList extends AbstractList<SectionPageModel> implements RandomAccess, Unpacked {

        private final String folder;
        private final List<Page> pages;
        private final Page shownOn;
        private final Consumer<String> used;

        PageList(String folder, List<Page> pages, Page shownOn, Consumer<String> used) {
            this.folder = folder;
            this.pages = pages;
            this.shownOn = shownOn;
            this.used = used;
        }

        @Override
        public SectionPageModel get(int index) {
            used.accept(LIST + folder);
            return entry(pages.get(index), shownOn);
        }

        @Override
        public int size() {
            used.accept(COUNT + folder);
            return pages.size();
        }
    }

    /** Returns what is another one when a list that was used is, or null for another kind of name. */
    public String value(String used) {
        if (used.startsWith(COUNT)) {
            return Integer.toString(byFolder.getOrDefault(used.substring(COUNT.length()), List.of())
                    .size());
        }
        return used.startsWith(LIST) ? lists.computeIfAbsent(used.substring(LIST.length()), this::list) : null;
    }

    private String list(String folder) {
        List<Page> pages = byFolder.getOrDefault(folder, List.of());
        return Pack.hash(pages.stream().map(page -> entry(page, page)).toList());
    }

    private static SectionPageModel entry(Page page, Page shownOn) {
        var header = page.header();
        return new SectionPageModel(
                header.title(),
                header.menu(),
                header.description(),
                href(shownOn, page),
                page.path().equals(shownOn.path()),
                header.type().code(),
                header.calculator());
    }

    private static String homePath(Page page) {
        return page.language().code() + "/index.md";
    }

    private LinkModel home(Page page) {
        Page home = page.language() == null ? page : byPath.get(homePath(page));
        return link(page, home == null ? page : home);
    }

    private static List<LanguageModel> languages(Page page) {
        return Arrays.stream(Language.values())
                .map(language -> new LanguageModel(
                        language.code(),
                        Words.of(language).get("language"),
                        page.root() + language.code() + "/index.html"))
                .toList();
    }

    private List<AlternateModel> alternates(Page page) {
        var alternates = new ArrayList<AlternateModel>();
        for (Language language : Language.values()) {
            Page other = byPath.get(language.code() + "/" + page.pathInLanguage());
            if (page.language() != null && language != page.language() && other != null) {
                String name = Words.of(language).get("language");
                alternates.add(new AlternateModel(language.code(), name, href(page, other)));
            }
        }
        return alternates;
    }

    private LinkModel section(Page page) {
        Page section = sectionPage(page);
        return section == null ? null : link(page, section);
    }

    private Page sectionPage(Page page) {
        if (page.language() == null || page.folder().isEmpty()) {
            return null;
        }
        return byPath.get(page.language().code() + "/" + page.folder() + "/index.md");
    }

    private List<LinkModel> crumbs(Page page) {
        var crumbs = new ArrayList<LinkModel>();
        if (page.language() != null && !page.folder().isEmpty()) {
            crumbs.add(home(page));
            String folder = page.language().code();
            for (String name : page.folder().split("/")) {
                folder += "/" + name;
                Page section = byPath.get(folder + "/index.md");
                if (section != null && !section.path().equals(page.path())) {
                    crumbs.add(link(page, section));
                }
            }
        }
        return crumbs;
    }

    private static LinkModel link(Page from, Page to) {
        return new LinkModel(to.header().menu(), href(from, to));
    }

    private static String href(Page from, Page to) {
        return from.root() + to.uri();
    }
}
