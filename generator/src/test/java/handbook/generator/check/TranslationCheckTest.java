package handbook.generator.check;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.text.Language;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TranslationCheckTest {

    @Test
    void aTextOfTheCalculatorsStandsInEveryLanguage() {
        var mistakes = new Mistakes();
        Set<String> russian = Set.of("a", "b");
        Set<String> english = Set.of("b", "c");
        TranslationCheck.calculatorTexts(language -> language == Language.RU ? russian : english, mistakes);
        assertThat(mistakes.sorted())
                .extracting(Mistake::text)
                .containsExactly(
                        "text \"a\" is there in ru and missing in en", "text \"c\" is there in en and missing in ru");
    }
}
