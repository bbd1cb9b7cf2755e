package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.server.Policy;
import handbook.server.publish.Releases;
import handbook.server.publish.SiteFiles;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The archive for administrators on real servers: nginx, Apache, DokuWiki and MediaWiki. */
class HostingIT {

    private static final String FIRST = "iframe[title='First']";
    private static final String SECOND = "iframe[title='Второй']";

    private static final int REQUESTS = 50_000;
    private static final int SWITCHES = 200;

    private static WikiServers servers;
    private static Browser browser;
    private static HttpClient client;

    /** How a page of a wiki shows calculators. */
    enum Wiki {
        DOKUWIKI("{{handbook>raid-iops ", "}}", "|") {
            @Override
            String page(String name, String text) throws IOException {
                return servers.dokuWikiPage(name, text);
            }
        },
        MEDIAWIKI("<handbook calculator=\"raid-iops\" ", "/>", " title=") {
            @Override
            String page(String name, String text) throws IOException {
                return servers.mediaWikiPage(name, text);
            }
        };

        private final String before;
        private final String after;
        private final String title;

        Wiki(String before, String after, String title) {
            this.before = before;
            this.after = after;
            this.title = title;
        }

        abstract String page(String name, String text) throws IOException;

        String calculator(String inputs, String name) {
            boolean html = this == MEDIAWIKI;
            String call = inputs + title + (html ? "\"" + name + "\"" : name);
            return before + (html ? call.replace("<", "&lt;").replace(">", "&gt;") : call) + after + "\n\n";
        }
    }

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start();
        servers = WikiServers.start();
        client = HttpClient.newHttpClient();
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
        }
        if (servers != null) {
            servers.close();
        }
    }

    @BeforeEach
    void forgetTheLastTest() {
        browser.open("about:blank");
        browser.complaints();
    }

    // ---------------------------------------------------------------------------------------- calculators in wikis

    @ParameterizedTest
    @EnumSource(Wiki.class)
    void twoCalculatorsCalculateGrowAndKeepTheirState(Wiki wiki) throws IOException {
        String address = wiki.page("Two", two(wiki));
        browser.open(address);
        waitForHeights();
        assertThat(browser.run("return scrollY")).as("the page does not jump").isEqualTo(0L);
        assertThat(figure(FIRST)).isEqualTo("582.86 IOPS"); // 2040 ÷ (0.5 + 0.5 × 6)
        assertThat(figure(SECOND)).isEqualTo("400 IOPS"); // 800 ÷ 2
        assertThat(inFrame(FIRST, () -> browser.run("return document.documentElement.lang")))
                .isEqualTo("en");
        assertThat(inFrame(SECOND, () -> browser.run("return document.documentElement.lang")))
                .isEqualTo("ru");

        inFrame(SECOND, () -> {
            browser.type("[name=drives]", "16");
            return null;
        });
        assertThat(figure(SECOND)).isEqualTo("800 IOPS");
        assertThat(figure(FIRST)).isEqualTo("582.86 IOPS");
        inFrame(FIRST, () -> browser.run("document.querySelector('details').open = true"));
        waitForHeights();
        assertThat(browser.address()).isEqualTo(address);

        Programs.pause(50);
        browser.reload();
        waitForHeights();
        assertThat(figure(SECOND)).isEqualTo("800 IOPS");
        assertThat(figure(FIRST)).isEqualTo("582.86 IOPS");
        assertThat(browser.complaints()).isEmpty();
    }

    private static String two(Wiki wiki) {
        return "Текст страницы.\n\n"
                + wiki.calculator("level=\"RAID6\" drives=\"12\" drive-iops=\"170\" read=\"50%\" lang=\"en\"", "First")
                + wiki.calculator("level=\"RAID10\" drives=\"8\" drive-iops=\"100\" read=\"0\"", "Второй")
                + "Ещё текст.\n";
    }

    @ParameterizedTest
    @EnumSource(Wiki.class)
    void theWikisOwnStylesStay(Wiki wiki) throws IOException {
        String look =
                "return [...document.querySelectorAll('body, h1, p, a, input, form')].filter(e => !e.closest('iframe'))"
                        + ".map(e => { const c = getComputedStyle(e); return [e.tagName, c.font, c.color, c.backgroundColor,"
                        + " c.borderTop, c.display].join(' '); }).join('\\n')";
        browser.open(wiki.page("Plain", "Текст страницы.\n\nЕщё текст.\n"));
        Object before = browser.run(look);
        browser.open(wiki.page("Two", two(wiki)));
        waitForHeights();
        List<String> both =
                browser.run(look).toString().lines().distinct().sorted().toList();
        assertThat(both).isEqualTo(before.toString().lines().distinct().sorted().toList());
    }

    private static void waitForHeights() {
        browser.run("document.querySelectorAll('iframe').forEach(f => { f.loading = 'eager'; })");
        browser.waitFor(
                "frames as high as their pages",
                "(f => f.length === 2 && f.every(e => e.contentDocument && e.contentDocument.body"
                        + " && e.contentDocument.querySelector('fieldset')"
                        + " && !e.contentDocument.querySelector('fieldset:disabled')"
                        + " && e.clientHeight === Math.ceil(e.contentDocument.documentElement.getBoundingClientRect().height)))"
                        + "([...document.querySelectorAll('iframe')])");
    }

    private static <T> T inFrame(String frame, Supplier<T> looked) {
        browser.enterFrame(frame);
        try {
            return looked.get();
        } finally {
            browser.leaveFrame();
        }
    }

    private static String figure(String frame) {
        return inFrame(frame, () -> browser.text("[data-figure=host-iops]").replace(',', '.'));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
                    DOKUWIKI  ¦ {{handbook>../../conf/local|x}}
                    DOKUWIKI  ¦ {{handbook>javascript:alert(1)|x}}
                    DOKUWIKI  ¦ {{handbook>../ru/index.html|x}}
                    DOKUWIKI  ¦ {{handbook>raid-iops" onload="alert(1)|x}}
                    DOKUWIKI  ¦ {{handbook>raid-iops level=RAID5 onload|x}}
                    DOKUWIKI  ¦ {{handbook>raid-iops Level=RAID5|x}}
                    DOKUWIKI  ¦ {{handbook>RAID|x}}
                    DOKUWIKI  ¦ {{handbook>|x}}
                    MEDIAWIKI ¦ <handbook calculator="../../LocalSettings"/>
                    MEDIAWIKI ¦ <handbook calculator="javascript:alert(1)"/>
                    MEDIAWIKI ¦ <handbook calculator="raid-iops&quot; onload=&quot;alert(1)"/>
                    MEDIAWIKI ¦ <handbook page="../ru/index.html">x</handbook>
                    MEDIAWIKI ¦ <handbook page="javascript:alert(1)">x</handbook>
                    MEDIAWIKI ¦ <handbook page="https://example.org/a.html">x</handbook>
                    MEDIAWIKI ¦ <handbook calculator="raid-iops" x:y="1"/>
                    MEDIAWIKI ¦ <handbook/>
                    """)
    void hostileArgumentsAreRefused(Wiki wiki, String call) throws Exception {
        String html = get(wiki.page("Hostile", call + "\n\n" + call)).body();
        assertThat(html).contains("Справочник: ").doesNotContain("<iframe").doesNotContain(" onload=");
        assertThat(html).doesNotContain("javascript:alert(1)\"").doesNotContain("href=\"/a/b/c/../");
    }

    @ParameterizedTest
    @EnumSource(Wiki.class)
    void hostileValuesStayText(Wiki wiki) throws Exception {
        String text =
                wiki.calculator("drives=\"1&#38;level;raid-iops:v=1'><script>alert(1)</script>\"", "<b onclick=x>")
                        + wiki.calculator("drives=\"" + "9".repeat(201) + "\"", "x")
                        + wiki.calculator(
                                IntStream.range(0, 41)
                                        .mapToObj(i -> "n" + i + "=\"1\" ")
                                        .reduce("", String::concat),
                                "x");
        String html = get(wiki.page("Values", text)).body();
        assertThat(html).contains("больше 40 полей или значение длиннее 200 знаков");
        List<String> frames = Pattern.compile("<iframe[^>]*>")
                .matcher(html)
                .results()
                .map(m -> m.group())
                .toList();
        assertThat(frames)
                .singleElement()
                .asString()
                .matches(".* src=\"/a/b/c/ru/embed/raid-iops\\.html\\?scheme=light#drives=1%26[^\"<>' ]*\".*")
                .doesNotContain("<b");
        assertThat(html).doesNotContain("<script>alert(1)").doesNotContain("<b onclick");
    }

    @ParameterizedTest
    @CsvSource({"дисков, ru/calculators/drive-count", "ресурса, ru/calculators/ssd-endurance"})
    void theWikisOwnSearchFindsTheStubs(String word, String page) throws Exception {
        importStubs();
        String query = URLEncoder.encode(word, StandardCharsets.UTF_8);
        String doku = get(servers.address("/dokuwiki/doku.php?do=search&sf=1&id=start&q=" + query))
                .body();
        assertThat(doku).contains("handbook:" + page.replace('/', ':'));
        String media = get(servers.address("/mediawiki/index.php?fulltext=1&ns0=1&limit=100&search=" + query))
                .body();
        assertThat(media).contains("Справочник по хранилищам/" + title(page));
    }

    @Test
    void aStubLeadsToItsPageAndShowsItsCalculator() throws Exception {
        importStubs();
        for (String address : List.of(
                servers.address("/dokuwiki/doku.php?id=handbook:ru:calculators:raid-iops"),
                servers.address("/mediawiki/index.php?title="
                        + URLEncoder.encode(
                                "Справочник по хранилищам/" + title("ru/calculators/raid-iops"),
                                StandardCharsets.UTF_8)))) {
            browser.open(address);
            browser.waitFor(
                    "the calculator",
                    "(f => f && f.contentDocument && f.clientHeight !== 640"
                            + " && f.contentDocument.querySelector('[data-figure]'))(document.querySelector('iframe')) != null");
            browser.click("a[href='/a/b/c/ru/calculators/raid-iops.html']");
            browser.waitFor("the page", "location.pathname === '/a/b/c/ru/calculators/raid-iops.html'");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    private static String title(String page) throws Exception {
        Matcher title = Pattern.compile("<h1>(.*?)</h1>")
                .matcher(get(servers.address("/a/b/c/" + page + ".html")).body());
        assertThat(title.find()).isTrue();
        return title.group(1);
    }

    private static final AtomicBoolean IMPORTED = new AtomicBoolean();

    private static void importStubs() throws IOException {
        if (!IMPORTED.getAndSet(true)) {
            servers.importDokuWikiStubs();
            servers.importMediaWikiStubs("ru");
            servers.importMediaWikiStubs("en");
        }
    }

    // ------------------------------------------------------------------------------------- the site on its servers

    private static HttpResponse<String> get(String address, String... headers) throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address)).timeout(Duration.ofSeconds(30));
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private static String on(String server, String path) {
        return server.equals("nginx") ? servers.address(path) : servers.apacheAddress(path);
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nginx", "apache"})
    void theSnippetsSendPolicyTypesAndCaching(String server) throws Exception {
        HttpResponse<String> page = get(on(server, "/a/b/c/ru/index.html"));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().allValues("Content-Security-Policy")).containsExactly(Policy.framedBy(List.of()));
        assertThat(header(page, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(page, "Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(header(page, "Content-Type")).isEqualToIgnoringCase("text/html; charset=utf-8");
        assertThat(page.headers().allValues("Cache-Control")).containsExactly("no-cache");
        assertThat(header(page, "X-Wiki")).isEmpty();
        assertThat(get(on(server, "/a/b/c/ru/index.html"), "If-None-Match", header(page, "ETag"))
                        .statusCode())
                .isEqualTo(304);

        Matcher script =
                Pattern.compile("src=\"\\.\\./(js/page\\.[0-9a-f]{8}\\.js)\"").matcher(page.body());
        assertThat(script.find()).isTrue();
        HttpResponse<String> asset = get(on(server, "/a/b/c/" + script.group(1)));
        assertThat(asset.headers().allValues("Cache-Control")).containsExactly("public, max-age=31536000, immutable");
        assertThat(header(asset, "Content-Type"))
                .containsIgnoringCase("javascript")
                .containsIgnoringCase("utf-8");
        assertThat(header(asset, "X-Wiki")).isEmpty();
        assertThat(header(get(on(server, "/a/b/c/embed.js")), "Cache-Control")).isEqualTo("no-cache");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nginx", "apache"})
    void theCompressedFilesAreSent(String server) throws Exception {
        for (String path : List.of("/a/b/c/ru/index.html", "/a/b/c/ru/", "/a/b/c/embed.js")) {
            HttpResponse<byte[]> small = client.send(
                    HttpRequest.newBuilder(URI.create(on(server, path)))
                            .header("Accept-Encoding", "gzip")
                            .build(),
                    BodyHandlers.ofByteArray());
            String plain = get(on(server, path)).body();
            assertThat(header(small, "Content-Encoding")).as(path).isEqualTo("gzip");
            assertThat(small.headers().allValues("Vary").toString()).as(path).contains("Accept-Encoding");
            assertThat(header(small, "Content-Type")).as(path).doesNotContain("gzip");
            String file = path.substring(7) + (path.endsWith("/") ? "index.html" : "");
            if (!path.endsWith("/")) {
                assertThat(small.body())
                        .as(path)
                        .isEqualTo(Files.readAllBytes(
                                servers.releases().resolve("current").resolve(file + ".gz")));
            }
            try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(small.body()))) {
                assertThat(new String(unpacked.readAllBytes(), StandardCharsets.UTF_8))
                        .isEqualTo(plain);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "nginx, /a/b/c, 301",
        "apache, /a/b/c, 301",
        "nginx, /a/b/c/ru, 301",
        "apache, /a/b/c/ru, 301",
        "nginx, /a/b/c/ru/nothing.html, 404",
        "apache, /a/b/c/ru/nothing.html, 404",
        "nginx, /a/b/c/%2e%2e/%2e%2e/php-fpm.conf, 404",
        "apache, /a/b/c/..%2f..%2fphp-fpm.conf, 404",
        "nginx, /a/b/c/../../../../../../etc/passwd, 400",
        "apache, /a/b/c/../../../../../../etc/passwd, 400"
    })
    void nothingButTheSiteIsSent(String server, String path, int status) throws Exception {
        HttpResponse<String> answer = get(on(server, path));
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body()).doesNotContain("root:").doesNotContain("[wiki]");
        assertThat(header(answer, "Location")).doesNotContain("releases");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nginx", "apache"})
    void theSiteWorksDeepInAServerUnderTheStrictPolicy(String server) {
        browser.open(on(server, "/a/b/c/en/guides/iops-and-raid-penalty.html"));
        browser.waitForCalculators();
        browser.type("#raid-iops [name=read]", "100");
        assertThat(browser.text("#raid-iops [data-figure=host-iops]")).isEqualTo("3400 IOPS");
        browser.click("header a[hreflang=ru]");
        browser.waitFor("the other language", "document.documentElement.lang === 'ru'");
        browser.waitForCalculators();
        assertThat(browser.text("#raid-iops [data-figure=host-iops]")).isEqualTo("3400 IOPS");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void otherSitesMayNotShowItInAFrame() throws IOException {
        Files.writeString(
                servers.otherSite().resolve("stranger.html"),
                "<!DOCTYPE html><title>A</title><link rel=\"icon\" href=\"data:,\"><iframe src=\""
                        + servers.address("/a/b/c/ru/embed/raid-iops.html") + "\"></iframe>");
        browser.open(servers.apacheAddress("/stranger.html"));
        Programs.pause(500);
        assertThat(browser.complaints()).singleElement().asString().contains("frame-ancestors 'self'");
    }

    // ------------------------------------------------------------------------------------------ publish under load

    /** 50,000 requests while 200 releases are published: none fails, none gets a page of two releases. */
    @Test
    void readersNoticeNothingWhileReleasesArePublished() throws Exception {
        publish(0);
        var wanted = new AtomicInteger(REQUESTS);
        var answers = new ConcurrentHashMap<String, Integer>();
        var threads = Executors.newFixedThreadPool(4);
        long start = System.nanoTime();
        for (int i = 0; i < 4; i++) {
            threads.submit(() -> {
                while (wanted.get() > 0) {
                    try (var connection = new Connection(URI.create(servers.address("/load/page.html")))) {
                        for (int sent = 0; sent < 900 && wanted.getAndDecrement() > 0; sent++) {
                            answers.merge(verdict(connection.get()), 1, Integer::sum);
                        }
                    } catch (IOException e) {
                        answers.merge(e.toString(), 1, Integer::sum);
                    }
                }
            });
        }
        threads.shutdown();
        for (int release = 1; release <= SWITCHES; release++) {
            publish(release);
            // spread over all requests
            while (wanted.get() > REQUESTS - release * (REQUESTS / SWITCHES) && !threads.isTerminated()) {
                Programs.pause(1);
            }
        }
        assertThat(threads.awaitTermination(120, TimeUnit.SECONDS)).isTrue();
        assertThat(answers).containsExactly(Map.entry("whole", REQUESTS));
        System.out.printf(
                Locale.ROOT,
                "%d requests while %d releases were published: no error, %.1f s%n",
                REQUESTS,
                SWITCHES,
                (System.nanoTime() - start) / 1e9);
    }

    /** Publishes a small site, each of whose pages has its number at both ends. */
    private static void publish(int number) throws Exception {
        String page = number + "\n" + ("<p>" + "x".repeat(97) + "\n").repeat(60) + number + "\n";
        var files = new TreeMap<String, byte[]>();
        for (String name : List.of("index.html", "page.html", "js/page.js", "css/site.css")) {
            files.put(name, page.getBytes(StandardCharsets.UTF_8));
        }
        try (Releases releases = Releases.open(servers.load(), Duration.ofSeconds(10), words -> {})) {
            releases.publish(SiteFiles.of(files), 3);
        }
    }

    private static String verdict(String page) {
        String first = page.substring(0, page.indexOf('\n') + 1);
        boolean whole = first.matches("[0-9]+\n") && page.endsWith("\n" + first) && page.length() > 6000;
        return whole ? "whole" : page.substring(0, Math.min(80, page.length()));
    }

    /** A connection that stays open: the client of Java would be the slower side. */
    private static final class Connection implements AutoCloseable {

        private final Socket socket;
        private final DataInputStream in;
        private final byte[] request;

        Connection(URI address) throws IOException {
            socket = new Socket(address.getHost(), address.getPort());
            socket.setSoTimeout(30_000);
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 1 << 14));
            request = ("GET " + address.getPath() + " HTTP/1.1\r\nHost: " + address.getAuthority() + "\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII);
        }

        /** Returns the body, or the first line of an answer that is none. */
        String get() throws IOException {
            socket.getOutputStream().write(request);
            String status = line();
            int length = -1;
            for (String header = line(); !header.isEmpty(); header = line()) {
                if (header.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                    length = Integer.parseInt(header.substring(15).strip());
                }
            }
            var body = new byte[Math.max(0, length)];
            in.readFully(body);
            return status.contains(" 200 ") ? new String(body, StandardCharsets.US_ASCII) : status + "\n";
        }

        private String line() throws IOException {
            var line = new StringBuilder();
            for (int c = in.read(); c != '\n'; c = in.read()) {
                if (c < 0) {
                    throw new EOFException("the server closed the connection");
                }
                if (c != '\r') {
                    line.append((char) c);
                }
            }
            return line.toString();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
