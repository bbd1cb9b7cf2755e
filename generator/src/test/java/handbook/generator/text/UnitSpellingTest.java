package handbook.generator.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnitSpellingTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Kb    | kB (bytes) or kbit (bits)
                    KB    | kB (1000 bytes) or KiB (1024 bytes)
                    KB/s  | kB/s (1000 bytes) or KiB/s (1024 bytes)
                    mB    | MB
                    mb/s  | MB/s (bytes) or Mbit/s (bits)
                    MBps  | MB/s
                    GB/sec | GB/s
                    GBs   | GB, or GB/s if it is a rate
                    gib   | GiB
                    Gbps  | GB/s (bytes) or Gbit/s (bits)
                    gbit  | Gbit
                    Kbit/s | kbit/s
                    Мб/с  | МБ/с (bytes) or Мбит/с (bits)
                    ТБ/сек | ТБ/с
                    КБ    | кБ (1000 bytes) or КиБ (1024 bytes)
                    Кбит  | кбит
                    iops  | IOPS
                    IOPs  | IOPS
                    """)
    void wrongUnitsAreNamedWithTheRightOnes(String wrong, String right) {
        assertThat(UnitSpelling.in("about 12 " + wrong + ", or so"))
                .singleElement()
                .isEqualTo(new UnitSpelling.Finding(9, wrong, right));
        assertThat(UnitSpelling.in("12" + wrong)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "B", "kB", "KiB", "MB", "MiB/s", "GB/s", "TB", "PiB", "kbit", "Gbit/s", "кБ", "КиБ", "МБ/с", "ТиБ",
                "Гбит/с", "IOPS", "СПб", "GbE", "web", "Bob", "дуб"
            })
    void rightUnitsAndOtherWordsAreLeftAlone(String word) {
        assertThat(UnitSpelling.in("12 " + word + " or so")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"size_gb", "raid-iops", "/mnt/gb", "gb_size", "iops-max", "gb2"})
    void namesAreLeftAlone(String name) {
        assertThat(UnitSpelling.in("see " + name)).isEmpty();
    }

    @Test
    void everyFindingOfATextIsReportedInItsOrder() {
        assertThat(UnitSpelling.in("Kb, mb and GBs")).extracting("written").containsExactly("Kb", "mb", "GBs");
    }
}
