package handbook.generator.check;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureCheckTest {

    private static final String UNUSED = "p:1: warning: no page shows this picture";

    @TempDir
    private Path folder;

    private List<String> mistakes(String name, byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve(name), bytes);
        var mistakes = new Mistakes();
        PictureCheck.run(Map.of(name, new SourceFile(file, "p")), List.of(), mistakes);
        return mistakes.sorted().stream()
                .map(Mistake::toString)
                .filter(line -> !line.equals(UNUSED))
                .toList();
    }

    private static byte[] drawn(String format, int width, int height) throws IOException {
        var bytes = new ByteArrayOutputStream();
        assertThat(ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes))
                .isTrue();
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg", "gif"})
    void drawnPicturesAreFine(String format) throws IOException {
        assertThat(mistakes("a." + format, drawn(format, 40, 30))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg", "gif"})
    void hugePicturesAreToldByTheirLongerSide(String format) throws IOException {
        assertThat(mistakes("a." + format, drawn(format, 20, 3001)))
                .containsExactly("p:1: warning: picture of 3001 pixels on its longer side; 3000 are enough");
        assertThat(mistakes("a." + format, drawn(format, 3001, 20))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg", "gif"})
    void picturesThatAreCutOffAreErrors(String format) throws IOException {
        byte[] whole = drawn(format, 400, 300);
        assertThat(mistakes("a." + format, Arrays.copyOf(whole, whole.length / 2)))
                .singleElement()
                .asString()
                .matches("p:1: cannot be read as (png|jpeg|gif): it is cut off");
    }

    @Test
    void webpAndAvifAreToldByTheirHeads() throws IOException {
        assertThat(mistakes("a.webp", bytes("RIFF\u0008\0\0\0WEBPVP8 "))).isEmpty();
        assertThat(mistakes("a.webp", bytes("RIFF\u00ff\0\0\0WEBPVP8 ")))
                .containsExactly("p:1: cannot be read as webp: it is cut off");
        assertThat(mistakes("a.avif", bytes("\0\0\0\u0020ftypavif"))).isEmpty();
        assertThat(mistakes("a.avif", bytes("\0\0\0\u0020nothing")))
                .containsExactly("p:1: cannot be read as avif: no file type at its beginning");
    }

    @Test
    void svgIsReadToItsEnd() throws IOException {
        assertThat(mistakes("a.svg", bytes("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>")))
                .isEmpty();
        assertThat(mistakes("a.svg", bytes("<html/>")))
                .containsExactly("p:1: cannot be read as svg: its first element is html");
        assertThat(mistakes("a.svg", bytes("<svg>\n<g>\n</svg>")))
                .containsExactly("p:1: cannot be read as svg: it is no XML from line 3 on");
    }

    @Test
    void theContentCountsNotTheName() throws IOException {
        assertThat(mistakes("a.png", drawn("jpg", 4, 4)))
                .containsExactly("p:1: is called .png, but is a picture of kind jpeg");
        assertThat(mistakes("a.png", new byte[0]))
                .containsExactly("p:1: is called .png, but is no picture that browsers know");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
