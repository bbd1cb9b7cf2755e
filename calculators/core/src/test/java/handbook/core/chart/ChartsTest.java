package handbook.core.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import handbook.core.TextFiles;
import handbook.core.text.Language;
import handbook.core.text.Message;
import handbook.core.text.Texts;
import handbook.core.unit.Unit;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;

class ChartsTest {

    private static final LineChart CHART = LineChart.of(
            "raid-iops",
            Message.of("chart.raid-iops.title"),
            new QuantityAxis(Message.of("axis.read-share"), Unit.SHARE, 1, 0),
            QuantityAxis.upTo(3400, Message.of("axis.host-iops"), Unit.IOPS),
            List.of(
                    line("RAID <0>", Series.Style.NORMAL, 3400, 3400, 3400),
                    line("RAID 5", Series.Style.CURRENT, 3400, 1360, 850),
                    line("RAID 6", Series.Style.NORMAL, 3400, 971.43, 820),
                    line("article", Series.Style.REFERENCE, 3400, 2125, 850)),
            1,
            0.5,
            Message.name("Three levels & a formula"));

    static List<Arguments> charts() {
        return List.of(
                Arguments.of("line", CHART),
                Arguments.of("panels", panels()),
                Arguments.of("bars", bars(false)),
                Arguments.of("stacked", bars(true)),
                Arguments.of("chain", CHAIN),
                Arguments.of("scatter", SCATTER),
                Arguments.of("range", RANGE));
    }

    /** One more queue depth than the second line has values for. */
    private static LineChart panels() {
        return new LineChart(
                "queue",
                Message.name("Queue"),
                LogAxis.of(Message.name("Queue depth"), 2, 1, 256),
                List.of(
                        new LineChart.Panel(
                                TableAxis.upTo(1100, Message.name("IOPS")),
                                List.of(depths("old", 250, 1000, 1000), depths("new", 300, 1100, Double.NaN))),
                        new LineChart.Panel(
                                TableAxis.upTo(256, Message.name("Latency, ms")),
                                List.of(depths("old", 4, 16, 256), depths("new", 3.3, 14.5, Double.NaN)))),
                1,
                Double.NaN,
                Message.name("Beyond 16 only the latency grows"));
    }

    private static Series depths(String name, double one, double sixteen, double most) {
        return new Series(
                Message.name(name),
                Series.Style.NORMAL,
                List.of(new Series.Point(1, one), new Series.Point(16, sixteen), new Series.Point(256, most)));
    }

    private static BarChart bars(boolean stacked) {
        return new BarChart(
                "bars",
                Message.name("Reads & writes"),
                TableAxis.upTo(stacked ? 180_000 : 120_000, Message.name("IOPS")),
                List.of(Message.name("reads"), Message.name("writes")),
                List.of(
                        new BarChart.Group(Message.name("Warm <cache>"), List.of(120_000.0, 60_000.0)),
                        new BarChart.Group(Message.name("Cold cache"), List.of(2_000.0, Double.NaN))),
                stacked,
                Message.name("The cache is everything"));
    }

    private static final ChainChart CHAIN = new ChainChart(
            "chain",
            Message.name("From drive to host"),
            TableAxis.upTo(9600, Message.name("MB/s")),
            1800,
            List.of(
                    new ChainChart.Link(Message.name("16 drives"), 3200, false),
                    new ChainChart.Link(Message.name("Slot"), 1800, true),
                    new ChainChart.Link(Message.name("Fabric"), 9600, false)),
            Message.name("The slot binds"));

    private static final ScatterChart SCATTER = new ScatterChart(
            "scatter",
            Message.name("Price and speed"),
            LogAxis.of(Message.name("times dearer"), 10, 1, 24),
            LogAxis.of(Message.name("times faster"), 10, 1, 1600),
            List.of(
                    new ScatterChart.Dot(Message.name("2 HDDs"), 1, 1),
                    new ScatterChart.Dot(Message.name("2 HDDs + cache"), 2.5, 160),
                    new ScatterChart.Dot(Message.name("12 SSDs"), 24, 1600)),
            Message.name("A cache is cheap"));

    private static final RangeChart RANGE = new RangeChart(
            "range",
            Message.name("IOPS of drives"),
            LogAxis.of(Message.name("IOPS"), 10, 75, 120_000),
            List.of(
                    new RangeChart.Span(Message.name("7200 rpm"), 75, 100, Double.NaN),
                    new RangeChart.Span(Message.name("SSD"), 5000, 120_000, 75_000)),
            Message.name("Three powers of ten"));

    @ParameterizedTest(name = "{0}")
    @MethodSource("charts")
    void drawsTheGoldenPicture(String name, Chart chart) throws IOException {
        String drawn = Charts.svg(chart, TextFiles.texts(Language.EN), "x");
        assertThat(drawn.replace("><", ">\n<") + "\n").isEqualTo(golden(name));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("charts")
    void pictureIsSmallAndNamesItselfToScreenReaders(String name, Chart chart) throws Exception {
        Texts texts = TextFiles.texts(Language.RU);
        String drawn = Charts.svg(chart, texts, "x");
        assertThat(drawn.length()).isLessThan(6 * 1024);
        assertThat(drawn)
                .contains("role=\"img\" aria-labelledby=\"x-title x-description\"")
                .doesNotContain("style=", "NaN");
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(drawn.getBytes(StandardCharsets.UTF_8)));
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo(texts.say(chart.title()));
        assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo(texts.say(chart.caption()));
    }

    /** Labels may touch the edge where letters are wide, marks and bars may not leave the picture. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("charts")
    void everythingIsInsideThePicture(String name, Chart chart) {
        String drawn = Charts.svg(chart, TextFiles.texts(Language.EN), "x");
        var places = Pattern.compile("(?:d=\"M|x=\")(-?[\\d.]+)(?: |\" y=\")(-?[\\d.]+)")
                .matcher(drawn);
        int found = 0;
        while (places.find()) {
            found++;
            assertThat(Double.parseDouble(places.group(1))).isBetween(0.0, (double) Picture.WIDTH);
            assertThat(Double.parseDouble(places.group(2))).isBetween(0.0, chart.height());
        }
        assertThat(found).isGreaterThan(5);
    }

    @Test
    void numbersOfATableNeedNoUnitAndNoMarker() {
        var chart = LineChart.of(
                "queue",
                Message.name("IOPS <4 KiB>"),
                TableAxis.of(Message.name("Depth"), List.of(Message.name("one"), Message.name("four"))),
                TableAxis.upTo(1000, Message.name("IOPS")),
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
                .contains("<caption>IOPS</caption>")
                .contains("<tr><th scope=\"row\">four</th><td>700.5</td></tr>");
    }

    @Test
    void numbersStandInATable() {
        assertThat(rows(CHART))
                .startsWith(List.of("Share of reads", "RAID <0>", "RAID 5", "RAID 6", "article"))
                .contains(List.of("50\u00a0%", "3400", "1360", "971.43", "2125"));
        assertThat(rows(panels()))
                .containsExactly(
                        List.of("Queue depth", "old, IOPS", "new, IOPS", "old, Latency, ms", "new, Latency, ms"),
                        List.of("1", "250", "300", "4", "3.3"),
                        List.of("16", "1000", "1100", "16", "14.5"),
                        List.of("256", "1000", "–", "256", "–"));
        assertThat(rows(bars(false)))
                .containsExactly(
                        List.of("", "reads", "writes"),
                        List.of("Warm <cache>", "120,000", "60,000"),
                        List.of("Cold cache", "2000", "–"));
        assertThat(rows(CHAIN)).contains(List.of("Slot", "1800"));
        assertThat(rows(SCATTER)).contains(List.of("2 HDDs + cache", "2.5", "160"));
        assertThat(rows(RANGE))
                .containsExactly(
                        List.of("", "From", "Usual", "To"),
                        List.of("7200 rpm", "75", "–", "100"),
                        List.of("SSD", "5000", "75,000", "120,000"));
    }

    private static List<List<String>> rows(Chart chart) {
        return chart.numbers(TextFiles.texts(Language.EN)).rows();
    }

    @Test
    void partsOfABarStandSideBySideAndEndWithTheirSum() {
        String drawn = Charts.svg(bars(true), TextFiles.texts(Language.EN), "x");
        assertThat(drawn)
                .contains("<path class=\"bar series-1\" d=\"M4 45h256.8v13h-256.8z\">")
                .contains("<path class=\"bar series-2\" d=\"M260.8 45h128.4v13h-128.4z\">")
                .contains(">120,000 + 60,000 = 180,000<");
    }

    @Test
    void aBarFarBeyondWhatIsUsedIsCut() {
        assertThat(Charts.svg(CHAIN, TextFiles.texts(Language.EN), "x").split("class=\"cut\""))
                .hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 1, 256, 1, 256, 9",
        "2, 3, 100, 2, 128, 7",
        "2, 4, 4, 4, 8, 2",
        "2, 0.5, 1024, 0.5, 1024, 6",
        "10, 75, 120000, 10, 1000000, 6"
    })
    void logarithmicAxisEndsAtPowers(int base, double least, double largest, double from, double to, int ticks) {
        LogAxis axis = LogAxis.of(Message.name("x"), base, least, largest);
        assertThat(axis.from()).isEqualTo(from);
        assertThat(axis.to()).isEqualTo(to);
        assertThat(axis.ticks()).hasSize(ticks);
        assertThat(axis.place(from)).isZero();
        assertThat(axis.place(to)).isEqualTo(1);
        assertThat(axis.place(Math.sqrt(from * to))).isCloseTo(0.5, within(1e-12));
    }

    @Test
    void logarithmicAxisRefusesZero() {
        assertThatThrownBy(() -> LogAxis.of(Message.name("x"), 2, 0, 4)).isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @CsvSource({"3400, 5, 1000", "1, 5, 0.2", "9, 5, 2", "12, 5, 2.5", "0.7, 5, 0.2", "1e9, 5, 2e8", "5, 5, 1"})
    void ticksAreRound(double span, int parts, double step) {
        assertThat(Ticks.step(span, parts)).isCloseTo(step, within(step * 1e-9));
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

    private static String golden(String name) throws IOException {
        try (var stream = ChartsTest.class.getResourceAsStream(name + ".svg")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
