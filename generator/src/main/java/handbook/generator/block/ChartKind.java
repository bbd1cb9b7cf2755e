package handbook.generator.block;

import handbook.core.chart.Chart;
import java.util.List;

/** One kind of chart as authors name it. */
interface ChartKind {

    /** Returns the parameters besides {@code data}, {@code where} and {@code spacing}. */
    List<String> parameters();

    /** Returns what {@code spacing} may be, the usual one first; none where there is no choice. */
    List<String> spacings();

    /** Returns the chart of a data file, or null with mistakes noted. */
    Chart read(ChartSource source);
}
