package handbook.generator.text;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.text.Language;
import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void everyLanguageHasTheSameWords() {
        assertThat(Words.read(Language.RU).keySet())
                .isEqualTo(Words.read(Language.EN).keySet())
                .isNotEmpty();
    }
}
