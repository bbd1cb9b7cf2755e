package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;

/** All kinds of charts. */
public final class Charts {

    private Charts() {}

    /**
     * Returns a chart as SVG.
     *
     * @param idPrefix makes the ids inside the picture unique on the page
     */
    public static String svg(Chart chart, Texts texts, String idPrefix) {
        return new LineChartSvg((LineChart) chart, texts, idPrefix).draw();
    }

    /** Returns what the picture shows, in one or two sentences. */
    public static Message caption(Chart chart) {
        return ((LineChart) chart).caption();
    }

    /** Returns the numbers of a chart as an HTML table. */
    public static String numbers(Chart chart, Texts texts) {
        return LineChartNumbers.table((LineChart) chart, texts);
    }
}
