package handbook.generator.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LinesTest {

    @Test
    void everyOffsetHasItsLineAndColumn() {
        String text = "ab\n\ncd\n" + "x\n".repeat(40);
        var lines = new Lines(text);
        int line = 1;
        int column = 1;
        for (int offset = 0; offset <= text.length(); offset++) {
            assertThat(lines.line(offset)).isEqualTo(line);
            assertThat(lines.column(offset)).isEqualTo(column);
            boolean end = offset < text.length() && text.charAt(offset) == '\n';
            line += end ? 1 : 0;
            column = end ? 1 : column + 1;
        }
    }

    @Test
    void anEmptyTextHasOneLine() {
        assertThat(new Lines("").line(0)).isEqualTo(1);
    }
}
