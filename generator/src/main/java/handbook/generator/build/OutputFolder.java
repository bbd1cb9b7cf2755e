package handbook.generator.build;

import handbook.server.publish.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Where the site goes. It is written beside the old one and takes its place by renaming, so that a failed
 * or broken-off build leaves the last good site alone.
 */
final class OutputFolder {

    /** Stands in every published site: only a folder that has it is ever replaced. */
    private static final String MARK = ".handbook-site";

    private final Path site;
    private final Path fresh;
    private final Path former;

    OutputFolder(Path site) {
        this.site = site.toAbsolutePath().normalize();
        String name = this.site.getFileName().toString();
        this.fresh = this.site.resolveSibling("." + name + ".new");
        this.former = this.site.resolveSibling("." + name + ".old");
    }

    /** Puts away what a broken-off build left, and returns an empty folder to write to. */
    Path start() throws IOException {
        if (Files.exists(former) && !Files.exists(site)) {
            Files.move(former, site);
        }
        discard();
        return Files.createDirectories(fresh);
    }

    /** Tells whether the site's place is free, empty or taken by a site that was published here before. */
    boolean mayBeReplaced() throws IOException {
        if (!Files.exists(site) || Files.exists(site.resolve(MARK))) {
            return true;
        }
        if (!Files.isDirectory(site)) {
            return false;
        }
        try (Stream<Path> files = Files.list(site)) {
            return files.findAny().isEmpty();
        }
    }

    /** Makes the written folder the site. */
    void publish() throws IOException {
        Files.createFile(fresh.resolve(MARK));
        if (Files.exists(site)) {
            Files.move(site, former);
        }
        Files.move(fresh, site);
        discard();
    }

    /** Removes everything but the site. */
    void discard() throws IOException {
        Trees.delete(fresh);
        Trees.delete(former);
    }
}
