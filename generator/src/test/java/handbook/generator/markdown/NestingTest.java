package handbook.generator.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.text.Language;
import handbook.generator.block.Citations;
import handbook.generator.block.Origin;
import handbook.generator.block.PageContext;
import handbook.generator.data.DataFiles;
import handbook.generator.data.Library;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.Pictures;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages that would use up the stack are mistakes of their authors, not of the build. */
class NestingTest {

    private final Mistakes mistakes = new Mistakes();

    private String html(String text) {
        var library = Library.of(DataFiles.read(Map.of(), mistakes), new Pictures(Map.of()), "data", mistakes);
        var origin = new Origin("a.md", "en/guides/a.md", Language.EN, 7);
        return Markdown.html(text, new PageContext(origin, library, new Citations(), mistakes))
                .html();
    }

    @ParameterizedTest
    @ValueSource(strings = {">", "- ", "* "})
    void quotesAndListsThatAreTooDeepAreAMistake(String mark) {
        assertThat(html("Text.\n\n" + mark.repeat(20_000) + "deep\n")).isEmpty();
        assertThat(mistakes.sorted())
                .extracting(Object::toString)
                .containsExactly("a.md:10: quotes or lists stand too deep inside each other to be read");
    }

    @ParameterizedTest
    @ValueSource(strings = {">", "- "})
    void twentyAreNot(String mark) {
        assertThat(html(mark.repeat(20) + "deep\n")).contains("deep");
        assertThat(mistakes.sorted()).isEmpty();
    }
}
