package handbook.core.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import handbook.core.TextFiles;
import handbook.core.text.Language;
import handbook.core.text.Message;
import handbook.core.unit.Unit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChartsTest {

    private static final LineChart CHART = new LineChart(
            "raid-iops",
            Message.of("chart.raid-iops.title"),
            new QuantityAxis(Message.of("axis.read-share"), Unit.SHARE, 1, 0),
            new QuantityAxis(Message.of("axis.host-iops"), Unit.IOPS, 0, 3400),
            List.of(
                    line("RAID <0>", Series.Style.NORMAL, 3400, 3400, 3400),
                    line("RAID 5", Series.Style.CURRENT, 3400, 1360, 850),
                    line("RAID 6", Series.Style.NORMAL, 3400, 971.43, 820),
                    line("article", Series.Style.REFERENCE, 3400, 2125, 850)),
            1,
            0.5,
            Message.name("Three levels & a formula"));

    @Test
    void drawsTheGoldenPicture() throws IOException {
        String drawn = Charts.svg(CHART, TextFiles.texts(Language.EN), "x");
        assertThat(drawn.replace("><", ">\n<") + "\n").isEqualTo(golden());
    }

    @Test
    void pictureIsSmallAndNamesItselfToScreenReaders() {
        String drawn = Charts.svg(CHART, TextFiles.texts(Language.RU), "x");
        assertThat(drawn.length()).isLessThan(6 * 1024);
        assertThat(drawn)
                .contains("role=\"img\" aria-labelledby=\"x-title x-description\"")
                .contains("<title id=\"x-title\">IOPS для сервера в зависимости от доли чтения</title>")
                .contains("<desc id=\"x-description\">Three levels &amp; a formula</desc>")
                .contains("RAID &lt;0&gt;")
                .doesNotContain("style=");
    }

    @Test
    void numbersOfATableNeedNoUnitAndNoMarker() {
        var chart = new LineChart(
                "queue",
                Message.name("IOPS <4 KiB>"),
                TableAxis.of(Message.name("Depth"), List.of(Message.name("one"), Message.name("four"))),
                new TableAxis(Message.name("IOPS"), 0, 1000, List.of()),
                List.of(new Series(
                        Message.name("A"),
                        Series.Style.NORMAL,
                        List.of(new Series.Point(0, 250), new Series.Point(1, 700.5)))),
                1,
                Double.NaN,
                Message.name("More with four"));
        assertThat(Charts.svg(chart, TextFiles.texts(Language.RU), "x"))
                .contains("<title id=\"x-title\">IOPS &lt;4 KiB&gt;</title>")
                .contains("x=\"54\" y=\"269\">one</text>")
                .contains("x=\"352\" y=\"269\">four</text>")
                .contains("<title>A, four: 700,5</title>")
                .doesNotContain("marker");
        assertThat(Charts.numbers(chart, TextFiles.texts(Language.EN)))
                .contains("<tr><th scope=\"row\">four</th><td>700.5</td></tr>");
    }

    @Test
    void numbersStandInATable() {
        assertThat(Charts.numbers(CHART, TextFiles.texts(Language.EN)))
                .contains("<th scope=\"row\">50\u00a0%</th><td>3400</td><td>1360</td><td>971.43</td><td>2125</td>");
    }

    @ParameterizedTest
    @CsvSource({"3400, 5, 1000", "1, 5, 0.2", "9, 5, 2", "12, 5, 2.5", "0.7, 5, 0.2", "1e9, 5, 2e8", "5, 5, 1"})
    void ticksAreRound(double span, int parts, double step) {
        assertThat(Ticks.step(span, parts)).isCloseTo(step, org.assertj.core.api.Assertions.within(step * 1e-9));
    }

    @Test
    void anAxisWithoutLengthIsOurBugAndNeverAnEndlessLoop() {
        assertThat(Ticks.top(0, 5)).isPositive();
        assertThatThrownBy(() -> Ticks.step(0, 5)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Ticks.step(Double.NaN, 5)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Ticks.step(Double.POSITIVE_INFINITY, 5)).isInstanceOf(ArithmeticException.class);
    }

    private static Series line(String name, Series.Style style, double... values) {
        return new Series(
                Message.name(name),
                style,
                List.of(
                        new Series.Point(1, values[0]),
                        new Series.Point(0.5, values[1]),
                        new Series.Point(0, values[2])));
    }

    private static String golden() throws IOException {
        try (var stream = ChartsTest.class.getResourceAsStream("line.svg")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
