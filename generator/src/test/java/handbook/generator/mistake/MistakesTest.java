package handbook.generator.mistake;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MistakesTest {

    @Test
    void mistakesAreSortedByFileAndLineAndCountOnce() {
        var mistakes = new Mistakes();
        mistakes.add("b.md", 1, "x");
        mistakes.add("a.md", 10, "x");
        mistakes.add("a.md", 9, "x");
        mistakes.add("a.md", 9, "x");
        assertThat(mistakes.sorted())
                .extracting(Mistake::toString)
                .containsExactly("a.md:9: x", "a.md:10: x", "b.md:1: x");
        assertThat(mistakes.noErrors()).isFalse();
    }
}
