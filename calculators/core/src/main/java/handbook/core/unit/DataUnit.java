package handbook.core.unit;

/**
 * A unit of data size. Decimal units (kB, MB, GB, TB, PB) are powers of 1000, binary ones (KiB, MiB,
 * GiB, TiB, PiB) powers of 1024; the two are never mixed.
 *
 * <p>Source: IEC 80000-13:2008.
 */
public enum DataUnit {
    B(1L),
    KB(1_000L),
    KIB(1L << 10),
    MB(1_000_000L),
    MIB(1L << 20),
    GB(1_000_000_000L),
    GIB(1L << 30),
    TB(1_000_000_000_000L),
    TIB(1L << 40),
    PB(1_000_000_000_000_000L),
    PIB(1L << 50);

    private final long bytes;

    DataUnit(long bytes) {
        this.bytes = bytes;
    }

    /** Returns the size of one unit, in bytes. */
    public long bytes() {
        return bytes;
    }
}
