package handbook.core.unit;

/**
 * What a figure counts, always in the one internal unit: operations per second, bytes, bytes per
 * second, a share from 0 to 1. How it is printed is decided by the language.
 */
public enum Unit {
    /** Input/output operations per second. */
    IOPS,
    /** Groups of equal size inside an array. */
    SPANS,
    /** Whole drives. */
    DRIVES,
    /** A number of drives before rounding. */
    EXACT_DRIVES,
    /** A share from 0 to 1, printed in per cent. */
    SHARE,
    /** A probability from 0 to 1, printed in per cent or, where it is small, as one in so many. */
    CHANCE,
    /** A mean number of things, which need not be whole. */
    COUNT,
    /** A ratio, printed with a multiplication sign. */
    FACTOR,
    /** Back-end operations for one host operation. */
    OPERATIONS,
    /** Bytes, printed in decimal and binary units, rounded down. */
    BYTES,
    /** Bytes per second, printed in decimal and binary units. */
    BYTES_PER_SECOND,
    /** Bytes per day, printed in decimal and binary units, rounded down. */
    BYTES_PER_DAY,
    /** How often a day a drive is written in full, rounded down. */
    DWPD,
    /** Program/erase cycles of flash. */
    CYCLES,
    /** A time in seconds, printed in the unit from microseconds to days that suits it. */
    SECONDS,
    /** A time in milliseconds: the unit of a field; printed as seconds are. */
    MILLISECONDS,
    HOURS,
    /** Sectors of a drive. */
    SECTORS,
    /** Runs of a test. */
    RUNS,
    /** Years of 365 days, rounded down. */
    YEARS,
    /** A date as {@link CalendarDay} holds it: 20261201. */
    DATE
}
