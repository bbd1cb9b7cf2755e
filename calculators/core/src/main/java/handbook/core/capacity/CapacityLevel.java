package handbook.core.capacity;

import handbook.core.text.Message;

/**
 * The layouts whose capacity is worked out, a row each: those of {@link handbook.core.raid.RaidLevel} and some that
 * hold data in another way.
 *
 * <p>Sources: SNIA Common RAID Disk Data Format 2.0, section 4, for RAID 0 to 60 and 1E; Adaptec: Serial ATA RAID
 * controller user's guide, for 5E and 5EE (at least four drives, one drive's worth kept free); OpenZFS, vdev_raidz.c,
 * for RAID-Z.
 */
enum CapacityLevel {
    //      id, name, least drives of a group, parity of a group, groups, mirrored, kept free, RAID-Z
    RAID_0("RAID0", "RAID 0", 1, 0, false, false, 0, false),
    RAID_1("RAID1", "RAID 1", 2, 0, false, true, 0, false),
    RAID_1E("RAID1E", "RAID 1E", 3, 0, false, true, 0, false),
    RAID_5("RAID5", "RAID 5", 3, 1, false, false, 0, false),
    RAID_5E("RAID5E", "RAID 5E", 4, 1, false, false, 1, false),
    RAID_5EE("RAID5EE", "RAID 5EE", 4, 1, false, false, 1, false),
    RAID_6("RAID6", "RAID 6", 4, 2, false, false, 0, false),
    RAID_10("RAID10", "RAID 10", 2, 0, true, true, 0, false),
    RAID_50("RAID50", "RAID 50", 3, 1, true, false, 0, false),
    RAID_60("RAID60", "RAID 60", 4, 2, true, false, 0, false),
    RAID_Z1("RAIDZ1", "RAID-Z1", 2, 1, false, false, 0, true),
    RAID_Z2("RAIDZ2", "RAID-Z2", 3, 2, false, false, 0, true),
    RAID_Z3("RAIDZ3", "RAID-Z3", 4, 3, false, false, 0, true);

    final String id;
    final String label;
    final int least;
    final int parity;
    final boolean grouped;
    final boolean mirrored;
    final int free;
    final boolean zfs;

    CapacityLevel(
            String id, String label, int least, int parity, boolean grouped, boolean mirrored, int free, boolean zfs) {
        this.id = id;
        this.label = label;
        this.least = least;
        this.parity = parity;
        this.grouped = grouped;
        this.mirrored = mirrored;
        this.free = free;
        this.zfs = zfs;
    }

    static CapacityLevel of(String id) {
        for (CapacityLevel level : values()) {
            if (level.id.equals(id)) {
                return level;
            }
        }
        throw new IllegalArgumentException(id);
    }

    /** Returns the groups of an array: mirrors of RAID 10, spans of RAID 50 and 60. */
    int groups(int drives, int spans, int copies) {
        return this == RAID_10 ? drives / copies : grouped ? spans : 1;
    }

    /** Returns the rule that a number of drives breaks, or null if such an array exists. */
    Message problem(int drives, int spans, int copies) {
        int step = this == RAID_10 ? copies : grouped ? spans : 1;
        int fewest = this == RAID_10 ? 2 * copies : grouped ? spans * least : least;
        if (drives < fewest) {
            return this == RAID_50 || this == RAID_60
                    ? Message.of("problem.raid-least-spans", fewest, label, spans, drives)
                    : Message.of("problem.raid-least", fewest, label, drives);
        }
        if (drives % step == 0) {
            return null;
        }
        int below = drives / step * step;
        return this == RAID_10
                ? Message.of("problem.capacity-copies", copies, drives, below, below + step)
                : Message.of("problem.raid-spans", spans, label, drives, below, below + step);
    }

    /** Returns how many drives' worth of data fit, RAID-Z without padding. */
    double dataDrives(int drives, int spans, int copies) {
        return switch (this) {
            case RAID_1 -> 1;
            case RAID_1E -> drives / 2.0;
            case RAID_10 -> (double) drives / copies;
            case RAID_0, RAID_5, RAID_5E, RAID_5EE, RAID_6, RAID_50, RAID_60, RAID_Z1, RAID_Z2, RAID_Z3 ->
                drives - parity * (grouped ? spans : 1) - free;
        };
    }

    /** Returns how many drives may fail for certain, whichever they are. */
    int survives(int drives, int copies) {
        return switch (this) {
            case RAID_1 -> drives - 1;
            case RAID_1E -> 1;
            case RAID_10 -> copies - 1;
            case RAID_0, RAID_5, RAID_5E, RAID_5EE, RAID_6, RAID_50, RAID_60, RAID_Z1, RAID_Z2, RAID_Z3 -> parity;
        };
    }
}
