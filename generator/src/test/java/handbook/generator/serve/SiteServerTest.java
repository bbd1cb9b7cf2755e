package handbook.generator.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteServerTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    private SiteServer server;

    @BeforeEach
    void serveASmallSite() throws IOException {
        Path site = Files.createDirectories(folder.resolve("site/en"));
        Files.writeString(folder.resolve("secret.txt"), "secret");
        Files.writeString(folder.resolve("site/index.html"), "<p>Старт</p>");
        Files.writeString(folder.resolve("site/.hidden"), "hidden");
        Files.writeString(folder.resolve("site/empty.txt"), "");
        Files.writeString(folder.resolve("site/a.css"), "p {}");
        Files.writeString(folder.resolve("site/a.js"), "x()");
        Files.writeString(folder.resolve("site/a.svg"), "<svg/>");
        Files.writeString(folder.resolve("site/a.csv"), "a,b");
        Files.write(folder.resolve("site/a.png"), new byte[] {1});
        Files.writeString(site.resolve("index.html"), "<p>Home</p>");
        server = SiteServer.start(folder.resolve("site"), "127.0.0.1", 0);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server.address() + path));
    }

    @ParameterizedTest
    @CsvSource({
        "'',text/html; charset=utf-8",
        "en/,text/html; charset=utf-8",
        "a.css,text/css; charset=utf-8",
        "a.js,text/javascript; charset=utf-8",
        "a.svg,image/svg+xml; charset=utf-8",
        "a.csv,text/csv; charset=utf-8",
        "a.png,image/png"
    })
    void everyFileHasItsType(String path, String type) throws Exception {
        HttpResponse<String> response = send(request(path));
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).hasValue(type);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a.css", "nowhere.html"})
    void everyAnswerCarriesTheStrictPolicy(String path) throws Exception {
        HttpResponse<String> response = send(request(path));
        assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                .startsWith("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }

    @Test
    void pagesAreSentAsTheyAre() throws Exception {
        assertThat(send(request("")).body()).isEqualTo("<p>Старт</p>");
        assertThat(send(request("empty.txt")).body()).isEmpty();
    }

    @Test
    void anUnchangedFileIsNotSentAgain() throws Exception {
        String tag = send(request("a.js")).headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = send(request("a.js").header("If-None-Match", "\"other\", W/" + tag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        Files.writeString(folder.resolve("site/a.js"), "y()");
        assertThat(send(request("a.js").header("If-None-Match", tag)).body()).isEqualTo("y()");
    }

    @Test
    void headSendsTheHeadersAlone() throws Exception {
        HttpResponse<String> head = send(request("a.css").method("HEAD", BodyPublishers.noBody()));
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(head.headers().firstValue("Content-Length")).hasValue("4");
    }

    @Test
    void otherMethodsAreRefused() throws Exception {
        HttpResponse<String> post = send(request("a.css").POST(BodyPublishers.ofString("x")));
        assertThat(post.statusCode()).isEqualTo(405);
        assertThat(post.headers().firstValue("Allow")).hasValue("GET, HEAD");
    }

    @Test
    void aFolderLeadsToItsAddressWithASlash() throws Exception {
        HttpResponse<String> response = send(request("en"));
        assertThat(response.statusCode()).isEqualTo(301);
        assertThat(response.headers().firstValue("Location")).hasValue("en/");
    }

    @Test
    void aMissingPageSaysSo() throws Exception {
        HttpResponse<String> response = send(request("nowhere.html"));
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.body()).contains("There is no such page");
        Files.writeString(folder.resolve("site/404.html"), "<p>own</p>");
        assertThat(send(request("nowhere.html")).body()).isEqualTo("<p>own</p>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../secret.txt",
                "/en/../../secret.txt",
                "/%2e%2e/secret.txt",
                "/..%2fsecret.txt",
                "//secret.txt",
                "/.hidden",
                "/link.txt",
                "/a%00.css"
            })
    void nothingOutsideOfTheSiteIsServed(String path) throws Exception {
        Files.createSymbolicLink(folder.resolve("site/link.txt"), folder.resolve("secret.txt"));
        // a path that is no address at all is refused by newer JDKs before the handler sees it
        assertThat(raw("GET " + path + " HTTP/1.1"))
                .matches("(?s)HTTP/1\\.1 40[04] .*")
                .doesNotContain("secret\n", "hidden\n");
    }

    /** Sends a request as it stands; a client would tidy the path. */
    private String raw(String request) throws IOException {
        URI address = URI.create(server.address());
        try (var socket = new Socket(address.getHost(), address.getPort());
                InputStream in = socket.getInputStream()) {
            String text = request + "\r\nHost: x\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aTakenPortIsNoticed() {
        int port = URI.create(server.address()).getPort();
        assertThatThrownBy(() -> SiteServer.start(folder, "127.0.0.1", port)).isInstanceOf(BindException.class);
    }

    @Test
    void anUnknownHostIsNoticed() {
        assertThatThrownBy(() -> SiteServer.start(folder, "no-such-host.invalid", 0))
                .isInstanceOf(UnknownHostException.class);
    }
}
