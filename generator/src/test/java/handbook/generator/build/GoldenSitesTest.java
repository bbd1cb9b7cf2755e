package handbook.generator.build;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.TestSite;
import handbook.generator.source.ContentTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Small sites, one for each special case: the files in {@code sites/cases/<name>} lie over the good site, its
 * folder {@code expected} says what comes out. {@code mistakes.txt} lists the mistakes; the other files are pages
 * as published, an empty one is a page that is not.
 */
class GoldenSitesTest {

    private static final Path CASES = Path.of("src/test/resources/sites/cases");

    @TempDir
    private Path folder;

    static Stream<String> cases() throws IOException {
        try (Stream<Path> all = Files.list(CASES)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aSpecialCaseComesOutAsExpected(String name) throws Exception {
        TestSite site = TestSite.good(folder);
        site.add("cases/" + name);
        Path expected = CASES.resolve(name).resolve("expected");
        Path list = expected.resolve("mistakes.txt");
        assertThat(site.mistakes()).isEqualTo(Files.exists(list) ? Files.readAllLines(list) : List.of());
        for (Path page : ContentTree.files(expected)) {
            String uri = expected.relativize(page).toString().replace('\\', '/');
            if (!page.equals(list)) {
                compare(site, uri, Files.readString(page));
            }
        }
    }

    private static void compare(TestSite site, String uri, String expected) throws IOException {
        if (expected.isEmpty()) {
            assertThat(site.output().resolve(uri)).doesNotExist();
        } else {
            assertThat(site.page(uri)).as(uri).isEqualTo(expected);
        }
    }
}
