package handbook.generator;

import handbook.generator.build.Build;
import handbook.generator.build.BuildException;
import handbook.generator.dist.Commit;
import handbook.generator.dist.Distribution;
import handbook.server.publish.SiteFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code dist}: the archives for an administrator. */
@Command(
        name = "dist",
        description = "Writes the archives for an administrator: the site, a server, what connects it with web servers "
                + "and wikis. The same sources give the same bytes.")
final class DistCommand implements Callable<Integer> {

    @Mixin
    private Folders folders;

    @Option(
            names = "--to",
            paramLabel = "DIR",
            description = "Folder of the archives (default: target/dist in the source).")
    private Path to;

    @Option(
            names = "--server",
            paramLabel = "JAR",
            required = true,
            description = "The server that the site is put into.")
    private Path server;

    @Override
    public Integer call() throws IOException, BuildException {
        Path source = folders.source().toAbsolutePath().normalize();
        if (!Files.exists(folders.output().resolve("index.html"))
                && !BuildCommand.build(folders, false, System.out, System.err)) {
            return 1;
        }
        Commit commit = Commit.of(source);
        SiteFiles site = Distribution.site(folders.output(), Handbook.version(), commit);
        var distribution = new Distribution(Handbook.version(), commit);
        distribution.addSite(site);
        distribution.addServer(server, site);
        distribution.addFolder("deploy", source.resolve("deploy"));
        distribution.addEmbedScript(
                site, List.of("deploy/dokuwiki/handbook/script.js", "deploy/mediawiki/StorageHandbook/embed.js"));
        distribution.addStubs(Build.pages(source));
        for (Path archive : distribution.write(to == null ? source.resolve("target/dist") : to)) {
            System.out.println(String.format(Locale.ROOT, "%s: %.1f MB", archive, Files.size(archive) / 1e6));
        }
        return 0;
    }
}
