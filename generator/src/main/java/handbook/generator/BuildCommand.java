package handbook.generator;

import handbook.generator.build.Build;
import handbook.generator.build.BuildException;
import handbook.generator.cache.BuildCache;
import handbook.generator.jbake.Settings;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Severity;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code build}: the site from its sources. */
@Command(name = "build", description = "Builds the site; a failed build leaves the last good one as it is.")
final class BuildCommand implements Callable<Integer> {

    @Mixin
    private Folders folders;

    @Option(names = "--no-cache", description = "Reads and writes everything anew, whatever former builds left.")
    private boolean anew;

    @Override
    public Integer call() throws IOException {
        return build(folders, anew, System.out, System.err) ? 0 : 1;
    }

    /** Builds and tells how it went. */
    static boolean build(Folders folders, boolean anew, PrintStream out, PrintStream err) throws IOException {
        long start = System.nanoTime();
        Build.Result result;
        try {
            Path file = Build.cacheFile(folders.output());
            BuildCache cache = anew ? new BuildCache() : BuildCache.load(file);
            result = Build.run(folders.source(), folders.output(), cache);
            cache.save(file);
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
        String missing = result.withFeeds() ? "" : "; no feeds and site maps, as " + Settings.URL + " is not set";
        out.println(String.format(
                Locale.ROOT,
                "%d pages in %.1f s: %s (%s)%s",
                result.pages(),
                seconds,
                folder,
                result.sizes(),
                missing));
        return true;
    }
}
