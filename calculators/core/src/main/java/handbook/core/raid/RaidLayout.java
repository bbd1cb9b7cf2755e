package handbook.core.raid;

import handbook.core.text.Message;

/**
 * Drives put together as an array.
 *
 * @param drives members of the array, hot spares not counted
 * @param spans groups of equal size of RAID 50 and 60; of no meaning elsewhere
 */
public record RaidLayout(RaidLevel level, int drives, int spans) {

    /** With more drives than this in one parity group most controllers refuse (IBM Power, LSI: 32). */
    static final int LARGEST_GROUP = 32;

    /**
     * Returns the smallest array that exists with at least so many drives, or null where the level ends
     * below (RAID 1 is two drives).
     */
    public static RaidLayout smallest(RaidLevel level, int spans, int atLeast) {
        int groups = level.isSpanned() ? spans : 1;
        if (level == RaidLevel.RAID_1) {
            return atLeast <= 2 ? new RaidLayout(level, 2, spans) : null;
        }
        int step = level.isSpanned() ? spans : level.copies();
        int least = Math.max(atLeast, level.leastDrives() * groups);
        return new RaidLayout(level, (least + step - 1) / step * step, spans);
    }

    /** Returns the smallest array with room for the data of so many drives, or null as {@link #smallest}. */
    public static RaidLayout holding(RaidLevel level, int spans, int dataDrives) {
        int groups = level.isSpanned() ? spans : 1;
        int perGroup = (dataDrives + groups - 1) / groups;
        return smallest(level, spans, (perGroup * level.copies() + level.parityDrives()) * groups);
    }

    /** Returns what rule this layout breaks and which layout would do, or null if it exists. */
    public Message problem() {
        if (level == RaidLevel.RAID_1) {
            return drives == 2 ? null : Message.of("problem.raid-1", drives);
        }
        int least = level.leastDrives() * groups();
        if (drives < least) {
            return level.isSpanned()
                    ? Message.of("problem.raid-least-spans", least, level.label(), spans, drives)
                    : Message.of("problem.raid-least", least, level.label(), drives);
        }
        int nearest = smallest(level, spans, drives).drives;
        if (nearest == drives) {
            return null;
        }
        return level.isSpanned()
                ? Message.of("problem.raid-spans", spans, level.label(), drives, nearest - spans, nearest)
                : Message.of("problem.raid-even", level.label(), drives, nearest - 2, nearest);
    }

    /** Returns how many drives' worth of data fit. */
    public int dataDrives() {
        return drives / level.copies() - level.parityDrives() * groups();
    }

    /** Returns the drives of one parity group or of the whole stripe. */
    public int drivesPerGroup() {
        return drives / groups();
    }

    /** Tells whether a parity group has more drives than controllers usually build. */
    public boolean hasLargeGroup() {
        return level.parityDrives() > 0 && drivesPerGroup() > LARGEST_GROUP;
    }

    /** Returns the name of the level, with the spans where it has any. */
    public Message name() {
        return level.isSpanned() ? Message.of("raid.spanned", level.label(), spans) : Message.name(level.label());
    }

    /** Returns what to think of when a parity group is large. */
    Message largeGroup() {
        String key = level.isSpanned() ? "note.large-span" : "note.large-group";
        return Message.of(key, drivesPerGroup(), LARGEST_GROUP);
    }

    private int groups() {
        return level.isSpanned() ? spans : 1;
    }
}
