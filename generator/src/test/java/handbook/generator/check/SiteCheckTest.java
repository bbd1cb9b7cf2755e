package handbook.generator.check;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteCheckTest {

    private static List<String> mistakes(String html) {
        var mistakes = new Mistakes();
        var pages = new TreeMap<>(Map.of("a.html", PageFacts.of("a.html", html)));
        SiteCheck.run(Set.of("img/a.png"), pages, Map.of("a.html", "content/a.md"), uri -> html, true, mistakes);
        return mistakes.sorted().stream().map(Mistake::text).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<script>alert(1)</script> | inline script",
                "<style>p {}</style> | inline style sheet",
                "<p style=\"color: red\"> | inline style",
                "<p onclick=\"x()\"> | inline event handler",
                "<a href=\"javascript:x()\"> | script in an address",
                "<img alt=\"\" src=\"https://example.org/x.png\"> | loads from another server",
                "<img alt=\"\" src=\"//example.org/x.png\"> | loads from another server",
                "<link rel=\"stylesheet\" href=\"https://example.org/x.css\"> | loads from another server",
                "<svg><use href=\"https://example.org/x.svg#a\"/></svg> | loads from another server",
                "<p id=\"a\"><p id=\"a\"> | id \"a\" a second time",
                "<img src=\"img/a.png\"> | picture without a description (alt)",
                "<a href=\"b.html\"> | leads nowhere",
                "<a href=\"../a.html\"> | leads nowhere",
                "<a href=\"img\"> | leads nowhere",
                "<a href=\"img/a.png#a\"> | leads to an id that does not exist",
                "<a href=\"/a.html\"> | address that works only at the top of a server",
                "<a href=\"#b\"> | leads to an id that does not exist",
                "<a href=\"a.html#b\"> | leads to an id that does not exist"
            })
    void whatABrowserWouldRefuseIsAMistake(String html, String what) {
        assertThat(mistakes(html)).singleElement().asString().startsWith("page as written: " + what + ": <");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<a href=\"https://example.org/\">",
                "<link rel=\"canonical\" href=\"https://example.org/a.html\">",
                "<img alt=\"\" src=\"data:image/gif;base64,AA\"><img alt=\"a\" src=\"img/a.png\"><img alt src=\"x/.././img/a.png\">",
                "<p id=\"a\"><a href=\"#a\"><a href=\"a.html\"><a href=\"a.html#a\">",
                "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>"
            })
    void whatIsAllowedIsNoMistake(String html) {
        assertThat(mistakes(html)).isEmpty();
    }

    @Test
    void translationsNameEachOtherAndThemselves() {
        String self = "<link rel=\"alternate\" hreflang=\"en\" href=\"../en/a.html\">";
        String other = "<link rel=\"alternate\" hreflang=\"ru\" href=\"../ru/a.html\">";
        assertThat(translations(self + other, self + other)).isEmpty();
        assertThat(translations("", "")).isEmpty();
        assertThat(translations(self + other, other))
                .containsExactly("page as written: hreflang names ru/a.html, which does not name en/a.html in turn");
        assertThat(translations(other, ""))
                .containsExactly("page as written: hreflang names translations, but not the page itself");
    }

    private static List<String> translations(String en, String ru) {
        var mistakes = new Mistakes();
        var pages = new TreeMap<String, PageFacts>();
        pages.put("en/a.html", PageFacts.of("en/a.html", en));
        pages.put("ru/a.html", PageFacts.of("ru/a.html", ru));
        SiteCheck.run(
                Set.of(),
                pages,
                Map.of("en/a.html", "content/en/a.md", "ru/a.html", "content/ru/a.md"),
                uri -> uri.startsWith("en") ? en : ru,
                true,
                mistakes);
        return mistakes.sorted().stream().map(Mistake::text).toList();
    }

    @Test
    void theSameFindingOnManyPagesIsReportedOnce() {
        var mistakes = new Mistakes();
        var pages = new TreeMap<String, PageFacts>();
        List.of("a.html", "b.html").forEach(uri -> pages.put(uri, PageFacts.of(uri, "<style>")));
        SiteCheck.run(
                Set.of(),
                pages,
                Map.of("a.html", "content/a.md", "b.html", "content/b.md"),
                uri -> "<style>",
                false,
                mistakes);
        assertThat(mistakes.sorted())
                .extracting(Mistake::toString)
                .containsExactly(
                        "content/a.md:1: page as written: inline style sheet: <style> (pages with the same: 1 more)");
    }
}
