package handbook.core.chart;

/** A picture of numbers. {@link Charts} draws every kind. */
public sealed interface Chart permits LineChart {

    /** Returns the name that its texts ({@code chart.<id>.title}, {@code .caption}) are found by. */
    String id();
}
