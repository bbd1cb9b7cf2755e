package handbook.generator.source;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.mistake.Mistakes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContentTreeTest {

    @TempDir
    private Path root;

    private final Mistakes mistakes = new Mistakes();

    private void file(String path) throws IOException {
        Files.createDirectories(root.resolve(path).getParent());
        Files.writeString(root.resolve(path), "x");
    }

    @Test
    void filesAreSortedByKind() throws IOException {
        file("content/en/raid.md");
        file("content/en/raid.svg");
        file("content/data/drive_iops.csv");
        file("content/.hidden/x.txt");
        ContentTree tree = ContentTree.of(root, "content", mistakes);
        assertThat(tree.pages()).containsOnlyKeys("en/raid.md");
        assertThat(tree.pictures()).containsOnlyKeys("en/raid.svg");
        assertThat(tree.data()).containsOnlyKeys("drive_iops.csv");
        assertThat(mistakes.sorted()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"content/en/notes.txt", "content/en/table.csv", "content/en/page.html"})
    void otherFilesAreMistakes(String path) throws IOException {
        file(path);
        ContentTree.of(root, "content", mistakes);
        assertThat(mistakes.sorted()).singleElement().satisfies(mistake -> {
            assertThat(mistake.file()).isEqualTo(path);
            assertThat(mistake.text()).startsWith("neither a page (.md) nor a picture");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"статья.md", "Raid.md", "raid 5.md", "raid+5.md", "-raid.md", "raid-.md", "caf\u00e9.md"})
    void aNameIsSmallLatinLettersDigitsAndHyphens(String name) {
        String path = "en/guides/" + name;
        ContentTree.checkName(path, new SourceFile(root, "content/" + path), mistakes);
        assertThat(mistakes.sorted())
                .extracting(Object::toString)
                .containsExactly("content/" + path + ":1: name \"" + name
                        + "\" is no address; use small Latin letters, digits and hyphens");
    }
}
