package handbook.generator.content;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.data.DataFile;
import handbook.generator.data.DataFiles;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The corrections to the source articles in {@code content/data/errata.csv}, and the pages that show them. */
class ErrataTest {

    private static final String NAME = "errata.csv";

    /** How many corrections each of the seven articles has. */
    private static final List<Integer> COUNTS = List.of(8, 8, 14, 10, 8, 15, 9);

    private static DataFile errata() {
        var mistakes = new Mistakes();
        var file = new SourceFile(Path.of("../content/data", NAME), "content/data/" + NAME);
        DataFile data = DataFiles.read(Map.of(NAME, file), mistakes).find(NAME);
        return data;
    }

    private static Stream<String> column(String name) {
        DataFile data = errata();
        int column = data.columns().indexOf(name);
        return data.rows().stream().map(row -> row.get(column));
    }

    @Test
    void everyCorrectionIsThereOnce() {
        var ids = IntStream.range(0, COUNTS.size())
                .boxed()
                .flatMap(article -> IntStream.rangeClosed(1, COUNTS.get(article))
                        .mapToObj(number -> "A%d-%02d".formatted(article + 1, number)));
        assertThat(column("id")).containsExactlyInAnyOrderElementsOf(ids.toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void theListShowsTheCorrectionsOfEveryArticle(String language) throws IOException {
        String page = Files.readString(Path.of("../content", language, "reference/errata.md"));
        assertThat(column("article").distinct())
                .allSatisfy(article -> assertThat(page)
                        .contains("data errata.csv columns=\"id, subject, kind, printed, correct\""
                                + " where=\"article=" + article + "\""));
    }
}
