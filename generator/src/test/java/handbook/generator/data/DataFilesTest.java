package handbook.generator.data;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DataFilesTest {

    @TempDir
    private Path folder;

    private final Mistakes mistakes = new Mistakes();

    private DataFiles read(String csv) throws IOException {
        Path file = Files.writeString(folder.resolve("a.csv"), csv);
        return DataFiles.read(Map.of("a.csv", new SourceFile(file, "content/data/a.csv")), mistakes);
    }

    @Test
    void theFirstLineNamesTheColumns() throws IOException {
        DataFile data = read("# source\n#\na, b\n1,\"x, \"\"y\"\"\"\n\n2,\n").find("a.csv");
        assertThat(data.columns()).containsExactly("a", "b");
        assertThat(data.rows()).containsExactly(List.of("1", "x, \"y\""), List.of("2", ""));
        assertThat(mistakes.sorted()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a,b\\n1,2,3 | content/data/a.csv:2: 3 cells; the header has 2",
                "a,b\\n1,2\\n3 | content/data/a.csv:3: 1 cells; the header has 2",
                "a,a\\n1,2 | content/data/a.csv:1: two columns are called \"a\"",
                "a,\\n1,2 | content/data/a.csv:1: a column has no name",
                "# only\\n | content/data/a.csv:1: empty data file; the first line names the columns",
                "a,b\\n\"x\"y,2 | content/data/a.csv:2: text behind a closing quotation mark; a quotation mark inside",
                "a,b\\n1,\"x\\n2,3 | content/data/a.csv:2: a quotation mark that opens here is not closed"
            })
    void aBrokenFileIsAMistakeOfItsOwn(String csv, String mistake) throws IOException {
        DataFiles data = read(csv.replace("\\n", "\n"));
        assertThat(data.find("a.csv")).isNull();
        assertThat(data.isBroken("a.csv")).isTrue();
        assertThat(mistakes.sorted()).singleElement().asString().startsWith(mistake.strip());
    }
}
