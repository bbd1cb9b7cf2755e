package handbook.core.unit;

/**
 * A unit of data size. Decimal units (kB, MB, GB, TB, PB) are powers of 1000, binary ones (KiB, MiB,
 * GiB, TiB, PiB) powers of 1024; the two are never mixed.
 *
 * <p>Source: IEC 80000-13:2008.
 */
public enum DataUnit {
    B("B", "Б", 1),
    KB("kB", "кБ", 1e3),
    KIB("KiB", "КиБ", 1024.0),
    MB("MB", "МБ", 1e6),
    MIB("MiB", "МиБ", 1024.0 * 1024),
    GB("GB", "ГБ", 1e9),
    GIB("GiB", "ГиБ", 1024.0 * 1024 * 1024),
    TB("TB", "ТБ", 1e12),
    TIB("TiB", "ТиБ", 1024.0 * 1024 * 1024 * 1024),
    PB("PB", "ПБ", 1e15),
    PIB("PiB", "ПиБ", 1024.0 * 1024 * 1024 * 1024 * 1024);

    private final String symbol;
    private final String cyrillic;
    private final double bytes;

    DataUnit(String symbol, String cyrillic, double bytes) {
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

    /** Returns the size of one unit, in bytes; exact. */
    public double bytes() {
        return bytes;
    }
}
