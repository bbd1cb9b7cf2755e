package handbook.server.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class PrecompressedTest {

    @Test
    void theSameBytesGiveTheSameFileWithoutTime() throws Exception {
        byte[] plain = "слово word ".repeat(500).getBytes(StandardCharsets.UTF_8);
        byte[] compressed = Precompressed.gzip(plain);
        assertThat(Precompressed.gzip(plain)).isEqualTo(compressed);
        assertThat(compressed).hasSizeLessThan(plain.length / 10).startsWith(0x1f, 0x8b, 8, 0, 0, 0, 0, 0);
        try (var in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
            assertThat(in.readAllBytes()).isEqualTo(plain);
        }
    }

    @Test
    void onlyLongTextsAreWorthIt() {
        assertThat(Precompressed.isWorthIt("en/a.html", 1000)).isTrue();
        assertThat(Precompressed.isWorthIt("en/A.HTML", 1000)).isTrue();
        assertThat(Precompressed.isWorthIt("en/a.html", 999)).isFalse();
        assertThat(Precompressed.isWorthIt("en/a.png", 100_000)).isFalse();
    }
}
