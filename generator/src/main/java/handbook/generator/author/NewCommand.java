package handbook.generator.author;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code new}: the files that something new begins with. */
@Command(
        name = "new",
        description = "Creates the files that something new begins with.",
        synopsisSubcommandLabel = "COMMAND")
public final class NewCommand {

    private static final int WRONG_USE = 2;

    @Command(
            name = "article",
            description = "Creates an article in every language and a table of data for it; "
                    + "a section that does not exist yet gets its page.",
            footer = {"", "Example: new article benchmarks/my-test"})
    int article(
            @Parameters(paramLabel = "SECTION/NAME", description = "Where it stands, without language and ending.")
                    String path,
            @Option(
                            names = "--source",
                            paramLabel = "DIR",
                            defaultValue = ".",
                            description = "Folder of the handbook (default: here).")
                    Path source)
            throws IOException {
        String fault = ArticleName.fault(path);
        if (fault != null) {
            System.err.println(fault);
            return WRONG_USE;
        }
        try {
            NewArticle article = NewArticle.plan(source, ArticleName.of(path), LocalDate.now());
            List<String> files = article.write();
            article.newSection().forEach(System.err::println);
            files.forEach(System.out::println);
            return 0;
        } catch (NewArticle.Refused e) {
            System.err.println(e.getMessage());
            return 1;
        }
    }
}
