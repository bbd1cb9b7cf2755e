package handbook.generator.site;

import handbook.core.text.Html;
import handbook.core.text.Language;
import handbook.generator.page.Page;
import handbook.generator.page.PageType;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is for programs and names pages by their whole address: in each language a feed of what is new ({@code
 * feed.xml}, RSS 2.0) and a site map ({@code sitemap.xml}, sitemaps.org 0.9), and above them a list of the site maps.
 */
public final class Feeds {

    /** So many entries has a feed; who looks once a month misses nothing. */
    private static final int ENTRIES = 30;

    private static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    private static final String SITEMAPS = " xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

    private static final Comparator<Page> NEWEST = Comparator.<Page, LocalDate>comparing(
                    page -> page.header().updated())
            .reversed()
            .thenComparing(Page::path);

    private final String address;
    private final List<Page> pages;
    private final Map<String, Page> byPath = new HashMap<>();

    /**
     * @param address of the site, with a slash at the end
     * @param pages all that are published
     */
    public Feeds(String address, List<Page> pages) {
        this.address = address;
        this.pages = pages.stream()
                .filter(page -> page.language() != null && page.header().updated() != null)
                .sorted(Comparator.comparing(Page::path))
                .toList();
        this.pages.forEach(page -> byPath.put(page.path(), page));
    }

    /** Returns the files: address below the site's root → text. */
    public SortedMap<String, String> files() {
        var files = new TreeMap<String, String>();
        var maps = new Html().raw(XML + "<sitemapindex" + SITEMAPS + ">\n");
        for (Language language : Language.values()) {
            Page home = byPath.get(language.code() + "/index.md");
            if (home != null) {
                files.put(language.code() + "/feed.xml", feed(home));
                files.put(language.code() + "/sitemap.xml", siteMap(language));
                maps.raw("<sitemap><loc>").text(address + language.code() + "/sitemap.xml");
                maps.raw("</loc></sitemap>\n");
            }
        }
        files.put("sitemap.xml", maps.raw("</sitemapindex>\n").toString());
        return files;
    }

    private String feed(Page home) {
        List<Page> newest = pages.stream()
                .filter(page -> page.language() == home.language() && isRead(page))
                .sorted(NEWEST)
                .limit(ENTRIES)
                .toList();
        String folder = address + home.language().code() + "/";
        var xml = new Html().raw(XML + "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\">\n<channel>\n");
        element(xml, "title", home.header().title());
        element(xml, "link", folder + "index.html");
        element(xml, "description", home.header().description());
        element(xml, "language", home.language().code());
        xml.raw("<atom:link rel=\"self\" type=\"application/rss+xml\"").attribute("href", folder + "feed.xml");
        xml.raw("/>\n");
        newest.forEach(page -> item(xml, page));
        return xml.raw("</channel>\n</rss>\n").toString();
    }

    /** A reader of feeds wants what is new to read, not lists of it. */
    private static boolean isRead(Page page) {
        PageType type = page.header().type();
        return type == PageType.ARTICLE || type == PageType.CALCULATOR;
    }

    /** A page that brings something new is a new entry, so its day is a part of what it is known by. */
    private void item(Html xml, Page page) {
        var header = page.header();
        String link = address + page.uri();
        xml.raw("<item>\n");
        element(xml, "title", header.title());
        element(xml, "link", link);
        element(xml, "description", header.description());
        Page section = byPath.get(page.language().code() + "/" + page.folder() + "/index.md");
        if (section != null) {
            element(xml, "category", section.header().menu());
        }
        xml.raw("<guid isPermaLink=\"false\">")
                .text(link + "#" + header.updated())
                .raw("</guid>\n");
        element(
                xml,
                "pubDate",
                header.updated()
                        .atTime(LocalTime.NOON)
                        .atOffset(ZoneOffset.UTC)
                        .format(DateTimeFormatter.RFC_1123_DATE_TIME));
        xml.raw("</item>\n");
    }

    private String siteMap(Language language) {
        var xml = new Html().raw(XML + "<urlset" + SITEMAPS + " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n");
        for (Page page : pages) {
            if (page.language() == language) {
                xml.raw("<url>\n");
                element(xml, "loc", address + page.uri());
                element(xml, "lastmod", page.header().updated().toString());
                translations(xml, page);
                xml.raw("</url>\n");
            }
        }
        return xml.raw("</urlset>\n").toString();
    }

    /** Every language of a page, its own too. */
    private void translations(Html xml, Page page) {
        List<Page> all = List.of(Language.values()).stream()
                .map(language -> byPath.get(language.code() + "/" + page.pathInLanguage()))
                .filter(other -> other != null)
                .toList();
        for (Page other : all.size() < 2 ? List.<Page>of() : all) {
            xml.raw("<xhtml:link rel=\"alternate\"")
                    .attribute("hreflang", other.language().code());
            xml.attribute("href", address + other.uri()).raw("/>\n");
        }
    }

    private static void element(Html xml, String name, String text) {
        xml.raw("<" + name + ">").text(text).raw("</" + name + ">\n");
    }
}
