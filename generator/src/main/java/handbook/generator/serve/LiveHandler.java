package handbook.generator.serve;

import com.google.gson.Gson;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import handbook.core.text.Language;
import handbook.generator.text.Words;
import handbook.server.ContentTypes;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers below {@link #FOLDER}, an address no site has: a script and a style sheet that go into every page a
 * watching server sends, and the events the script listens to.
 */
final class LiveHandler implements HttpHandler {

    static final String FOLDER = "/.live/";

    private static final int SIGN_OF_LIFE = 15_000;
    private static final String POLICY = "default-src 'none'; ";
    private static final Gson GSON = new Gson();

    private final LivePages live;
    private final SiteHandler site;

    LiveHandler(LivePages live, SiteHandler site) {
        this.live = live;
        this.site = site;
    }

    /** Returns a policy that lets a page listen to events of its own server. */
    static String policy(String policy) {
        return policy.replace(POLICY, POLICY + "connect-src 'self'; ");
    }

    /** Returns a page with the script in it, which is told what version of the page this is. */
    static byte[] withScript(byte[] page, String version) {
        String html = policy(new String(page, StandardCharsets.UTF_8));
        String parts = "<link rel=\"stylesheet\" href=\"" + FOLDER + "live.css\"><script defer src=\"" + FOLDER
                + "live.js\" data-version=\"" + version + "\"></script>";
        return html.replaceFirst("</head>", parts + "</head>").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String name = exchange.getRequestURI().getPath().substring(FOLDER.length());
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            if (!exchange.getRequestMethod().equals("GET")) {
                exchange.sendResponseHeaders(405, -1);
            } else if (name.equals("live.js") || name.equals("live.css")) {
                byte[] content = resource(name);
                exchange.getResponseHeaders().set("Content-Type", ContentTypes.of(name));
                exchange.sendResponseHeaders(200, content.length);
                exchange.getResponseBody().write(content);
            } else if (name.startsWith("events/")) {
                events(exchange, name.substring("events/".length()));
            } else {
                exchange.sendResponseHeaders(404, -1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static byte[] resource(String name) {
        try (InputStream resource = LiveHandler.class.getResourceAsStream(name)) {
            return resource.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /**
     * Tells a page about changes until it is left.
     *
     * @param shown version the page has, a slash, and its path
     */
    private void events(HttpExchange exchange, String shown) throws IOException, InterruptedException {
        int slash = Math.max(0, shown.indexOf('/'));
        String version = shown.substring(0, slash);
        String path = shown.substring(slash);
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
        exchange.sendResponseHeaders(200, 0);
        OutputStream out = exchange.getResponseBody();
        send(out, "retry: 500\n\n");
        List<String> told = null;
        while (!Thread.currentThread().isInterrupted()) {
            long state = live.state();
            List<String> mistakes = live.mistakes();
            if (!mistakes.equals(told)) {
                send(out, "event: mistakes\ndata: " + GSON.toJson(words(path, mistakes)) + "\n\n");
                told = mistakes;
            }
            boolean other = !site.version(path).equals(version);
            send(out, other ? "event: reload\ndata: now\n\n" : ":\n\n");
            live.await(state, SIGN_OF_LIFE);
        }
    }

    private static Map<String, Object> words(String path, List<String> mistakes) {
        Language named = path.length() < 3 ? null : Language.of(path.substring(1, 3));
        Language language = named == null ? Language.EN : named;
        var words = new LinkedHashMap<String, Object>();
        words.put("title", Words.of(language).get("live.mistakes", mistakes.size()));
        words.put("close", Words.of(language).get("live.close"));
        words.put("mistakes", mistakes);
        return words;
    }

    private static void send(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
