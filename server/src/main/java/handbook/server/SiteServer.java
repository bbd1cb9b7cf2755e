package handbook.server;

import handbook.server.publish.SiteFiles;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A web server for a site that does not change. All files are in memory and no thread waits for a reader, so slow
 * readers cost it a connection each and nothing more, and one that says nothing for a while loses it.
 */
public final class SiteServer implements AutoCloseable {

    private static final int THREADS = 16;
    private static final int WAITING_CONNECTIONS = 4096;
    private static final int MOST_HEADERS = 8 * 1024;

    private final Server server;
    private final String address;

    private SiteServer(Server server, String address) {
        this.server = server;
        this.address = address;
    }

    /**
     * How a site is served.
     *
     * @param host name or address to listen on
     * @param port 0 for any free one
     * @param path under which the site stands, with a slash at both ends
     * @param policy content security policy
     * @param patience milliseconds after which a silent connection is closed
     */
    public record Options(String host, int port, String path, String policy, long patience) {}

    /**
     * Starts to serve a site.
     *
     * @throws UnknownHostException if the host is no address of this machine
     * @throws IOException if the port is taken
     */
    public static SiteServer start(SiteFiles site, Options options) throws IOException {
        if (new InetSocketAddress(options.host(), options.port()).isUnresolved()) {
            throw new UnknownHostException(options.host());
        }
        var threads = new QueuedThreadPool(THREADS, 2);
        threads.setName("handbook");
        var server = new Server(threads);
        var connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http()));
        connector.setHost(options.host());
        connector.setPort(options.port());
        connector.setAcceptQueueSize(WAITING_CONNECTIONS);
        connector.setIdleTimeout(options.patience());
        server.addConnector(connector);
        server.setHandler(new SiteHandler(site, options.path(), options.policy()));
        try {
            server.start();
        } catch (IOException e) {
            throw e;
        } catch (Exception e) { // so declared by Jetty
            throw new IllegalStateException(e);
        }
        String host = options.host().indexOf(':') >= 0 ? "[" + options.host() + "]" : options.host();
        return new SiteServer(server, "http://" + host + ":" + connector.getLocalPort() + options.path());
    }

    private static HttpConfiguration http() {
        var http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(true);
        http.setRequestHeaderSize(MOST_HEADERS);
        // an encoded slash or a path with dots is answered with 400
        http.setUriCompliance(UriCompliance.RFC3986);
        http.setRelativeRedirectAllowed(true);
        return http;
    }

    /** Returns the address for a browser. */
    public String address() {
        return address;
    }

    /** Waits until the server is stopped. */
    public void join() throws InterruptedException {
        server.join();
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception e) { // so declared by Jetty
            throw new IllegalStateException(e);
        }
    }
}
