package handbook.generator.check;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AddressCheckTest {

    @Test
    void capitalsDoNotMakeAnotherAddress() {
        var mistakes = new Mistakes();
        AddressCheck.run(Map.of(), pages("en/Raid.md", "en/raid.md"), mistakes);
        assertThat(mistakes.sorted())
                .extracting(Mistake::toString)
                .containsExactly("content/en/raid.md:1: has the same address as content/en/Raid.md: en/raid.html");
    }

    @Test
    void aPageCannotHaveTheAddressOfAnAsset() {
        var mistakes = new Mistakes();
        AddressCheck.run(Map.of("en/raid.html", "assets/en/raid.html"), pages("en/raid.md"), mistakes);
        assertThat(mistakes.sorted())
                .extracting(Mistake::toString)
                .containsExactly("content/en/raid.md:1: has the same address as assets/en/raid.html: en/raid.html");
    }

    private static Map<String, SourceFile> pages(String... paths) {
        var pages = new TreeMap<String, SourceFile>();
        for (String path : paths) {
            pages.put(path, new SourceFile(Path.of(path), "content/" + path));
        }
        return pages;
    }
}
