package handbook.generator.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import org.junit.jupiter.api.Test;

class ArgumentsTest {

    @Test
    void wordsAndValuesAreKeptInOrder() {
        Arguments arguments = Arguments.parse("  raid-iops level=RAID5  read=20% ");
        assertThat(arguments.words()).containsExactly("raid-iops");
        assertThat(arguments.values()).containsExactly(entry("level", "RAID5"), entry("read", "20%"));
    }

    @Test
    void quotesHoldSpacesTogether() {
        assertThat(Arguments.parse("x block=\"4 KiB\" where=\"a=b\"").values())
                .containsExactly(entry("block", "4 KiB"), entry("where", "a=b"));
    }

    @Test
    void anEmptyValueIsAValue() {
        assertThat(Arguments.parse("usable=").values()).containsExactly(entry("usable", ""));
    }

    @Test
    void repeatedNamesAndOpenQuotesAreNoticed() {
        Arguments arguments = Arguments.parse("a=1 a=2 b=\"x y");
        assertThat(arguments.repeated()).containsExactly("a");
        assertThat(arguments.openQuote()).isTrue();
    }
}
