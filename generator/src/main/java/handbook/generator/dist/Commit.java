package handbook.generator.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which state of the sources something was made of.
 *
 * @param id of the commit, {@code unknown} where there is no git
 * @param changed whether files differ from it
 * @param date of the commit; where there is none, SOURCE_DATE_EPOCH or the beginning of 1980
 */
public record Commit(String id, boolean changed, Instant date) {

    /** A zip knows no time before 1980, and takes the first moment of it for one. */
    private static final Instant FIRST_DAY = Instant.parse("1980-01-02T00:00:00Z");

    /** Returns the state of a folder. */
    public static Commit of(Path root) throws IOException {
        List<String> last = git(root, "log", "-1", "--format=%H%n%cI");
        if (last.size() < 2) {
            return new Commit("unknown", false, given());
        }
        boolean changed = !git(root, "status", "--porcelain").isEmpty();
        return new Commit(
                last.get(0), changed, OffsetDateTime.parse(last.get(1)).toInstant());
    }

    private static Instant given() {
        try {
            return Instant.ofEpochSecond(Long.parseLong(System.getenv().getOrDefault("SOURCE_DATE_EPOCH", "")));
        } catch (NumberFormatException | DateTimeException e) {
            return FIRST_DAY;
        }
    }

    /** Returns the lines that git prints, none if it fails or is not there. */
    private static List<String> git(Path root, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of("git", "-C", root.toString()));
        command.addAll(Arrays.asList(arguments));
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            return List.of();
        }
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            return process.waitFor() == 0 ? printed.lines().toList() : List.of();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    /** Returns what {@code version.txt} says. */
    public byte[] text(String version) {
        return ("Storage Handbook " + version + "\ncommit " + id + (changed ? " with changes" : "") + "\ndate " + date
                        + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }
}
