package handbook.server;

import handbook.server.publish.PublishCommand;
import handbook.server.publish.SiteFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The site in one file: serves it, or publishes it to a folder. */
@Command(
        name = "java -jar storage-handbook.jar",
        description = "Serves the Storage Handbook, which is inside this file. Ctrl-C ends it.",
        subcommands = Main.Publish.class)
public final class Main implements Callable<Integer> {

    private static final Pattern PATH = Pattern.compile("/|(/[A-Za-z0-9._~-]*[A-Za-z0-9_~-])+/?");

    @Option(
            names = "--host",
            defaultValue = "127.0.0.1",
            description = "Address to listen on (default: this machine only).")
    private String host;

    @Option(
            names = "--port",
            defaultValue = "8080",
            description = "Port to listen on; 0 for any free one (default: 8080).")
    private int port;

    @Option(names = "--path", defaultValue = "/", description = "Where the site stands on the server (default: /).")
    private String path;

    @Option(
            names = "--frame",
            paramLabel = "ADDRESS",
            description =
                    "A site that may show calculators in its pages, such as https://wiki.example; may be repeated.")
    private List<String> framers = List.of();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = CommandLine.ScopeType.INHERIT,
            description = "Shows this help.")
    private boolean help;

    Main() {}

    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    /** Returns the exit code: 0 for success, 1 for a failure, 2 for wrong use. */
    static int run(String... arguments) {
        return new CommandLine(new Main())
                .setExecutionExceptionHandler((problem, command, given) -> {
                    Throwable cause = problem instanceof UncheckedIOException ? problem.getCause() : problem;
                    if (cause instanceof IOException) {
                        System.err.println(cause.getMessage());
                    } else {
                        cause.printStackTrace();
                    }
                    return 1;
                })
                .execute(arguments);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!PATH.matcher(path).matches()) {
            System.err.println("--path \"" + path + "\" is no path such as /kb/");
            return 2;
        }
        if (port < 0 || port > 65_535) {
            System.err.println("--port " + port + " is out of range; it is from 0 to 65535");
            return 2;
        }
        String policy;
        try {
            policy = Policy.framedBy(framers);
        } catch (IllegalArgumentException e) {
            System.err.println("--frame " + e.getMessage());
            return 2;
        }
        var options = new SiteServer.Options(host, port, path.endsWith("/") ? path : path + "/", policy, 20_000);
        try (SiteServer server = SiteServer.start(site(), options)) {
            System.out.println(server.address());
            server.join();
        }
        return 0;
    }

    /** Returns the site inside this file. */
    static SiteFiles site() throws IOException {
        try {
            URI self = Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            try (FileSystem archive = FileSystems.newFileSystem(Path.of(self))) {
                Path site = archive.getPath("/site");
                if (!Files.exists(site.resolve("index.html"))) {
                    throw new IOException("there is no site in " + self);
                }
                return SiteFiles.read(site);
            }
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the address of a jar", e);
        }
    }

    /** Publishes the site inside this file. */
    @Command(name = "publish", description = PublishCommand.DESCRIPTION)
    static final class Publish extends PublishCommand implements Callable<Integer> {

        @Override
        protected SiteFiles site() throws IOException {
            return Main.site();
        }

        @Override
        public Integer call() throws IOException {
            return run(System.out, System.err);
        }
    }
}
