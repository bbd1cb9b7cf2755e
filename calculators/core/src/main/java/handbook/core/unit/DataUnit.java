package handbook.core.unit;

/**
 * A unit of data size. Decimal units (kB, MB, GB, TB, PB) are powers of 1000, binary ones (KiB, MiB,
 * GiB, TiB, PiB) powers of 1024; the two are never mixed.
 *
 * <p>Source: IEC 80000-13:2008.
 */
public enum DataUnit {
    B("B", "Б", 1L),
    KB("kB", "кБ", 1_000L),
    KIB("KiB", "КиБ", 1L << 10),
    MB("MB", "МБ", 1_000_000L),
    MIB("MiB", "МиБ", 1L << 20),
    GB("GB", "ГБ", 1_000_000_000L),
    GIB("GiB", "ГиБ", 1L << 30),
    TB("TB", "ТБ", 1_000_000_000_000L),
    TIB("TiB", "ТиБ", 1L << 40),
    PB("PB", "ПБ", 1_000_000_000_000_000L),
    PIB("PiB", "ПиБ", 1L << 50);

    private final String symbol;
    private final String cyrillic;
    private final long bytes;

    DataUnit(String symbol, String cyrillic, long bytes) {
        this.symbol = symbol;
        this.cyrillic = cyrillic;
        this.bytes = bytes;
    }

    /** Returns the symbol as it stands in links, blocks and on the command line. */
    public String symbol() {
        return symbol;
    }

    /**
     * Tells whether a text means this unit, in Latin or Cyrillic letters. Small and capital letters
     * differ: Kb and Mb are bits.
     */
    public boolean isCalled(String text) {
        return text.equals(symbol) || text.equals(cyrillic) || this == KB && (text.equals("KB") || text.equals("КБ"));
    }

    /** Returns the symbol in a language's letters. */
    public String symbol(boolean inCyrillic) {
        return inCyrillic ? cyrillic : symbol;
    }

    /** Returns the size of one unit, in bytes. */
    public long bytes() {
        return bytes;
    }
}
