package handbook.generator.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import handbook.server.ContentTypes;
import handbook.server.Policy;
import handbook.server.publish.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Answers requests for files below one folder, and for nothing else. */
final class SiteHandler implements HttpHandler {

    private static final String POLICY = Policy.framedBy(List.of());
    private static final String MISSING = "missing";
    private static final String NOT_FOUND = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">"
            + "<title>404</title></head><body><h1>404</h1><p>There is no such page. Такой страницы нет.</p>"
            + "<p><a href=\"/\">Storage Handbook</a></p></body></html>";

    private final Path site;
    private final LivePages live;

    /**
     * @param live what is shown besides the files; null to show just these
     */
    SiteHandler(Path site, LivePages live) {
        this.site = site;
        this.live = live;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Content-Security-Policy", live == null ? POLICY : LiveHandler.policy(POLICY));
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Referrer-Policy", "no-referrer");
            answer(exchange);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        String method = exchange.getRequestMethod();
        if (!method.equals("GET") && !method.equals("HEAD")) {
            exchange.getResponseHeaders().set("Allow", "GET, HEAD");
            exchange.sendResponseHeaders(405, -1);
            return;
        }
        Path file = file(exchange.getRequestURI().getPath());
        if (file != null && Files.isDirectory(file)) {
            redirect(exchange);
            return;
        }
        byte[] content = file == null ? null : content(file);
        if (content == null) {
            notFound(exchange);
        } else {
            found(exchange, file, isLive(file) ? LiveHandler.withScript(content, version(content)) : content);
        }
    }

    private boolean isLive(Path file) {
        return live != null && file.toString().endsWith(".html");
    }

    /** Returns what changes when a page does, or a file that pages show. */
    String version(String address) throws IOException {
        Path file = file(address);
        byte[] content = file == null || Files.isDirectory(file) ? null : content(file);
        return content == null ? MISSING : version(content);
    }

    private String version(byte[] content) {
        return Sha256.of(content).substring(0, 16) + "-" + live.files();
    }

    /** Returns the file of an address, null for one that leads out of the site. */
    private Path file(String address) {
        if (address == null || !address.startsWith("/")) {
            return null;
        }
        String name = address.endsWith("/") ? address + "index.html" : address;
        try {
            Path file = site.resolve(name.substring(1)).normalize();
            boolean hidden = name.contains("/.");
            return !hidden && file.startsWith(site) && isInside(file) ? file : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** Tells whether a file is below the site's folder even after symbolic links are followed. */
    private boolean isInside(Path file) {
        try {
            return file.toRealPath().startsWith(site.toRealPath());
        } catch (IOException e) {
            return false;
        }
    }

    private byte[] content(Path file) throws IOException {
        byte[] changed = live == null
                ? null
                : live.changed(site.relativize(file).toString().replace('\\', '/'));
        try {
            return changed != null ? changed : Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            return null; // a build swapped the folder in between
        }
    }

    /** Leads from a folder to its address with a slash, so that relative links on the page are right. */
    private static void redirect(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getRawPath();
        String folder = path.substring(path.lastIndexOf('/') + 1);
        exchange.getResponseHeaders().set("Location", folder + "/");
        exchange.sendResponseHeaders(301, -1);
    }

    private static void found(HttpExchange exchange, Path file, byte[] content) throws IOException {
        String tag = Sha256.tag(content);
        Headers headers = exchange.getResponseHeaders();
        headers.set("ETag", tag);
        headers.set("Cache-Control", "no-cache");
        if (isKnown(exchange.getRequestHeaders().getFirst("If-None-Match"), tag)) {
            exchange.sendResponseHeaders(304, -1);
            return;
        }
        headers.set("Content-Type", ContentTypes.of(file.getFileName().toString()));
        send(exchange, 200, content);
    }

    private static boolean isKnown(String known, String tag) {
        return known != null
                && Arrays.stream(known.split(","))
                        .map(String::strip)
                        .anyMatch(one -> one.equals("*") || one.equals(tag) || one.equals("W/" + tag));
    }

    private void notFound(HttpExchange exchange) throws IOException {
        Path page = site.resolve("404.html");
        byte[] own = Files.isRegularFile(page) ? Files.readAllBytes(page) : NOT_FOUND.getBytes(StandardCharsets.UTF_8);
        byte[] content = live == null ? own : LiveHandler.withScript(own, MISSING);
        exchange.getResponseHeaders().set("Content-Type", ContentTypes.of("404.html"));
        send(exchange, 404, content);
    }

    private static void send(HttpExchange exchange, int status, byte[] content) throws IOException {
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.getResponseHeaders().set("Content-Length", Integer.toString(content.length));
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        exchange.sendResponseHeaders(status, content.length == 0 ? -1 : content.length);
        exchange.getResponseBody().write(content);
    }
}
