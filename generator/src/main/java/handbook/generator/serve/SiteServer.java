package handbook.generator.serve;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A web server for the finished site, for authors and tests; it sends the headers a real one should. */
public final class SiteServer implements AutoCloseable {

    static {
        // without it, every kept-alive answer waits 40 ms for an acknowledgement
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final HttpServer server;
    private final ExecutorService threads;
    private final String host;

    private SiteServer(HttpServer server, ExecutorService threads, String host) {
        this.server = server;
        this.threads = threads;
        this.host = host;
    }

    /**
     * Starts to serve a folder.
     *
     * @param port 0 for any free one
     * @throws java.net.BindException if the port is taken
     * @throws UnknownHostException if the host is no address of this machine
     */
    public static SiteServer start(Path site, String host, int port) throws IOException {
        return start(site, host, port, null);
    }

    /**
     * Starts to serve a folder whose pages change.
     *
     * @param live what has changed
     */
    public static SiteServer start(Path site, String host, int port, LivePages live) throws IOException {
        var address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            throw new UnknownHostException(host);
        }
        HttpServer server = HttpServer.create(address, 0);
        ExecutorService threads = Executors.newCachedThreadPool();
        server.setExecutor(threads);
        var files = new SiteHandler(site.toAbsolutePath().normalize(), live);
        server.createContext("/", files);
        if (live != null) {
            server.createContext(LiveHandler.FOLDER, new LiveHandler(live, files));
        }
        server.start();
        return new SiteServer(server, threads, host);
    }

    /** Returns the address for a browser. */
    public String address() {
        String name = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
        return "http://" + name + ":" + server.getAddress().getPort() + "/";
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
