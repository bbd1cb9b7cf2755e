package handbook.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PolicyTest {

    @Test
    void onlyTheOwnSiteMayFrameUnlessOthersAreNamed() {
        assertThat(Policy.framedBy(List.of())).endsWith("; frame-ancestors 'self'");
        assertThat(Policy.framedBy(List.of("https://Wiki.example:8443", "http://b")))
                .endsWith("; frame-ancestors 'self' https://wiki.example:8443 http://b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"wiki.example", "*", "https://a b", "https://a;script-src *", "https://a/path", "ftp://a", ""})
    void whatIsNoAddressOfASiteIsRefused(String framer) {
        assertThatThrownBy(() -> Policy.framedBy(List.of(framer))).hasMessageContaining(framer);
    }
}
