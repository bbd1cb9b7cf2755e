package handbook.generator;

import handbook.generator.build.Build;
import handbook.generator.build.BuildException;
import java.io.IOException;
import java.io.PrintStream;
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
        result.mistakes().forEach(err::println);
        if (!result.mistakes().isEmpty()) {
            err.println(counted(result.mistakes().size()) + "; the site was not changed");
            return false;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        String folder = folders.output().normalize().toString();
        out.println(String.format(
                Locale.ROOT, "%d pages in %.1f s: %s (%s)", result.pages(), seconds, folder, result.sizes()));
        return true;
    }

    private static String counted(int mistakes) {
        return mistakes == 1 ? "1 mistake" : mistakes + " mistakes";
    }
}
