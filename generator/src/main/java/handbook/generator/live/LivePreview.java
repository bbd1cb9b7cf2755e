package handbook.generator.live;

import handbook.generator.build.Build;
import handbook.generator.build.BuildException;
import handbook.generator.build.Preview;
import handbook.generator.cache.BuildCache;
import handbook.generator.mistake.Mistake;
import handbook.generator.serve.LivePages;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Keeps a served site up to date. A page that was changed is shown at once; then the whole site is built, so
 * that what depends on the page follows, and every mistake is found.
 */
public final class LivePreview {

    private final Path source;
    private final Path output;
    private final LivePages live;
    private final PrintStream out;
    private final PrintStream err;
    private final FolderWatch watch;
    private final Thread thread = new Thread(this::run, "live preview");
    private final BuildCache cache;
    private Preview preview;

    private LivePreview(Path source, Path output, LivePages live, PrintStream out, PrintStream err) throws IOException {
        this.source = source.toAbsolutePath().normalize();
        this.output = output.toAbsolutePath().normalize();
        this.live = live;
        this.out = out;
        this.err = err;
        this.cache = BuildCache.load(Build.cacheFile(output));
        this.watch = new FolderWatch(sources());
    }

    private List<Path> sources() {
        return Stream.of("content", "templates", "assets", "jbake.properties")
                .map(source::resolve)
                .filter(path -> path.toFile().exists())
                .toList();
    }

    /** Begins to watch, in a thread of its own, and builds the site first. */
    public static LivePreview start(Path source, Path output, LivePages live, PrintStream out, PrintStream err)
            throws IOException {
        var preview = new LivePreview(source, output, live, out, err);
        preview.thread.setDaemon(true);
        preview.thread.start();
        return preview;
    }

    private void run() {
        try {
            build();
            while (true) {
                Set<Path> changed = watch.take();
                if (changed.stream().anyMatch(this::matters)) {
                    changed.forEach(this::show);
                    build();
                }
            }
        } catch (ClosedWatchServiceException | InterruptedException e) {
            // closed: nothing more to do
        } catch (IOException e) {
            err.println("no longer watching: " + e);
        }
    }

    /** Tells whether a file can be part of the site; editors write others beside it. */
    private boolean matters(Path path) {
        boolean ours = sources().stream().anyMatch(path::startsWith) || source.startsWith(path);
        String name = String.valueOf(path.getFileName());
        return ours && !name.startsWith(".") && !name.startsWith("#") && !name.endsWith("~");
    }

    private void show(Path path) {
        Preview.Shown page = preview == null ? null : preview.page(path);
        if (page == null) {
            return;
        }
        if (page.html() == null) {
            live.wrong(errors(page.mistakes()));
        } else {
            live.show(page.uri(), page.html());
        }
    }

    private void build() {
        long start = System.nanoTime();
        try {
            Build.Result result = Build.run(source, output, cache);
            if (result.isGood()) {
                if (preview == null) {
                    cache.save(Build.cacheFile(output));
                }
                live.published(preview == null || !preview.hasSameFiles(result.preview()));
                preview = result.preview();
                out.println(String.format(
                        Locale.ROOT, "%d pages in %.1f s", result.pages(), (System.nanoTime() - start) / 1e9));
            } else {
                wrong(errors(result.mistakes()));
            }
        } catch (BuildException | IOException | RuntimeException e) {
            // a file that is gone before it is read, as happens while many change; or a folder that is missing
            wrong(List.of(String.valueOf(e.getMessage())));
        }
    }

    private void wrong(List<String> mistakes) {
        mistakes.forEach(err::println);
        live.wrong(mistakes);
    }

    private static List<String> errors(List<Mistake> mistakes) {
        var errors = new ArrayList<String>();
        mistakes.stream().filter(Mistake::isError).forEach(mistake -> errors.add(mistake.toString()));
        return errors;
    }

    /** Stops to watch; a build that is going on is finished. */
    public void stop() throws IOException, InterruptedException {
        watch.close();
        thread.join();
    }
}
