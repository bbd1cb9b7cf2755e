package handbook.generator.dist;

import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.generator.markdown.TocEntry;
import handbook.generator.page.Page;
import handbook.generator.page.PageType;
import handbook.generator.text.Words;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Pages for the search of a wiki: of every page of the handbook its title, what it is about, its headings and most
 * frequent words, with a link to it and, where it is that of a calculator, the calculator. The text itself stays in
 * one place. The words are in the forms in which they stand there: the search of DokuWiki knows no Russian grammar.
 */
public final class Stubs {

    private static final Set<PageType> SHOWN =
            Set.of(PageType.HOME, PageType.SECTION, PageType.ARTICLE, PageType.CALCULATOR);

    private static final int MOST_WORDS = 200;
    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{Nd}-]{3,}");
    private static final Pattern NO_TEXT =
            Pattern.compile("<(svg|math)\\b.*?</\\1>|<[^>]*>|&[a-z#0-9]+;", Pattern.DOTALL);

    /** What a title in MediaWiki may not hold. */
    private static final Pattern NO_TITLE = Pattern.compile("[#<>\\[\\]|{}_\\p{Cntrl}]+");

    private Stubs() {}

    private static List<Page> of(List<Page> pages, Language language) {
        return pages.stream()
                .filter(page -> page.language() == language
                        && SHOWN.contains(page.header().type()))
                .sorted(Comparator.comparing(Page::path))
                .toList();
    }

    /**
     * Returns text files for DokuWiki, to be copied into its folder of pages: {@code handbook/ru/guides/raid.txt}.
     *
     * @param pages with their HTML
     */
    public static SortedMap<String, byte[]> dokuWiki(List<Page> pages) {
        var files = new TreeMap<String, byte[]>();
        for (Language language : Language.values()) {
            for (Page page : of(pages, language)) {
                String uri = page.uri();
                String name = uri.substring(0, uri.length() - ".html".length()).replaceFirst("(^|/)index$", "$1start");
                files.put("handbook/" + name + ".txt", dokuWiki(page).getBytes(StandardCharsets.UTF_8));
            }
        }
        return files;
    }

    private static String dokuWiki(Page page) {
        Texts words = Words.of(page.language());
        String title = page.header().title();
        String calculator = page.header().calculator();
        var text = new StringBuilder("====== " + title.replace("==", "=") + " ======\n\n");
        text.append(plain(page.header().description())).append("\n\n");
        text.append("{{handbook>" + page.uri() + "|" + words.get("stub.read") + "}}\n\n");
        if (calculator != null) {
            text.append("{{handbook>" + calculator + " lang=" + page.language().code() + "|" + title.replace("}", "")
                    + "}}\n\n");
        }
        lines(page).forEach((name, line) -> text.append("**" + words.get(name) + "** " + plain(line) + "\n\n"));
        return text.toString();
    }

    /**
     * Returns the pages of a language as MediaWiki imports them.
     *
     * @param pages with their HTML
     */
    public static byte[] mediaWiki(List<Page> pages, Language language) {
        var xml = new StringBuilder("<mediawiki xmlns=\"http://www.mediawiki.org/xml/export-0.11/\" version=\"0.11\" "
                + "xml:lang=\"" + language.code() + "\">\n");
        var titles = new TreeSet<String>();
        for (Page page : of(pages, language)) {
            String title = title(page);
            title = titles.add(title) ? title : title + " (" + page.path().replace(".md", "") + ")";
            titles.add(title);
            xml.append("<page>\n<title>" + escaped(title) + "</title>\n<ns>0</ns>\n<revision>\n<timestamp>"
                    + page.header().updated() + "T00:00:00Z</timestamp>\n<contributor><username>Storage Handbook"
                    + "</username></contributor>\n<model>wikitext</model>\n<format>text/x-wiki</format>\n"
                    + "<text xml:space=\"preserve\">" + escaped(mediaWiki(page)) + "</text>\n</revision>\n</page>\n");
        }
        return xml.append("</mediawiki>\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String title(Page page) {
        String book = Words.of(page.language()).get("stub.book");
        String own =
                NO_TITLE.matcher(page.header().title()).replaceAll(" ").strip().replaceAll("\\s+", " ");
        return page.header().type() == PageType.HOME ? book : book + "/" + own;
    }

    private static String mediaWiki(Page page) {
        Texts words = Words.of(page.language());
        String calculator = page.header().calculator();
        var text = new StringBuilder(plain(page.header().description()) + "\n\n");
        text.append("<handbook page=\"" + page.uri() + "\">" + words.get("stub.read") + "</handbook>\n\n");
        if (calculator != null) {
            text.append("<handbook calculator=\"" + calculator + "\" lang=\""
                    + page.language().code() + "\" title=\""
                    + escaped(page.header().title()) + "\"/>\n\n");
        }
        lines(page).forEach((name, line) -> text.append("'''" + words.get(name) + "''' " + plain(line) + "\n\n"));
        return text.append("[[Category:" + words.get("stub.book") + "]]\n").toString();
    }

    private static Map<String, String> lines(Page page) {
        var lines = new TreeMap<String, String>();
        String contents = page.body().toc().stream().map(TocEntry::text).collect(Collectors.joining("; "));
        lines.put("stub.contents", contents);
        lines.put("stub.words", words(page));
        lines.values().removeIf(String::isEmpty);
        return lines;
    }

    /** Returns the words that stand most often on a page, those that stand equally often by the alphabet. */
    private static String words(Page page) {
        var counts = new HashMap<String, Integer>();
        String text = NO_TEXT.matcher(page.body().html()).replaceAll(" ");
        Matcher word = WORD.matcher(text.toLowerCase(Locale.ROOT));
        while (word.find()) {
            counts.merge(word.group(), 1, Integer::sum);
        }
        page.header().tags().forEach(tag -> counts.put(tag, Integer.MAX_VALUE));
        return counts.keySet().stream()
                .sorted(Comparator.comparing((String one) -> -counts.get(one)).thenComparing(Comparator.naturalOrder()))
                .limit(MOST_WORDS)
                .collect(Collectors.joining(", "));
    }

    /** Both wikis take what stands between these as it is. */
    private static String plain(String text) {
        return "<nowiki>" + text.replace("<", "‹").replace(">", "›") + "</nowiki>";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
