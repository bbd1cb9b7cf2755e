package handbook.generator;

import handbook.generator.build.Build;
import handbook.generator.build.BuildException;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Severity;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code build}: the site from its sources. */
@Command(name = "build", description = "Builds the site; a failed build leaves the last good one as it is.")
final class BuildCommand implements Callable<Integer> {

    @Mixin
    private Folders folders;

    @Override
    public Integer call() throws IOException {
        return build(folders, System.out, System.err) ? 0 : 1;
    }

    /** Builds and tells how it went. */
    static boolean build(Folders folders, PrintStream out, PrintStream err) throws IOException {
        long start = System.nanoTime();
        Build.Result result;
        try {
            result = Build.run(folders.source(), folders.output());
        } catch (BuildException e) {
            err.println(e.getMessage());
            return false;
        }
        List<Mistake> listed = result.mistakes().stream()
                .filter(mistake -> mistake.severity() != Severity.HINT)
                .toList();
        listed.forEach(err::println);
        if (!result.isGood()) {
            err.println(Tally.of(listed) + "; the site was not changed");
            return false;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        String folder = folders.output().normalize().toString();
        out.println(String.format(
                Locale.ROOT, "%d pages in %.1f s: %s (%s)", result.pages(), seconds, folder, result.sizes()));
        return true;
    }
}
