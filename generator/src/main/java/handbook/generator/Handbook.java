package handbook.generator;

import handbook.generator.author.NewCommand;
import handbook.generator.calc.CalcCommand;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command line of the handbook. */
@Command(
        name = "handbook",
        description = "Builds and serves the Storage Handbook, and runs its calculators.",
        subcommands = {
            BuildCommand.class,
            CheckCommand.class,
            ServeCommand.class,
            NewCommand.class,
            CalcCommand.class,
            DistCommand.class,
            SitePublishCommand.class
        },
        synopsisSubcommandLabel = "COMMAND")
public final class Handbook {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = CommandLine.ScopeType.INHERIT,
            description = "Shows this help.")
    private boolean help;

    Handbook() {}

    public static void main(String[] arguments) {
        System.setOut(utf8(FileDescriptor.out));
        System.setErr(utf8(FileDescriptor.err));
        System.exit(run(arguments));
    }

    /** Returns the version of the program, which is that of the site. */
    static String version() {
        String version = Handbook.class.getPackage().getImplementationVersion();
        return version == null ? "unpacked" : version; // run from its classes, as tests do
    }

    /** Returns the exit code: 0 for success, 1 for a failed build or check, 2 for wrong use or wrong input. */
    static int run(String... arguments) {
        return new CommandLine(new Handbook())
                .setExecutionExceptionHandler(Handbook::explain)
                .execute(arguments);
    }

    /** A file that cannot be read or written gets a sentence; anything else is our bug and shows where. */
    private static int explain(Exception problem, CommandLine command, CommandLine.ParseResult given) {
        if (problem instanceof IOException || problem instanceof UncheckedIOException) {
            Throwable cause = problem.getCause() == null ? problem : problem.getCause();
            System.err.println(cause.getClass().getSimpleName().replace("Exception", "") + ": " + cause.getMessage());
        } else {
            problem.printStackTrace();
        }
        return 1;
    }

    /** What is printed is UTF-8 whatever the locale says, as the pages are. */
    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
