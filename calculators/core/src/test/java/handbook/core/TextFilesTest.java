package handbook.core;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.form.Calculator;
import handbook.core.text.Language;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TextFilesTest {

    private final SortedMap<String, String> english = TextFiles.all(Language.EN);
    private final SortedMap<String, String> russian = TextFiles.all(Language.RU);

    @Test
    void everyKeyStandsInBothLanguages() {
        assertThat(russian.keySet()).isEqualTo(english.keySet());
    }

    @Test
    void bothLanguagesUseTheSameArguments() {
        english.forEach(
                (key, text) -> assertThat(arguments(russian.get(key))).as(key).isEqualTo(arguments(text)));
    }

    @Test
    void russianNounsHaveThreeFormsAndEnglishTwo() {
        russian.forEach((key, text) -> assertForms(key, text, 3));
        english.forEach((key, text) -> assertForms(key, text, 2));
    }

    @Test
    void browserGetsWhatReportsNeedAndNoFormTexts() {
        Map<String, String> browser = TextFiles.forBrowser(Language.EN);
        assertThat(browser).containsKeys("figure.host-iops", "field.drives", "problem.range", "form.copied");
        assertThat(browser).doesNotContainKeys("field.drives.help", "form.reset", "raid-iops.title", "preset.hdd-7200");
    }

    @Test
    void everyCalculatorSaysWhatItAnswers() {
        for (Calculator calculator : Calculators.all()) {
            assertThat(english).containsKeys(calculator.id() + ".title", calculator.id() + ".about");
        }
    }

    private static void assertForms(String key, String text, int forms) {
        Pattern.compile("\\{\\d\\|([^}]*)}")
                .matcher(text)
                .results()
                .forEach(noun -> assertThat(noun.group(1).split("\\|")).as(key).hasSize(forms));
    }

    private static TreeSet<String> arguments(String text) {
        var arguments = new TreeSet<String>();
        Pattern.compile("\\{(\\d)").matcher(text).results().forEach(found -> arguments.add(found.group(1)));
        return arguments;
    }
}
