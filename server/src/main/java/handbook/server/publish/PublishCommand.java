package handbook.server.publish;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code publish}: puts the site into a folder from which a web server shows it, without a moment between. */
public abstract class PublishCommand {

    /** What the command's help says. */
    public static final String DESCRIPTION = "Puts the site into a folder of releases and shows it there in one step. "
            + "A web server shows DIR/current. Other releases stay for --rollback.";

    /** The folder that the web server shows the site from, and what is to be done with it. */
    @Parameters(paramLabel = "DIR", description = "Folder of the releases; made if it is not there.")
    private Path folder;

    @Option(
            names = "--keep",
            paramLabel = "N",
            defaultValue = "5",
            description = "How many releases stay (default: 5).")
    private int keep;

    @Option(names = "--rollback", description = "Publishes nothing, but shows the release before the current one.")
    private boolean back;

    @Option(names = "--list", description = "Publishes nothing, but lists the releases.")
    private boolean list;

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "How long to wait for another process that publishes there (default: 60).")
    private int patience;

    /** Returns the site that is to be published. */
    protected abstract SiteFiles site() throws IOException;

    /**
     * Does what the command line says.
     *
     * @return the exit code
     */
    protected final int run(PrintStream out, PrintStream err) throws IOException {
        if (keep < 2 || patience < 0) {
            err.println(keep < 2 ? "--keep is at least 2, so that there is a way back" : "--wait is at least 0");
            return 2;
        }
        try (Releases releases = Releases.open(folder, Duration.ofSeconds(patience), err::println)) {
            if (list) {
                String current = releases.current();
                releases.all().forEach(name -> out.println((name.equals(current) ? "* " : "  ") + name));
                return 0;
            }
            String before = releases.current();
            String name = back ? releases.rollBack() : releases.publish(site(), keep);
            out.println(folder.resolve("current") + " -> " + name
                    + (name.equals(before) ? " (the same files as before)" : ""));
            return 0;
        } catch (PublishException e) {
            err.println(e.getMessage());
            return 1;
        }
    }
}
