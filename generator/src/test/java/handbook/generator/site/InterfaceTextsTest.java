package handbook.generator.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freemarker.template.SimpleNumber;
import freemarker.template.SimpleScalar;
import freemarker.template.TemplateModelException;
import handbook.generator.mistake.Mistakes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterfaceTextsTest {

    @TempDir
    private Path root;

    private final Mistakes mistakes = new Mistakes();

    private InterfaceTexts read(String russian, String english) throws IOException {
        Files.createDirectories(root.resolve("templates"));
        Files.writeString(root.resolve("templates/texts_ru.properties"), russian);
        Files.writeString(root.resolve("templates/texts_en.properties"), english);
        return InterfaceTexts.read(root, "templates", mistakes);
    }

    @Test
    void textsAreFilledInThePagesLanguage() throws Exception {
        InterfaceTexts texts = read("n={0} {0|диск|диска|дисков}", "n={0} {0|drive|drives}");
        assertThat(mistakes.sorted()).isEmpty();
        List<Object> arguments = List.of(new SimpleScalar("n"), new SimpleNumber(3));
        assertThat(new TextFunction(texts, "ru").exec(arguments)).isEqualTo("3 диска");
        assertThat(new TextFunction(texts, "en").exec(arguments)).isEqualTo("3 drives");
    }

    @Test
    void anUnknownKeyIsRefusedWithWhatIsKnown() throws IOException {
        InterfaceTexts texts = read("skip=x", "skip=y");
        assertThatThrownBy(() -> new TextFunction(texts, "en").exec(List.of(new SimpleScalar("skpi"))))
                .isInstanceOf(TemplateModelException.class)
                .hasMessage("no text \"skpi\" in texts_en.properties; did you mean \"skip\"? known: skip");
    }

    @Test
    void everyKeyStandsOnceInEveryLanguage() throws IOException {
        read("# x\na=1\nb=2\n", "a=1\n\nc=3\na=4\n");
        assertThat(mistakes.sorted())
                .extracting(Object::toString)
                .containsExactly(
                        "templates/texts_en.properties:3: key \"c\" is missing in templates/texts_ru.properties",
                        "templates/texts_en.properties:4: key \"a\" stands here a second time; first in line 1",
                        "templates/texts_ru.properties:3: key \"b\" is missing in templates/texts_en.properties");
    }
}
