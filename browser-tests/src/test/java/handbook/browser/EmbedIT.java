package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import handbook.server.ContentTypes;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calculators in pages of other sites, beside the handbook under {@code /a/b/c/}. */
class EmbedIT {

    private static final String FIRST = "div:has(+ div) iframe";
    private static final String SECOND = "div + div iframe";

    private static final Map<String, String> PAGES = new ConcurrentHashMap<>();
    private static Browser browser;
    private static HttpServer server;
    private static ExecutorService threads;

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        threads = Executors.newCachedThreadPool();
        server.setExecutor(threads);
        Path site = Browser.site();
        server.createContext("/", exchange -> {
            String path = exchange.getRequestURI().getPath();
            Path file = site.resolve(path.substring(path.startsWith("/a/b/c/") ? 7 : 1));
            String page = PAGES.get(path);
            boolean found = page != null || Files.isRegularFile(file);
            byte[] content = page != null
                    ? page.getBytes(StandardCharsets.UTF_8)
                    : found ? Files.readAllBytes(file) : "gone".getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", ContentTypes.of(page != null ? ".html" : path));
            exchange.sendResponseHeaders(found ? 200 : 404, content.length);
            exchange.getResponseBody().write(content);
            exchange.close();
        });
        server.start();
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
            server.stop(0);
            threads.shutdownNow();
        }
    }

    @BeforeEach
    void forgetTheLastTest() {
        browser.open("about:blank");
        browser.complaints();
    }

    private static String page(String body) {
        return "<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><link rel=\"icon\" href=\"data:,\"><title>A</title>"
                + "<style>body { font: 20px serif } input { border: 5px solid red }</style><p id=\"text\">A page.</p>"
                + body;
    }

    private static void open(String body) {
        PAGES.put("/page.html", page(body));
        browser.open("http://127.0.0.1:" + server.getAddress().getPort() + "/page.html");
    }

    private static String place(String id, String inputs) {
        return "<div data-handbook-calculator=\"" + id + "\" data-inputs='" + inputs + "'></div>";
    }

    private static final String SCRIPT = "<script src=\"a/b/c/embed.js\"></script>";

    /** Opens a page with two calculators and waits until both are as high as what is in them. */
    private static void openTwo() {
        open(place("raid-iops", "level=RAID6 drives=12 drive-iops=170 read=50%")
                + place("raid-iops", "level=RAID10 drives=\"8\" drive-iops=100 read=0")
                + SCRIPT);
        waitForHeights(2);
    }

    private static void waitForHeights(int frames) {
        browser.waitFor(
                "frames as high as their pages",
                "(f => f.length === " + frames + " && f.every(e => e.contentDocument.body"
                        + " && !e.contentDocument.querySelector('fieldset:disabled')"
                        + " && e.clientHeight === Math.ceil(e.contentDocument.documentElement.getBoundingClientRect().height)))"
                        + "([...document.querySelectorAll('iframe')])");
    }

    private static String figure(String frame, String id) {
        return inFrame(frame, () -> browser.text("[data-figure=" + id + "]"));
    }

    private static <T> T inFrame(String frame, java.util.function.Supplier<T> looked) {
        browser.enterFrame(frame);
        try {
            return looked.get();
        } finally {
            browser.leaveFrame();
        }
    }

    private static void type(String frame, String field, String text) {
        inFrame(frame, () -> {
            browser.type("[name=" + field + "]", text);
            return null;
        });
    }

    @Test
    void twoCalculatorsTakeTheInputsOfThePageAndCalculate() {
        openTwo();
        assertThat(figure(FIRST, "host-iops")).isEqualTo("582.86 IOPS"); // 2040 ÷ (0.5 + 0.5 × 6)
        assertThat(figure(SECOND, "host-iops")).isEqualTo("400 IOPS"); // 800 ÷ 2
        type(FIRST, "drives", "24");
        assertThat(figure(FIRST, "host-iops")).isEqualTo("1165.71 IOPS");
        assertThat(figure(SECOND, "host-iops")).isEqualTo("400 IOPS");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void framesFollowTheHeightOfWhatIsInThem() {
        openTwo();
        Object before = browser.run("return document.querySelector('iframe').clientHeight");
        browser.run("document.querySelector('iframe').contentDocument.querySelector('details').open = true");
        browser.waitFor("a higher frame", "document.querySelector('iframe').clientHeight > " + before + " + 100");
        browser.run("document.querySelector('iframe').contentDocument.querySelector('details').open = false");
        browser.waitFor("the former height", "document.querySelector('iframe').clientHeight === " + before);
        browser.run("document.querySelector('div').style.width = '390px'");
        browser.waitFor("a higher frame", "document.querySelector('iframe').clientHeight > " + before + " + 100");
        waitForHeights(2);
    }

    @Test
    void nothingElseOnThePageChanges() {
        open("<form><input id=\"own\"></form>");
        String before = look();
        openTwo();
        browser.run(
                "document.querySelector('div').insertAdjacentHTML('beforebegin', '<form><input id=\"own\"></form>')");
        assertThat(look()).isEqualTo(before);
        assertThat(browser.run("return scrollY")).as("the page does not jump").isEqualTo(0L);
        assertThat(browser.address()).endsWith("/page.html");
        assertThat(inFrame(FIRST, () -> (String)
                        browser.run("return getComputedStyle(document.querySelector('input')).borderTopColor")))
                .as("nor do its styles come in")
                .isNotEqualTo("rgb(255, 0, 0)");
    }

    private static String look() {
        return browser.run(
                        "return JSON.stringify(['#text', '#own', 'body'].map(s => { const e = document.querySelector(s),"
                                + " c = getComputedStyle(e); return [c.font, c.color, c.background, c.border, c.margin,"
                                + " s === '#own' ? e.offsetWidth : 0]; }))")
                .toString();
    }

    @Test
    void aReloadKeepsWhatWasTypedAndResetBringsBackTheInputsOfThePage() {
        openTwo();
        type(SECOND, "drives", "16");
        assertThat(figure(SECOND, "host-iops")).isEqualTo("800 IOPS");
        browser.run("return new Promise(done => setTimeout(done, 50))");
        browser.reload();
        waitForHeights(2);
        assertThat(figure(SECOND, "host-iops")).isEqualTo("800 IOPS");
        assertThat(figure(FIRST, "host-iops")).isEqualTo("582.86 IOPS");
        browser.enterFrame(SECOND);
        browser.click("[data-action=reset]");
        browser.leaveFrame();
        assertThat(figure(SECOND, "host-iops")).isEqualTo("400 IOPS");
        browser.reload();
        waitForHeights(2);
        assertThat(figure(SECOND, "host-iops")).isEqualTo("400 IOPS");
    }

    @Test
    void inputsThatDoNotExistAreNamed() {
        open(place("raid-iops", "levle=RAID5 drives=7 level=RAID10") + SCRIPT);
        waitForHeights(1);
        browser.enterFrame("iframe");
        assertThat(browser.text("#_unknown")).contains("do not exist: levle. Known are: level, spans, drives");
        assertThat(browser.text("[data-field=drives] .problem")).contains("must be even for RAID 10, was 7");
        browser.leaveFrame();
    }

    @Test
    void hostileArgumentsAreRefusedOrStayText() {
        open(place("../../index", "")
                + place("javascript:alert(1)", "")
                + place("raid-iops&quot;><script>alert(1)</script>", "")
                + place("raid-iops", "drives=1 <script>alert(2)</script>")
                + place("raid-iops", "drives=\"<img src=x onerror=alert(3)>\"")
                + place("raid-iops", "drives=%3Cimg;raid-iops:v=1&level=RAID0")
                + SCRIPT);
        waitForHeights(2);
        for (int i = 0; i < 2; i++) {
            browser.run("document.querySelectorAll('iframe')[" + i + "].id = 'frame'");
            browser.enterFrame("#frame");
            assertThat(browser.text("[data-field=drives] .problem")).contains("must be");
            assertThat(browser.all("main img, script:not([src])")).isEmpty();
            browser.leaveFrame();
            browser.run("document.getElementById('frame').id = ''");
        }
        assertThat(browser.text("body")).contains("this is no calculator or no input: ../../index");
        assertThat(browser.complaints()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "sandbox=\"allow-scripts\""})
    void aFrameThatIsThereBeforeTheScriptIsMadeHighEnough(String attribute) {
        open("<iframe class=\"handbook-calculator\" " + attribute
                + " src=\"a/b/c/ru/embed/drive-count.html#read=80%25\" title=\"A\"></iframe>");
        browser.waitFor("the frame", "document.readyState === 'complete'");
        browser.run("return new Promise(done => setTimeout(done, 500))");
        browser.run("const s = document.createElement('script'); s.src = 'a/b/c/embed.js'; document.body.append(s)");
        browser.waitFor("a high frame", "document.querySelector('iframe').clientHeight > 600");
    }

    @Test
    void aCalculatorThatIsNotThereBecomesALink() {
        open(place("no-such-thing", "") + SCRIPT);
        browser.waitFor("a link", "document.querySelector('div a') !== null");
        assertThat(browser.text("div")).isEqualTo("The calculator does not answer: no-such-thing");
    }

    @Test
    void heightsOfStrangersAreNotTaken() {
        openTwo();
        Object before = browser.run("return document.querySelector('iframe').clientHeight");
        browser.run("postMessage({type: 'handbook-height', height: 7}, '*')");
        browser.run(
                "const f = document.createElement('iframe'); f.srcdoc = '<script>"
                        + "parent.postMessage({type: \"handbook-height\", height: 9}, \"*\")</' + 'script>'; document.body.append(f)");
        browser.run("return new Promise(done => setTimeout(done, 300))");
        assertThat(browser.run("return document.querySelector('iframe').clientHeight"))
                .isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void coloursAreThoseThePageAsksFor(String scheme) {
        open("<div data-handbook-calculator=\"ssd-endurance\" data-lang=\"ru-RU\" data-scheme=\"" + scheme + "\"></div>"
                + SCRIPT);
        waitForHeights(1);
        List<Object> shown = inFrame(
                "iframe",
                () -> List.of(
                        browser.run("return document.documentElement.dataset.scheme"),
                        browser.run("return document.documentElement.lang")));
        assertThat(shown).isEqualTo(List.of(scheme, "ru"));
    }
}
