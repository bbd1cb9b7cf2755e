package handbook.generator.source;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.mistake.Mistakes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StrictTextTest {

    @TempDir
    private Path folder;

    private final Mistakes mistakes = new Mistakes();

    private String read(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("a.md"), bytes);
        return StrictText.read(new SourceFile(file, "content/a.md"), mistakes);
    }

    @Test
    void textIsReadWithLineFeedsAndWithoutMark() throws IOException {
        assertThat(read("\ufeffДиск\r\n2\n".getBytes(StandardCharsets.UTF_8))).isEqualTo("Диск\n2\n");
    }

    @Test
    void bytesThatAreNotUtf8AreAMistakeInTheirLine() throws IOException {
        assertThat(read(new byte[] {'a', '\n', 'b', '\n', (byte) 0xc4, 'x'})).isNull();
        assertThat(mistakes.sorted())
                .extracting(Object::toString)
                .containsExactly("content/a.md:3: not UTF-8; save the file as UTF-8");
    }

    @Test
    void aCharacterCutOffAtTheEndIsAMistakeToo() throws IOException {
        assertThat(read(new byte[] {'a', (byte) 0xd0})).isNull();
        assertThat(mistakes.noErrors()).isFalse();
    }
}
