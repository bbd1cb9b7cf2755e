package handbook.generator.mistake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class KnownTest {

    @Test
    void aNearNameIsSuggested() {
        assertThat(Known.names("nte", List.of("note", "tip"))).hasToString("did you mean \"note\"? known: note, tip");
    }

    @Test
    void aFarNameIsNot() {
        assertThat(Known.names("chart", List.of("note", "tip"))).hasToString("known: note, tip");
    }

    @Test
    void longListsAreNotPrinted() {
        List<String> many = Collections.nCopies(30, "something");
        assertThat(Known.names("x", many)).hasToString("30 are known");
        assertThat(Known.names("somethink", many)).hasToString("did you mean \"something\"?");
    }

    @Test
    void anEmptyListSaysSo() {
        assertThat(Known.names("x", List.of())).hasToString("there are none");
    }

    @Test
    void pathsAreNearOnlyIfTheFileNameIs() {
        List<String> paths = List.of("en/guides/raid.md", "en/guides/other.md");
        assertThat(Known.paths("en/guides/riad.md", paths)).asString().contains("did you mean \"en/guides/raid.md\"?");
        assertThat(Known.paths("en/guides/gone.md", paths)).asString().doesNotContain("did you mean");
    }
}
