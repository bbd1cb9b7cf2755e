package handbook.server;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.server.publish.Precompressed;
import handbook.server.publish.SiteFiles;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteServerTest {

    private static final int PATIENCE = 1500;
    private static final String PAGE = "<!DOCTYPE html><title>Твёрдотельный</title>" + "<p>text</p>".repeat(200);
    private static final String SCRIPT = "js/page.0123abcd.js";

    private final HttpClient client = HttpClient.newHttpClient();
    private SiteServer server;

    @BeforeEach
    void serve() throws IOException {
        SiteFiles site = SiteFiles.of(Map.of(
                "index.html",
                bytes("<title>start</title>"),
                "en/index.html",
                bytes(PAGE),
                SCRIPT,
                bytes("var a = 1;"),
                "img/icon.svg",
                bytes("<svg/>"),
                "data/a b.csv",
                bytes("a,b")));
        server = SiteServer.start(
                site,
                new SiteServer.Options(
                        "127.0.0.1", 0, "/a/b/c/", Policy.framedBy(List.of("https://wiki.example")), PATIENCE));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private HttpResponse<byte[]> get(String path, String... headers) throws Exception {
        return send("GET", path, headers);
    }

    private HttpResponse<byte[]> send(String method, String path, String... headers) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(server.address()).resolve(path))
                .method(method, HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), BodyHandlers.ofByteArray());
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    /** Sends bytes as they are and returns the first line of the answer, empty if there was none. */
    private String raw(String request) throws IOException {
        try (Socket socket = connect()) {
            socket.setSoTimeout(10 * PATIENCE);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return answer.contains("\r\n") ? answer.substring(0, answer.indexOf("\r\n")) : answer;
        }
    }

    private Socket connect() throws IOException {
        URI address = URI.create(server.address());
        return new Socket(address.getHost(), address.getPort());
    }

    @Test
    void aPageComesWithItsTypeItsPolicyAndItsTag() throws Exception {
        HttpResponse<byte[]> answer = get("en/");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).isEqualTo(PAGE);
        assertThat(header(answer, "Content-Type")).isEqualTo("text/html; charset=utf-8");
        assertThat(header(answer, "Content-Security-Policy"))
                .isEqualTo("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                        + "base-uri 'none'; form-action 'none'; frame-ancestors 'self' https://wiki.example");
        assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(header(answer, "Cache-Control")).isEqualTo("no-cache");
        assertThat(header(answer, "ETag")).matches("\"[0-9a-f]{16}\"");
        assertThat(header(answer, "Server")).isEmpty();
    }

    @Test
    void filesWithAHashMayBeKeptForEver() throws Exception {
        assertThat(header(get(SCRIPT), "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
        assertThat(header(get("img/icon.svg"), "Cache-Control")).isEqualTo("no-cache");
    }

    @Test
    void whatTheBrowserHasIsNotSentAgain() throws Exception {
        String tag = header(get("en/index.html"), "ETag");
        HttpResponse<byte[]> again = get("en/index.html", "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(header(again, "ETag")).isEqualTo(tag);
        assertThat(header(again, "Content-Security-Policy")).isNotEmpty();
        assertThat(get("en/index.html", "If-None-Match", "\"0000000000000000\"").statusCode())
                .isEqualTo(200);
    }

    @Test
    void whoeverCanGetsThePageCompressed() throws Exception {
        HttpResponse<byte[]> answer = get("en/", "Accept-Encoding", "br, gzip");
        assertThat(header(answer, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(answer, "Vary")).containsIgnoringCase("Accept-Encoding");
        assertThat(header(answer, "Content-Type")).isEqualTo("text/html; charset=utf-8");
        assertThat(answer.body()).isEqualTo(Precompressed.gzip(bytes(PAGE)));
        try (InputStream plain = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
            assertThat(new String(plain.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(PAGE);
        }
        String tag = header(answer, "ETag");
        assertThat(tag).isNotEqualTo(header(get("en/"), "ETag"));
        assertThat(get("en/", "Accept-Encoding", "gzip", "If-None-Match", tag).statusCode())
                .isEqualTo(304);
        assertThat(header(get("en/"), "Content-Encoding")).isEmpty();
    }

    @Test
    void headIsGetWithoutTheBody() throws Exception {
        HttpResponse<byte[]> head = send("HEAD", "en/");
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(header(head, "Content-Length")).isEqualTo(Integer.toString(bytes(PAGE).length));
    }

    @Test
    void partsCanBeAskedFor() throws Exception {
        byte[] all = bytes(PAGE);
        HttpResponse<byte[]> part = get("en/", "Range", "bytes=10-19");
        assertThat(part.statusCode()).isEqualTo(206);
        assertThat(part.body()).isEqualTo(Arrays.copyOfRange(all, 10, 20));
        assertThat(header(part, "Content-Range")).isEqualTo("bytes 10-19/" + all.length);
        HttpResponse<byte[]> end = get("en/", "Range", "bytes=-5");
        assertThat(end.body()).isEqualTo(Arrays.copyOfRange(all, all.length - 5, all.length));
        assertThat(get("en/", "Range", "bytes=" + all.length + "-").statusCode())
                .isEqualTo(416);
    }

    @Test
    void aFolderLeadsToItsPage() throws Exception {
        HttpResponse<byte[]> folder = get("en");
        assertThat(folder.statusCode()).isEqualTo(301);
        assertThat(header(folder, "Location")).isIn("en/", server.address() + "en/");
        HttpResponse<byte[]> top = get("/a/b/c");
        assertThat(top.statusCode()).isEqualTo(301);
        assertThat(URI.create(server.address()).resolve("/a/b/c").resolve(header(top, "Location")))
                .isEqualTo(URI.create(server.address()));
        assertThat(new String(get("").body(), StandardCharsets.UTF_8)).contains("start");
    }

    @Test
    void aNameWithASpaceIsFound() throws Exception {
        HttpResponse<byte[]> table = get("data/a%20b.csv");
        assertThat(table.statusCode()).isEqualTo(200);
        assertThat(header(table, "Content-Type")).isEqualTo("text/csv; charset=utf-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gone.html", "/", "/a/b/", "/a/b/cc/", "en/gone", "img/", "en/index.html/"})
    void whatIsNotThereIsNotFound(String path) throws Exception {
        HttpResponse<byte[]> answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(header(answer, "Content-Security-Policy")).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "/a/b/c/../../../etc/passwd, 40[04]",
        "/a/b/c/%2e%2e/%2e%2e/%2e%2e/etc/passwd, 40[04]",
        "/a/b/c/..%2f..%2f..%2fetc%2fpasswd, 40[04]",
        "/a/b/c/%2e%2e%2fetc%2fpasswd, 40[04]",
        "/a/b/c/..%5c..%5cetc, 40[04]",
        "/a/b/c/en%2findex.html, 400",
        "/a/b/c/en%252findex.html, 40[04]",
        "/a/b/c//etc/passwd, 40[04]",
        "/a/b/c/en/index.html%00.png, 400",
        "/a/b/c/en/index.html;x=1, 40[04]|200",
        "/a/b/c/%ff%fe, 40[04]",
        "/a/b/c/%, 400",
        "/a/b/c/../c/../../../../etc/passwd, 40[04]",
    })
    void noAddressLeadsOutOfTheSite(String path, String status) throws Exception {
        String line = raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(line).matches("HTTP/1\\.1 (" + status + ") .*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"})
    void onlyReadingIsAllowed(String method) throws Exception {
        String line = raw(method + " /a/b/c/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(line).startsWith("HTTP/1.1 405 ");
    }

    @Test
    void whatIsNoHttpIsRefused() throws Exception {
        assertThat(raw("nonsense\r\n\r\n")).startsWith("HTTP/1.1 4");
        assertThat(raw("GET /a/b/c/ HTTP/1.1\r\nConnection: close\r\n\r\n")).startsWith("HTTP/1.1 400 ");
        assertThat(raw("GET /a/b/c/" + "x".repeat(9000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n"))
                .matches("HTTP/1\\.1 4(14|31) .*");
        assertThat(raw("GET /a/b/c/ HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(9000) + "\r\n\r\n"))
                .startsWith("HTTP/1.1 431 ");
    }

    @Test
    void slowReadersLoseTheConnectionAndKeepNobodyWaiting() throws Exception {
        var slow = new ArrayList<Socket>();
        try {
            for (int i = 0; i < 500; i++) {
                Socket socket = connect();
                socket.getOutputStream().write(bytes("GET /a/b/c/ HTTP/1.1\r\nHost: loc"));
                slow.add(socket);
            }
            long start = System.nanoTime();
            for (int i = 0; i < 50; i++) {
                assertThat(get("en/").statusCode()).isEqualTo(200);
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
            for (Socket socket : slow) {
                socket.setSoTimeout(20 * PATIENCE);
                String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(answer).doesNotContain("200");
            }
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /**
     * Ten thousand readers at once: all ask before the first one reads its answer. The server has a process of its
     * own, since one process may not hold both ends of so many connections.
     */
    @Test
    void tenThousandAtOnceAreAnswered() throws Exception {
        byte[] request =
                bytes("GET /en/ HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n");
        byte[] page = Precompressed.gzip(bytes(PAGE));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var readers = new ArrayList<Socket>();
        try (var out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            URI address = URI.create(out.readLine());
            for (int i = 0; i < 10_000; i++) {
                readers.add(new Socket(address.getHost(), address.getPort()));
                readers.get(i).getOutputStream().write(request);
            }
            for (Socket reader : readers) {
                reader.setSoTimeout(60_000);
                byte[] answer = reader.getInputStream().readAllBytes();
                assertThat(new String(answer, StandardCharsets.ISO_8859_1)).startsWith("HTTP/1.1 200 OK\r\n");
                assertThat(Arrays.copyOfRange(answer, answer.length - page.length, answer.length))
                        .isEqualTo(page);
            }
        } finally {
            for (Socket reader : readers) {
                reader.close();
            }
            process.destroy();
        }
    }

    /** The server that ten thousand ask. */
    static final class Child {

        private Child() {}

        public static void main(String[] arguments) throws Exception {
            SiteFiles site = SiteFiles.of(Map.of("en/index.html", bytes(PAGE)));
            var options = new SiteServer.Options("127.0.0.1", 0, "/", Policy.framedBy(List.of()), 60_000);
            try (SiteServer server = SiteServer.start(site, options)) {
                System.out.println(server.address());
                server.join();
            }
        }
    }
}
