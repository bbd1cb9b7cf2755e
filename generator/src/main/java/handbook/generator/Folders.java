package handbook.generator;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The two folders that building and serving are about. */
final class Folders {

    @Option(
            names = "--source",
            paramLabel = "DIR",
            defaultValue = ".",
            description = "Folder of the handbook (default: here).")
    private Path source;

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "Folder of the site (default: target/site in the source).")
    private Path output;

    Path source() {
        return source;
    }

    Path output() {
        return output == null ? source.resolve("target").resolve("site") : output;
    }
}
