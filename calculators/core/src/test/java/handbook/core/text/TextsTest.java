package handbook.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.TextFiles;
import handbook.core.unit.DataSize;
import handbook.core.unit.DataUnit;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {

    private static final Map<String, String> RUSSIAN =
            Map.of("drives", "{0} {0|диск|диска|дисков}", "unit.per-second", "/с", "nested", "[{0}]", "name", "{0}");

    private final Texts russian = new Texts(Language.RU, RUSSIAN::get);
    private final Texts english = new Texts(Language.EN, Map.of("drives", "{0} {0|drive|drives}")::get);

    @ParameterizedTest
    @CsvSource({
        "0, дисков, drives", "1, диск, drive", "2, диска, drives", "4, диска, drives", "5, дисков, drives",
        "11, дисков, drives", "12, дисков, drives", "14, дисков, drives", "21, диск, drives", "22, диска, drives",
        "111, дисков, drives", "121, диск, drives"
    })
    void nounsFollowTheCount(int count, String inRussian, String inEnglish) {
        assertThat(russian.get("drives", count)).isEqualTo(count + " " + inRussian);
        assertThat(english.get("drives", count)).isEqualTo(count + " " + inEnglish);
    }

    @Test
    void sizesComeInBothUnitsRoundedDown() {
        DataSize size = DataSize.of(21.15, DataUnit.TB);
        assertThat(russian.show(Quantity.of(size))).isEqualTo("21,15\u00a0ТБ (19,235\u00a0ТиБ)");
        // 21.15e12 ÷ 2⁴⁰ = 19.2358…
    }

    @Test
    void ratesAreRoundedToTheNearest() {
        // 2125 × 4096 = 8,704,000 B/s = 8.704 MB/s = 8.30078 MiB/s
        assertThat(russian.show(Quantity.of(2125 * 4096.0, Unit.BYTES_PER_SECOND)))
                .isEqualTo("8,7\u00a0МБ/с (8,3\u00a0МиБ/с)");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 µs",
        "0.0000625, 62.5 µs",
        "0.001, 1 ms",
        "0.0582, 58.2 ms",
        "1, 1 s",
        "119, 119 s",
        "5040, 84 min",
        "7200, 2 h",
        "90000, 25 h",
        "1728000, 20 d",
        "172800000, 2000 d"
    })
    void timesComeInTheUnitThatSuitsThem(double seconds, String shown) {
        Texts texts = TextFiles.texts(Language.EN);
        assertThat(texts.show(Quantity.of(seconds, Unit.SECONDS)).replace('\u00a0', ' '))
                .isEqualTo(shown);
        assertThat(texts.show(Quantity.of(seconds * 1000, Unit.MILLISECONDS)).replace('\u00a0', ' '))
                .isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 %",
        "1, 100 %",
        "0.99995, over 99.99 %",
        "0.853, 85.3 %",
        "0.0246, 2.46 %",
        "0.00043, 0.043 %",
        "0.0001, 0.01 %",
        "0.00005, '1 in 20,000'",
        "0.0000123, '1 in 81,300'",
        "1e-14, 'under 1 in 1,000,000,000,000'"
    })
    void chancesAreNeverPrintedAsCertainOrImpossible(double chance, String shown) {
        assertThat(TextFiles.texts(Language.EN)
                        .show(Quantity.of(chance, Unit.CHANCE))
                        .replace('\u00a0', ' '))
                .isEqualTo(shown);
    }

    @Test
    void fractionsTakeTheirOwnForm() {
        assertThat(russian.get("drives", 2.5)).endsWith(" диска");
        assertThat(russian.get("drives", 100.0)).endsWith(" дисков");
        assertThat(russian.get("drives", 1.0)).endsWith(" диск");
        assertThat(english.get("drives", 1.5)).endsWith(" drives");
    }

    @Test
    void listsAndUnitsAreSaidInTheLanguage() {
        assertThat(russian.get("nested", List.of(DataUnit.GB, DataUnit.TIB))).isEqualTo("[ГБ, ТиБ]");
        assertThat(russian.get("nested", List.of("a", "b"))).isEqualTo("[a, b]");
    }

    @Test
    void messagesNest() {
        assertThat(russian.say(Message.of("nested", Message.name("RAID 5")))).isEqualTo("[RAID 5]");
    }
}
