package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.serve.SiteServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The article and the calculators' pages as a reader uses them, served with the strict headers. */
class ArticlePageIT {

    private static final String ARTICLE = "/guides/iops-and-raid-penalty.html";
    private static final String TERMS = "/guides/ssd-behind-a-raid-controller.html";
    private static final String FIRST = "#raid-iops";

    private static Browser browser;
    private static SiteServer server;

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start();
        server = SiteServer.start(Browser.site(), "127.0.0.1", 0);
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
            server.close();
        }
    }

    @AfterEach
    void nothingWasBlockedOrFailed() {
        assertThat(browser.complaints()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        // 20 × 170 in RAID 5: 3400 ÷ (R + W × 4)
        "en, 20, 1000 IOPS, 1360 IOPS",
        "en, 35, 1152.54 IOPS, 1742.5 IOPS", // 3400 ÷ 2.95; 1190 + 552.5
        "ru, 35, '1152,54 IOPS', '1742,5 IOPS'",
        "en, 100, 3400 IOPS, 3400 IOPS",
        "ru, 0, 850 IOPS, 850 IOPS",
        "ru, '12,5', '937,93 IOPS', '1168,75 IOPS'" // 3400 ÷ 3.625; 425 + 743.75
    })
    void typingAReadShareChangesTheNumbers(String language, String read, String host, String article) {
        open(language + ARTICLE);
        browser.type(FIRST + " [name=read]", read);
        assertThat(figure("host-iops")).isEqualTo(host);
        assertThat(figure("article-iops")).isEqualTo(article);
        assertThat(browser.text(FIRST + " .lead")).contains(host);
        assertThat(browser.text(FIRST + " tr.current td")).isEqualTo(host.replace(" IOPS", ""));
        assertThat(browser.text(FIRST + " .steps li:nth-child(3) .value")).isEqualTo("= " + host);
    }

    @Test
    void everyPartFollowsTheInput() {
        open("en" + ARTICLE);
        String chart = chart();
        browser.type(FIRST + " [name=drives]", "24");
        browser.choose(FIRST + " [name=level]", "RAID10");
        // 24 × 170 ÷ (0.2 + 0.8 × 2)
        assertThat(figure("host-iops")).isEqualTo("2266.67 IOPS");
        assertThat(figure("data-drives")).isEqualTo("12 drives");
        assertThat(browser.text(FIRST + " tr.current th")).isEqualTo("RAID 10");
        assertThat(chart()).isNotEqualTo(chart).contains("RAID 1, 10");
    }

    @ParameterizedTest
    @CsvSource({
        "en, 7, 'must be even for RAID 10, was 7; nearest: 6 or 8', Please correct 1 input:",
        "ru, 7, 'для RAID 10 нужно чётное число, указано 7; ближайшие: 6 и 8', Исправьте 1 поле:",
        "en, x, 'must be a number, was “x”', Please correct 1 input:",
        "ru, '', нужно заполнить, Исправьте 1 поле:"
    })
    void wrongInputShowsItsMessageBesideTheField(String language, String drives, String message, String lead) {
        open(language + ARTICLE);
        browser.choose(FIRST + " [name=level]", "RAID10");
        String before = figure("host-iops");
        browser.type(FIRST + " [name=drives]", drives);
        if (drives.isEmpty()) {
            browser.run(
                    "arguments[0].dispatchEvent(new Event('input', {bubbles: true}))",
                    browser.find(FIRST + " [name=drives]"));
        }
        assertThat(browser.text(FIRST + " [data-field=drives] .problem")).isEqualTo(message);
        assertThat(browser.find(FIRST + " [name=drives]").getDomAttribute("aria-invalid"))
                .isEqualTo("true");
        assertThat(browser.text(FIRST + " .lead p")).isEqualTo(lead);
        assertThat(browser.find(FIRST + " .report").getDomAttribute("class")).contains("stale");
        assertThat(figure("host-iops")).as("the last good figures stay").isEqualTo(before);

        browser.type(FIRST + " [name=drives]", "8");
        assertThat(browser.text(FIRST + " [data-field=drives] .problem")).isEmpty();
        assertThat(browser.find(FIRST + " .report").getDomAttribute("class")).doesNotContain("stale");
        assertThat(figure("host-iops")).isNotEqualTo(before);
    }

    @Test
    void sharedLinkRestoresTheStateOnThisAndOnOtherPages() {
        open("ru" + ARTICLE);
        browser.type(FIRST + " [name=drives]", "48");
        browser.type(FIRST + " [name=read]", "33,3");
        browser.choose(FIRST + " [name=level]", "RAID60");
        browser.type(FIRST + " [name=spans]", "4");
        browser.type(FIRST + " [name=block]", "64");
        String host = figure("host-iops");
        String link = browser.address();
        assertThat(link).contains("#raid-iops:v=1&level=RAID60&spans=4&drives=48");
        String fragment = link.substring(link.indexOf('#'));

        for (String page : new String[] {"ru" + ARTICLE, "ru/calculators/raid-iops.html", "ru/index.html"}) {
            browser.open("about:blank");
            open(page + fragment);
            assertThat(figure("host-iops")).as(page).isEqualTo(host);
            assertThat(browser.find(FIRST + " [name=read]").getDomProperty("value"))
                    .isEqualTo("33,3");
            assertThat(browser.find(FIRST + " [name=block]").getDomProperty("value"))
                    .isEqualTo("64");
        }
        browser.open("about:blank");
        open("en/calculators/raid-iops.html" + fragment);
        assertThat(figure("host-iops")).isEqualTo(host.replace(',', '.'));
    }

    @ParameterizedTest
    @CsvSource({"100 ТБ, TB, 100", "100., TB, 100.", "90 TiB, TiB, 90"})
    void typedUnitsSurviveTheLink(String usable, String unit, String amount) {
        open("ru/calculators/drive-count.html");
        browser.choose("#drive-count [data-unit-of=usable]", "TB");
        browser.type("#drive-count [name=usable]", usable);
        browser.run("document.activeElement.blur()");
        String drives = browser.text("#drive-count [data-figure=drives]");
        assertThat(browser.find("#drive-count [data-unit-of=usable]").getDomProperty("value"))
                .isEqualTo(unit);
        assertThat(browser.find("#drive-count [name=usable]").getDomProperty("value"))
                .isEqualTo(amount);
        assertThat(browser.text("#drive-count .lead")).contains("Число определяет ёмкость");
        String link = browser.address();
        browser.open("about:blank");
        browser.open(link);
        browser.waitForCalculators();
        assertThat(browser.text("#drive-count [data-figure=drives]")).isEqualTo(drives);
    }

    @ParameterizedTest
    @CsvSource({"usable=5XB, usable, 5XB", "level=RAID99, level, RAID99"})
    void whatALinkSaysWronglyIsShownNotGuessed(String state, String field, String given) {
        open("en/calculators/drive-count.html#drive-count:v=1&" + state);
        assertThat(browser.text("#drive-count [data-field=" + field + "] .problem"))
                .contains(given);
        assertThat(browser.find("#drive-count .report").getDomAttribute("class"))
                .contains("stale");
    }

    @Test
    void inputsOutliveHeadingsLanguagesAndTheBackButton() {
        open("en" + ARTICLE);
        browser.type(FIRST + " [name=drives]", "24");
        String link = browser.address();
        browser.run("location.hash = '#the-read-write-mix'");
        browser.waitFor("the inputs to come back into the address", "location.hash.startsWith('#raid-iops:')");
        browser.click("header a[hreflang=ru]");
        browser.waitFor("the other language", "document.documentElement.lang === 'ru'");
        browser.waitForCalculators();
        assertThat(browser.find(FIRST + " [name=drives]").getDomProperty("value"))
                .isEqualTo("24");

        browser.open(link);
        browser.run("location.hash = '#drive-count:v=1&target-iops=6000'");
        browser.waitFor(
                "the first form to be put back", "document.querySelector('#raid-iops [name=drives]').value === '20'");
        assertThat(browser.find("#drive-count [name=target-iops]").getDomProperty("value"))
                .isEqualTo("6000");
        browser.run("history.back()");
        browser.waitFor(
                "the first form to be set again", "document.querySelector('#raid-iops [name=drives]').value === '24'");
        assertThat(browser.find("#drive-count [name=target-iops]").getDomProperty("value"))
                .isEqualTo("5000");
    }

    @Test
    void linkOfAnotherVersionChangesNothingAndSaysSo() {
        open("en/calculators/raid-iops.html");
        String host = figure("host-iops");
        browser.open("about:blank");
        open("en/calculators/raid-iops.html#raid-iops:v=99&drives=4");
        assertThat(figure("host-iops")).isEqualTo(host);
        assertThat(browser.text(FIRST + " .done")).contains("version 99");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%",
                "%zz:v=1&drives=4",
                "raid-iops:v=1&drives=%E0%A4%A",
                "raid-iops:v=1&level=<script>",
                ":::;;;&&&"
            })
    void hostileFragmentsBreakNothing(String fragment) {
        open("en/calculators/raid-iops.html#" + fragment);
        browser.type(FIRST + " [name=drives]", "20");
        browser.choose(FIRST + " [name=level]", "RAID5");
        assertThat(figure("raw-iops")).isEqualTo("3400 IOPS");
    }

    @Test
    void resetPutsTheAuthorsValuesBackAndCleansTheAddress() {
        open("en" + ARTICLE);
        String html = report();
        browser.type(FIRST + " [name=drives]", "6");
        browser.type(FIRST + " [name=drive-write-iops]", "90");
        assertThat(browser.address()).contains("#raid-iops");
        browser.click(FIRST + " [data-action=reset]");
        assertThat(report()).isEqualTo(html);
        assertThat(browser.address()).doesNotContain("#");
    }

    @Test
    void copyLinkAndCopyResultGiveWhatIsShown() {
        open("en" + ARTICLE);
        browser.type(FIRST + " [name=drives]", "10");
        assertThat(copied("copy-link")).isEqualTo(browser.address());
        assertThat(copied("copy-result"))
                .contains("Host IOPS: 500 IOPS") // 1700 ÷ 3.4
                .contains("Note:")
                .contains("1700 ÷ (0.2 + 0.8 × 4)")
                .endsWith(browser.address());
        browser.type(FIRST + " [name=drives]", "10x");
        assertThat(browser.text(FIRST + " .done")).isEmpty();
        assertThat(copied("copy-result")).contains("must be a number").doesNotContain("500 IOPS");
    }

    @Test
    void presetsFillInTheDriveAndFieldsWithoutMeaningAreOff() {
        open("en" + ARTICLE);
        assertThat(browser.find(FIRST + " [name=spans]").isEnabled()).isFalse();
        browser.choose(FIRST + " [data-presets]", "drive-iops=35000&drive-write-iops=8600");
        assertThat(browser.find(FIRST + " [name=drive-write-iops]").getDomProperty("value"))
                .isEqualTo("8600");
        assertThat(figure("raw-iops")).isEqualTo("700,000 IOPS");
        browser.choose(FIRST + " [name=level]", "RAID50");
        assertThat(browser.find(FIRST + " [name=spans]").isEnabled()).isTrue();
    }

    @Test
    void typingKeepsWhatIsFoldedOpenAndMovesNothing() {
        open("en" + ARTICLE);
        browser.run("document.querySelectorAll('#raid-iops details').forEach(d => d.open = true)");
        Object before = places();
        for (String share : new String[] {"21", "22", "45", "80", "100", "0"}) {
            browser.type(FIRST + " [name=read]", share);
            assertThat(places()).as("places at %s %% reads", share).isEqualTo(before);
        }
        assertThat(browser.run("return [...document.querySelectorAll('#raid-iops details')].every(d => d.open)"))
                .isEqualTo(true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void pageWithoutScriptShowsTheSameNumbers(String language) {
        try (Browser scriptless = Browser.withoutScript()) {
            scriptless.open(server.address() + language + ARTICLE);
            open(language + ARTICLE);
            assertThat(scriptless.find("html").getDomAttribute("class"))
                    .as("script is off")
                    .isNull();
            String still = scriptless.text("main");
            browser.run("document.querySelectorAll('noscript').forEach(n => n.remove())");
            for (String id : new String[] {"#raid-iops", "#drive-count"}) {
                assertThat(scriptless.text(id + " .report")).isEqualTo(browser.text(id + " .report"));
                // make the script write the report anew: same inputs, same text
                browser.run("document.querySelector('" + id
                        + " [name=level]').dispatchEvent(new Event('input', {bubbles: true}))");
                assertThat(scriptless.text(id + " .report")).isEqualTo(browser.text(id + " .report"));
            }
            assertThat(still).contains("1360");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ru", "en"})
    void worksFromAFolder(String language) {
        browser.openFile(Browser.site().resolve(language + ARTICLE.replace("/", "/")));
        browser.waitForCalculators();
        browser.type(FIRST + " [name=read]", "100");
        assertThat(figure("host-iops")).isEqualTo("3400 IOPS");
        assertThat(browser.address()).contains("#raid-iops:v=1");
        browser.click("header a[hreflang]");
        browser.waitFor("the other language", "document.documentElement.lang !== '" + language + "'");
        browser.waitForCalculators();
    }

    @Test
    void worksBelowASubPath(@TempDir Path folder) throws IOException {
        copy(Browser.site(), folder.resolve("a/b/c"));
        try (SiteServer deep = SiteServer.start(folder, "127.0.0.1", 0)) {
            browser.open(deep.address() + "a/b/c/en" + ARTICLE);
            browser.waitForCalculators();
            browser.type(FIRST + " [name=read]", "100");
            assertThat(figure("host-iops")).isEqualTo("3400 IOPS");
        }
    }

    @Test
    void termShowsItsDefinitionToPointerKeyboardAndFinger() {
        open("en" + TERMS);
        assertThat(isDefinitionShown()).isFalse();
        browser.run("document.querySelector('.term a').focus()");
        assertThat(isDefinitionShown()).as("with the keyboard on it").isTrue();
        browser.run("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))");
        assertThat(isDefinitionShown()).as("after Escape").isFalse();
        browser.run("document.activeElement.blur(); document.querySelector('.term a').focus()");
        assertThat(isDefinitionShown()).as("when the keyboard comes back").isTrue();
        browser.run("document.activeElement.blur()");
        browser.pointAt(".term a");
        assertThat(isDefinitionShown()).as("with the pointer on it").isTrue();
        browser.pointAt("h1");
        assertThat(isDefinitionShown()).as("when the pointer is gone").isFalse();

        try (Browser phone = Browser.ofPhoneSize()) {
            phone.open(server.address() + "ru" + TERMS);
            String tap = "document.querySelector(arguments[0]).dispatchEvent("
                    + "new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}));"
                    + "document.querySelector(arguments[0]).click()";
            phone.run(tap, ".term a");
            assertThat(phone.address()).endsWith(TERMS);
            assertThat(phone.find(".term [role]").isDisplayed()).isTrue();
            assertThat(phone.run("return document.documentElement.scrollWidth")).isEqualTo(390L);
            phone.run(tap, "h1");
            assertThat(phone.find(".term [role]").isDisplayed())
                    .as("after a tap elsewhere")
                    .isFalse();
            phone.run(tap, ".term a");
            phone.run(tap, ".term a");
            phone.waitFor("the glossary", "location.pathname.endsWith('/ru/glossary/index.html')");
            assertThat(phone.all(":target")).hasSize(1);
            assertThat(phone.complaints()).isEmpty();
        }
    }

    private static boolean isDefinitionShown() {
        return browser.find(".term [role]").isDisplayed();
    }

    @Test
    void fitsOnAPhone() {
        try (Browser phone = Browser.ofPhoneSize()) {
            for (String page :
                    new String[] {"ru" + ARTICLE, "en" + ARTICLE, "ru/index.html", "en/calculators/drive-count.html"}) {
                phone.open(server.address() + page);
                assertThat(phone.run("return document.documentElement.scrollWidth"))
                        .as(page)
                        .isEqualTo(390L);
            }
            assertThat(phone.complaints()).isEmpty();
        }
    }

    private static void open(String page) {
        browser.open(server.address() + page);
        browser.waitForCalculators();
    }

    private static String figure(String id) {
        return browser.text(FIRST + " [data-figure=" + id + "]");
    }

    private static String chart() {
        return (String) browser.run("return document.querySelector('#raid-iops svg').outerHTML");
    }

    private static String report() {
        return (String) browser.run("return document.querySelector('#raid-iops .report').innerHTML");
    }

    private static Object places() {
        return browser.run("return [...document.querySelectorAll('#raid-iops .report > *, #raid-iops .field')]"
                + ".map(e => Math.round(e.getBoundingClientRect().top + scrollY)).join(' ')");
    }

    /** Presses a copy button with the clipboard replaced by a variable. */
    private static String copied(String action) {
        browser.run("window.copied = null; Object.defineProperty(navigator, 'clipboard', {configurable: true, value: "
                + "{writeText: t => { window.copied = t; return Promise.resolve(); }}})");
        browser.click(FIRST + " [data-action=" + action + "]");
        browser.waitFor("the text to be copied", "window.copied !== null");
        browser.waitFor("a word about it", "document.querySelector('#raid-iops .done').textContent === 'Copied'");
        return ((String) browser.run("return window.copied")).replace('\u00a0', ' ');
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }
}
