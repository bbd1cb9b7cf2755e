package handbook.core.raid;

/**
 * The RAID levels, a row each.
 *
 * <p>Back-end operations for one small random host write: RAID 5 reads old data and old parity and
 * writes both (4), RAID 6 does the same with two parities (6), mirrors write every copy (2). A striped
 * set of RAID 5 or 6 spans keeps the penalty of its spans: one write touches one span only.
 *
 * <p>Source: SNIA Dictionary, "RAID 0" to "RAID 60"; SNIA Common RAID Disk Data Format 2.0, section 4.
 */
public enum RaidLevel {
    //      id        name       least drives of a span, parity drives of a span, copies, penalty, reads of it, spanned
    RAID_0("RAID0", "RAID 0", 1, 0, 1, 1, 0, false),
    RAID_1("RAID1", "RAID 1", 2, 0, 2, 2, 0, false),
    RAID_5("RAID5", "RAID 5", 3, 1, 1, 4, 2, false),
    RAID_6("RAID6", "RAID 6", 4, 2, 1, 6, 3, false),
    RAID_10("RAID10", "RAID 10", 4, 0, 2, 2, 0, false),
    RAID_50("RAID50", "RAID 50", 3, 1, 1, 4, 2, true),
    RAID_60("RAID60", "RAID 60", 4, 2, 1, 6, 3, true);

    private final String id;
    private final String label;
    private final int leastDrives;
    private final int parityDrives;
    private final int copies;
    private final int writePenalty;
    private final int readsPerWrite;
    private final boolean spanned;

    RaidLevel(
            String id,
            String label,
            int leastDrives,
            int parityDrives,
            int copies,
            int writePenalty,
            int readsPerWrite,
            boolean spanned) {
        this.id = id;
        this.label = label;
        this.leastDrives = leastDrives;
        this.parityDrives = parityDrives;
        this.copies = copies;
        this.writePenalty = writePenalty;
        this.readsPerWrite = readsPerWrite;
        this.spanned = spanned;
    }

    /** Returns the level of an id such as {@code RAID5}. A loop, since Enum.valueOf crashes TeaVM 0.16. */
    public static RaidLevel of(String id) {
        for (RaidLevel level : values()) {
            if (level.id.equals(id)) {
                return level;
            }
        }
        throw new IllegalArgumentException(id);
    }

    public String id() {
        return id;
    }

    /** Returns the name as it is printed, the same in every language. */
    public String label() {
        return label;
    }

    /** Returns the fewest drives of one span (of the array, where it has no spans). */
    public int leastDrives() {
        return leastDrives;
    }

    /** Returns how many drives' worth of one span hold parity. */
    public int parityDrives() {
        return parityDrives;
    }

    /** Returns how many copies of the data there are. */
    public int copies() {
        return copies;
    }

    /** Returns the back-end operations that one small random host write costs. */
    public int writePenalty() {
        return writePenalty;
    }

    /** Returns how many of the operations of {@link #writePenalty} are reads of old data and parity. */
    public int readsPerWrite() {
        return readsPerWrite;
    }

    /** Tells whether the array is a stripe over several spans. */
    public boolean isSpanned() {
        return spanned;
    }
}
