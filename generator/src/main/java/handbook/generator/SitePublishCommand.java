package handbook.generator;

import handbook.generator.dist.Commit;
import handbook.generator.dist.Distribution;
import handbook.server.publish.PublishCommand;
import handbook.server.publish.SiteFiles;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code publish}: the site as it was last built. */
@Command(name = "publish", description = PublishCommand.DESCRIPTION)
final class SitePublishCommand extends PublishCommand implements Callable<Integer> {

    @Mixin
    private Folders folders;

    @Override
    protected SiteFiles site() throws IOException {
        return Distribution.site(folders.output(), Handbook.version(), Commit.of(folders.source()));
    }

    @Override
    public Integer call() throws IOException {
        return run(System.out, System.err);
    }
}
