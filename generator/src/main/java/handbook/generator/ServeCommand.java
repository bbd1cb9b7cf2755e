package handbook.generator;

import handbook.generator.live.LivePreview;
import handbook.generator.serve.LivePages;
import handbook.generator.serve.SiteServer;
import java.io.IOException;
import java.net.BindException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code serve}: the site for a browser on this machine. */
@Command(
        name = "serve",
        description = "Serves the site and builds it anew whenever a source is saved; browsers follow. Ctrl-C ends it.")
final class ServeCommand implements Callable<Integer> {

    @Mixin
    private Folders folders;

    @Option(
            names = "--port",
            defaultValue = "8080",
            description = "Port to listen on; 0 for any free one (default: 8080).")
    private int port;

    @Option(
            names = "--host",
            defaultValue = "127.0.0.1",
            description = "Address to listen on (default: this machine only).")
    private String host;

    @Option(
            names = "--no-watch",
            description = "Serves the site as it is, and as a server would; builds it only if there is none yet.")
    private boolean still;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!Files.exists(folders.output().resolve("index.html"))
                && !BuildCommand.build(folders, false, System.out, System.err)) {
            return 1;
        }
        try {
            LivePages live = still ? null : new LivePages();
            SiteServer server = SiteServer.start(folders.output(), host, port, live);
            System.out.println(server.address());
            if (live != null) {
                LivePreview.start(folders.source(), folders.output(), live, System.out, System.err);
            }
        } catch (BindException e) {
            System.err.println("cannot listen on " + host + ":" + port + ": " + e.getMessage()
                    + "; another program may have it, --port names another one");
            return 1;
        } catch (UnknownHostException | UnresolvedAddressException e) {
            System.err.println("unknown host \"" + host + "\"; --host names an address of this machine");
            return 1;
        } catch (IllegalArgumentException e) {
            System.err.println("port " + port + " is out of range; it is from 0 to 65535");
            return 2;
        }
        new CountDownLatch(1).await();
        return 0;
    }
}
