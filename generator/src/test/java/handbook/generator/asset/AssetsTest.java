package handbook.generator.asset;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import handbook.core.TextFiles;
import handbook.core.text.Language;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.ContentTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AssetsTest {

    @TempDir
    private Path root;

    private final Mistakes mistakes = new Mistakes();

    @BeforeEach
    void makeFolders() throws IOException {
        Files.createDirectories(root.resolve("assets/css"));
    }

    private Assets read() {
        return Assets.read(root, "assets", new ContentTree(Map.of(), Map.of(), Map.of()), mistakes);
    }

    private static String text(Assets assets, String name) {
        return new String(assets.content(name), StandardCharsets.UTF_8);
    }

    @Test
    void styleSheetsAndScriptsCarryTheHashOfTheirContent() throws IOException {
        Files.writeString(root.resolve("assets/css/site.css"), "p {}");
        Files.writeString(root.resolve("assets/css/icon.svg"), "<svg/>");
        Assets assets = read();
        String first = assets.published("css/site.css");
        assertThat(first).matches("css/site\\.[0-9a-f]{8}\\.css");
        assertThat(assets.published("css/icon.svg")).isEqualTo("css/icon.svg");
        assertThat(assets.published("css/other.css")).isNull();
        Files.writeString(root.resolve("assets/css/site.css"), "q {}");
        assertThat(read().published("css/site.css")).isNotEqualTo(first);
    }

    @Test
    void theCalculatorsAreStartedByTheirScript() {
        assertThat(text(read(), "js/calculators.js")).endsWith("\nstartCalculators([]);\n");
    }

    @Test
    void theBrowserGetsTheTextsOfOneLanguageSorted() {
        String script = text(read(), "js/texts.ru.js");
        assertThat(script)
                .startsWith("var handbookTexts={\"lang\":\"ru\",\"texts\":{")
                .endsWith("};\n");
        String json = script.substring("var handbookTexts=".length(), script.length() - 2);
        JsonObject texts = JsonParser.parseString(json).getAsJsonObject().getAsJsonObject("texts");
        assertThat(texts.keySet())
                .containsExactlyElementsOf(TextFiles.forBrowser(Language.RU).keySet());
        assertThat(texts.get("figure.host-iops").getAsString())
                .isEqualTo(TextFiles.texts(Language.RU).get("figure.host-iops"));
    }

    @Test
    void aStyleSheetMayHoldDataAddresses() throws IOException {
        Files.writeString(
                root.resolve("assets/css/site.css"), "p { background: url(data:x), url( \"data:y\" ), url('data:z') }");
        read();
        assertThat(mistakes.sorted()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"@import \"x.css\";", "p { background: url(x.png) }", "p { src: url( 'https://example.org/f' ) }"
            })
    void aStyleSheetLoadsNothing(String css) throws IOException {
        Files.writeString(root.resolve("assets/css/site.css"), "\n" + css);
        read();
        assertThat(mistakes.sorted()).singleElement().asString().startsWith("assets/css/site.css:2: \"");
    }
}
