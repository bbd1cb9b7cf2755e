package handbook.generator.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PackTest {

    private enum Kind {
        ONE,
        TWO
    }

    private record Part(String text, int number, long large, boolean yes, Kind kind) {}

    private record Whole(
            List<Part> parts, Set<String> names, Map<String, Integer> counts, LocalDate day, String none) {}

    private static final Whole VALUE = new Whole(
            List.of(
                    new Part("Диск", -1, Long.MIN_VALUE, true, Kind.ONE),
                    new Part("Диск", 300, 1L << 40 | 5, false, Kind.TWO)),
            Set.of("b", "a"),
            Map.of("x", Integer.MAX_VALUE, "y", 0),
            LocalDate.of(2026, 11, 30),
            null);

    @Test
    void whatIsPackedComesBack() {
        assertThat(Unpack.value(Pack.bytes(VALUE))).isEqualTo(VALUE);
    }

    @Test
    void equalValuesHaveEqualHashesWhateverTheOrderOfTheirMaps() {
        var one = new LinkedHashMap<>(Map.of("a", 1));
        one.put("b", 2);
        var other = new LinkedHashMap<>(Map.of("b", 2));
        other.put("a", 1);
        assertThat(Pack.hash(one)).isEqualTo(Pack.hash(other)).isNotEqualTo(Pack.hash(Map.of("a", 1)));
    }

    @Test
    void textsThatMeetAreNotMixedUp() {
        assertThat(Pack.hash("ab", "c")).isNotEqualTo(Pack.hash("a", "bc"));
        assertThat(Pack.hash(List.of("a"), "b")).isNotEqualTo(Pack.hash(List.of("a", "b")));
        assertThat(Pack.hash("1")).isNotEqualTo(Pack.hash(1));
    }

    @Test
    void whatCannotBePackedIsRefused() {
        assertThatThrownBy(() -> Pack.hash(new Object())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void foreignBytesAreRefused() {
        byte[] good = Pack.bytes(VALUE);
        for (int length = 0; length < good.length; length++) {
            byte[] cut = Arrays.copyOf(good, length);
            assertThatThrownBy(() -> Unpack.value(cut)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
