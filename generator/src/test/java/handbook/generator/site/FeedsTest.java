package handbook.generator.site;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.TestSite;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Feeds and site maps of a small site, as programs read them. */
class FeedsTest {

    private static final String ADDRESS = "https://handbook.example.org/storage/";
    private static final String HEAD = "<link rel=\"canonical\" href=\"${address}${page.uri}\">"
            + "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"${page.root}${page.lang}/feed.xml\">";

    @TempDir
    private Path folder;

    private TestSite site;

    @BeforeEach
    void aSiteWithAnAddress() throws Exception {
        site = TestSite.good(folder.resolve("book"));
        for (String language : List.of("ru", "en")) {
            site.write(
                    "content/" + language + "/guides/news.md",
                    "---\ntitle: News & <more>\ndescription: What is new\ntype: article\n"
                            + "updated: 2026-12-24\nsources: [a]\n---\nText.\n");
        }
        site.edit("jbake.properties", "content.folder", "site.url=" + ADDRESS + "\ncontent.folder");
    }

    private Document xml(String uri) throws Exception {
        var factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder()
                .parse(new ByteArrayInputStream(site.page(uri).getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> texts(Document xml, String element) {
        var texts = new ArrayList<String>();
        NodeList found = xml.getElementsByTagName(element);
        for (int i = 0; i < found.getLength(); i++) {
            texts.add(found.item(i).getTextContent());
        }
        return texts;
    }

    @Test
    void theFeedBeginsWithTheNewestPage() throws Exception {
        assertThat(site.build().withFeeds()).isTrue();
        Document feed = xml("en/feed.xml");
        assertThat(texts(feed, "title").get(1)).isEqualTo("News & <more>");
        assertThat(texts(feed, "description").get(1)).isEqualTo("What is new");
        assertThat(texts(feed, "link").get(1)).isEqualTo(ADDRESS + "en/guides/news.html");
        assertThat(texts(feed, "guid").get(0)).isEqualTo(ADDRESS + "en/guides/news.html#2026-12-24");
        assertThat(texts(feed, "pubDate").get(0)).isEqualTo("Thu, 24 Dec 2026 12:00:00 GMT");
        assertThat(texts(feed, "language")).containsExactly("en");
        assertThat(texts(feed, "link")).noneMatch(link -> link.endsWith("guides/index.html"));
        var self = (Element) feed.getElementsByTagName("atom:link").item(0);
        assertThat(self.getAttribute("href")).isEqualTo(ADDRESS + "en/feed.xml");
    }

    @Test
    void siteMapsNameEveryPageWithItsTranslations() throws Exception {
        site.build();
        Document map = xml("en/sitemap.xml");
        List<String> pages = site.published().keySet().stream()
                .filter(file -> file.startsWith("en/") && file.endsWith(".html") && !file.startsWith("en/embed/"))
                .map(file -> ADDRESS + file)
                .toList();
        assertThat(texts(map, "loc")).containsExactlyInAnyOrderElementsOf(pages);
        assertThat(site.page("en/sitemap.xml"))
                .contains("<loc>" + ADDRESS + "en/guides/raid.html</loc>\n<lastmod>2026-11-30</lastmod>\n"
                        + "<xhtml:link rel=\"alternate\" hreflang=\"ru\" href=\"" + ADDRESS
                        + "ru/guides/raid.html\"/>\n"
                        + "<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"" + ADDRESS
                        + "en/guides/raid.html\"/>\n</url>");
        assertThat(texts(xml("sitemap.xml"), "loc"))
                .containsExactlyInAnyOrder(ADDRESS + "ru/sitemap.xml", ADDRESS + "en/sitemap.xml");
    }

    @Test
    void linksToTheFeedAreNoDeadEnds() throws Exception {
        site.edit("templates/article.ftl", "<h1>", HEAD + "<h1>");
        assertThat(site.build().isGood()).isTrue();
        assertThat(site.page("en/guides/raid.html")).contains("href=\"" + ADDRESS + "en/guides/raid.html\"");
    }

    @Test
    void withoutAnAddressThereAreNone() throws Exception {
        site.edit("jbake.properties", ADDRESS, "");
        assertThat(site.build().withFeeds()).isFalse();
        assertThat(site.published().keySet()).noneMatch(file -> file.endsWith(".xml"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"handbook.example.org", "/storage/", "ftp://example.org/", "https://", "https://a.b/?c", "a b"})
    void aWrongAddressIsAMistake(String address) throws Exception {
        site.edit("jbake.properties", ADDRESS, address);
        assertThat(site.mistakes())
                .contains(
                        "jbake.properties:1: site.url is no whole address; one is https://handbook.example.org/storage/");
    }

    @Test
    void theSlashAtTheEndMayBeLeftOut() throws Exception {
        site.edit("jbake.properties", ADDRESS, "http://wiki/book");
        site.build();
        assertThat(site.page("en/feed.xml")).contains("<link>http://wiki/book/en/index.html</link>");
    }
}
