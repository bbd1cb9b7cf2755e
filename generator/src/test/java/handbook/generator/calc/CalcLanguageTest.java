package handbook.generator.calc;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.text.Language;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CalcLanguageTest {

    @Test
    void theFirstLocaleVariableThatIsSetDecides() {
        assertThat(language(Map.of("LANG", "ru_RU.UTF-8"))).isEqualTo(Language.RU);
        assertThat(language(Map.of("LANG", "ru_RU.UTF-8", "LC_ALL", "C"))).isEqualTo(Language.EN);
        assertThat(language(Map.of("LANG", "en_US.UTF-8", "LC_MESSAGES", "ru"))).isEqualTo(Language.RU);
        assertThat(language(Map.of("LANG", "ru_RU.UTF-8", "LC_ALL", ""))).isEqualTo(Language.RU);
    }

    @Test
    void whoeverSaysNothingIsSpokenToInEnglish() {
        assertThat(language(Map.of())).isEqualTo(Language.EN);
        assertThat(language(Map.of("LANG", "de_DE.UTF-8"))).isEqualTo(Language.EN);
    }

    private static Language language(Map<String, String> environment) {
        return CalcCommand.fromEnvironment(environment);
    }
}
