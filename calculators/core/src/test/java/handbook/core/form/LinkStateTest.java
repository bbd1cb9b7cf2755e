package handbook.core.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinkStateTest {

    private static final List<LinkState.Section> SECTIONS = List.of(
            new LinkState.Section(
                    "raid-iops",
                    1,
                    List.of(new LinkState.Value("level", "RAID5"), new LinkState.Value("drive-write-iops", ""))),
            new LinkState.Section("drive-count-2", 3, List.of(new LinkState.Value("usable", "20TB"))));

    @Test
    void writesEveryInputAndTheVersion() {
        assertThat(LinkState.format(SECTIONS))
                .isEqualTo("raid-iops:v=1&level=RAID5&drive-write-iops=;drive-count-2:v=3&usable=20TB");
    }

    @Test
    void readsWhatItWrote() {
        assertThat(LinkState.parse(LinkState.format(SECTIONS))).isEqualTo(SECTIONS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "write-penalty", "a=b&c=d", ":v=1"})
    void anchorsAreNoState(String fragment) {
        assertThat(LinkState.parse(fragment)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x:v=abc&a=1", "x:a=1", "x:v=-1&a=1", "x:v=99999999999&a=1", "x:=;&&&a=1"})
    void versionThatIsNoneIsZero(String fragment) {
        assertThat(LinkState.parse(fragment).get(0).version()).isZero();
    }
}
