package handbook.generator.block;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IdsTest {

    @ParameterizedTest
    @CsvSource({
        "How a write works,how-a-write-works",
        "Штраф на запись,shtraf-na-zapis",
        "Объём и ёмкость,obem-i-emkost",
        "RAID 5/6 — 100 %,raid-5-6-100",
        "数,section",
        "'  (x)  ',x"
    })
    void headingsBecomeLatinLetters(String heading, String id) {
        assertThat(Ids.slug(heading)).isEqualTo(id);
    }

    @Test
    void sameIdsAreNumbered() {
        var ids = new Ids();
        assertThat(ids.unique("a")).isEqualTo("a");
        assertThat(ids.unique("a")).isEqualTo("a-2");
        assertThat(ids.unique("a")).isEqualTo("a-3");
        assertThat(ids.unique("a-2")).isEqualTo("a-2-2");
    }
}
