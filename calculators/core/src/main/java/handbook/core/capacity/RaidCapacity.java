package handbook.core.capacity;

import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.text.Message;
import java.util.List;

/**
 * How much of the drives an array leaves for data.
 *
 * <p>Of each drive as much counts as the smallest has. What is left is data drives × smallest drive. RAID-Z stores
 * each record in sectors of its own: d sectors of data, ⌈d ÷ (n − p)⌉ × p of parity, and free ones up to a multiple
 * of p + 1; of the rest the pool keeps 1/32 back (slop space, from 128 MiB to 128 GiB).
 *
 * <p>Source: {@link CapacityLevel}; for RAID-Z vdev_raidz_asize and spa_get_slop_space of OpenZFS. Labels and
 * metaslabs of a pool (under 0.1 %) and file systems are not counted.
 */
public final class RaidCapacity {

    /** The record for which ZFS reports free space. */
    private static final double USUAL_RECORD = 131_072;

    private static final double LEAST_SLOP = 134_217_728.0;
    private static final double MOST_SLOP = 137_438_953_472.0;
    private static final double SLOP_PART = 32;

    private RaidCapacity() {}

    /**
     * @param drives of the first size
     * @param size of one of them, bytes
     * @param others drives of a second size, 0 for none
     * @param otherSize of one of those, bytes
     * @param hotSpares idle drives of the first size
     * @param copies of data in a RAID 10, 2 or more
     * @param spans of RAID 50 and 60
     * @param sector of RAID-Z, bytes: 2 to the power of ashift
     * @param record of RAID-Z, bytes
     */
    record Input(
            CapacityLevel level,
            int drives,
            double size,
            int others,
            double otherSize,
            int hotSpares,
            int copies,
            int spans,
            double sector,
            double record) {

        Input with(CapacityLevel other) {
            return new Input(other, drives, size, others, otherSize, hotSpares, copies, spans, sector, record);
        }

        /** Returns as many drives of the first size instead, and none of another one. */
        Input with(CapacityLevel other, int number) {
            return new Input(other, number, size, 0, 0, 0, copies, spans, sector, record);
        }

        int members() {
            return drives + others;
        }

        double smallest() {
            return others > 0 ? Math.min(size, otherSize) : size;
        }
    }

    /**
     * How a record of RAID-Z lies on the drives.
     *
     * @param data sectors
     * @param parity sectors
     * @param padding sectors that nothing else can use
     */
    record Sectors(double data, double parity, double padding) {

        double all() {
            return data + parity + padding;
        }
    }

    /**
     * @param bought bytes of all drives, hot spares too
     * @param members bytes of the members, as much as counts of each
     * @param usable bytes for data
     * @param unused bytes beyond the smallest drive
     * @param free bytes kept for a rebuild inside the array (RAID 5E, 5EE)
     * @param slop bytes that a pool keeps back
     * @param sectors of one record, null except for RAID-Z
     */
    record Result(
            double bought, double members, double usable, double unused, double free, double slop, Sectors sectors) {

        /** Returns copies, parity and padding. */
        double redundancy() {
            return Math.max(0, members - usable - free - slop);
        }
    }

    static Outcome<Result> calculate(Input in) {
        CapacityLevel level = in.level();
        int n = in.members();
        Message problem = level.problem(n, in.spans(), in.copies());
        if (problem != null) {
            return new Outcome.Invalid<>(List.of(new Problem("drives", problem)));
        }
        double all = in.drives() * in.size() + in.others() * in.otherSize();
        double members = n * in.smallest();
        double data = level.dataDrives(n, in.spans(), in.copies()) * in.smallest();
        double slop = 0;
        Sectors sectors = null;
        if (level.zfs) {
            sectors = sectors(n, level.parity, in.sector(), in.record());
            Sectors usual = sectors(n, level.parity, in.sector(), USUAL_RECORD);
            double reported = members * usual.data() / usual.all();
            double kept = Math.min(1, Math.max(LEAST_SLOP, Math.min(MOST_SLOP, reported / SLOP_PART)) / reported);
            double stored = members * (in.record() / in.sector()) / sectors.all();
            data = stored * (1 - kept);
            slop = stored * kept;
        }
        return new Outcome.Ok<>(new Result(
                all + in.hotSpares() * in.size(),
                members,
                data,
                all - members,
                level.free * in.smallest(),
                slop,
                sectors));
    }

    /**
     * Returns the sectors of a record.
     *
     * @param drives of the group, more than {@code parity}
     */
    static Sectors sectors(int drives, int parity, double sector, double record) {
        double data = Math.ceil(record / sector);
        double rows = Math.ceil(data / (drives - parity));
        double used = data + rows * parity;
        double whole = Math.ceil(used / (parity + 1)) * (parity + 1);
        return new Sectors(data, rows * parity, whole - used);
    }
}
