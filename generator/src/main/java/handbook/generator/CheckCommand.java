package handbook.generator;

import handbook.generator.build.Build;
import handbook.generator.build.BuildException;
import handbook.generator.mistake.Mistake;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check}: what is wrong with the content, without building the site. */
@Command(
        name = "check",
        description = "Lists the mistakes in content and data without building the site. "
                + "Templates and finished pages are looked at by build.")
final class CheckCommand implements Callable<Integer> {

    private static final int WRONG_USE = 2;

    @Option(
            names = "--source",
            paramLabel = "DIR",
            defaultValue = ".",
            description = "Folder of the handbook (default: here).")
    private Path source;

    @Option(
            names = "--format",
            paramLabel = "text|problem|json",
            defaultValue = "text",
            description = "text for people, problem for editors and CI (file:line:column: severity: message), "
                    + "json for programs (default: text).")
    private String format;

    @Option(names = "--json", description = "The same as --format json.")
    private boolean json;

    @Parameters(paramLabel = "FILE", description = "Files or folders to hear of; all if none is named.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        MistakeFormat chosen = MistakeFormat.of(json ? "json" : format);
        if (chosen == null) {
            return wrong("unknown format \"" + format + "\"; known: " + MistakeFormat.codes());
        }
        var wanted = new ArrayList<String>();
        for (Path file : files) {
            String path = path(file);
            if (path == null) {
                return wrong(
                        file + " is no file below " + source.toAbsolutePath().normalize());
            }
            wanted.add(path);
        }
        long start = System.nanoTime();
        List<Mistake> mistakes;
        try {
            mistakes = Build.check(source).stream()
                    .filter(mistake -> isWanted(mistake, wanted))
                    .toList();
        } catch (BuildException e) {
            System.err.println(e.getMessage());
            return 1;
        }
        System.out.print(chosen.of(mistakes));
        double seconds = (System.nanoTime() - start) / 1e9;
        System.err.printf(Locale.ROOT, "%s in %.1f s%n", Tally.of(mistakes), seconds);
        return mistakes.stream().anyMatch(Mistake::isError) ? 1 : 0;
    }

    /** Returns the path of a file below the handbook's folder, or null for one that is not there. */
    private String path(Path file) {
        Path root = source.toAbsolutePath().normalize();
        return Stream.of(file.toAbsolutePath(), root.resolve(file))
                .map(Path::normalize)
                .filter(candidate -> candidate.startsWith(root) && Files.exists(candidate))
                .map(found -> root.relativize(found).toString().replace('\\', '/'))
                .findFirst()
                .orElse(null);
    }

    private static boolean isWanted(Mistake mistake, List<String> wanted) {
        String file = mistake.file();
        return wanted.isEmpty()
                || wanted.stream().anyMatch(path -> path.isEmpty() || file.equals(path) || file.startsWith(path + "/"));
    }

    private static int wrong(String message) {
        System.err.println(message);
        return WRONG_USE;
    }
}
