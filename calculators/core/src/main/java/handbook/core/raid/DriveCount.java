package handbook.core.raid;

import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.unit.DataSize;
import handbook.core.unit.Whole;
import java.util.List;

/**
 * How many drives an array needs for a load and, if asked, a capacity.
 *
 * <p>n = ⌈(reads + writes × P) ÷ I⌉, with different drive speeds ⌈reads ÷ Iᵣ + writes × P ÷ I_w⌉, then
 * up to the next layout that exists. The inverse of {@link RaidIops}.
 *
 * <p>Source: as {@link RaidIops}.
 */
public final class DriveCount {

    /** More drives than any array has; beyond, an input is off by orders of magnitude. */
    static final int MOST_DRIVES = 1_000_000;

    private DriveCount() {}

    /** What decides the number of drives. */
    public enum Constraint {
        /** The load. */
        IOPS,
        /** The usable capacity asked for. */
        CAPACITY,
        /** The level does not exist with fewer drives. */
        LEAST
    }

    /**
     * @param spans of RAID 50 and 60
     * @param hostReads reads per second that the host asks for, 0 or more
     * @param hostWrites writes per second that the host asks for, 0 or more; not both 0
     * @param readIops random reads per second of one drive
     * @param writeIops random writes per second of one drive
     * @param hotSpares idle drives, added to the purchase only
     * @param leastUsable usable capacity asked for, null for any
     * @param driveSize size of one drive
     */
    public record Input(
            RaidLevel level,
            int spans,
            double hostReads,
            double hostWrites,
            double readIops,
            double writeIops,
            int hotSpares,
            DataSize leastUsable,
            DataSize driveSize) {

        Input with(RaidLevel other) {
            return new Input(
                    other, spans, hostReads, hostWrites, readIops, writeIops, hotSpares, leastUsable, driveSize);
        }

        double hostIops() {
            return hostReads + hostWrites;
        }

        double readShare() {
            return hostReads / hostIops();
        }
    }

    /**
     * @param backendIops operations per second that the drives must do
     * @param exactDrives drives for the load before rounding
     * @param roundedDrives the same, rounded up
     * @param layout the smallest layout that carries the load and holds the capacity
     * @param drivesToBuy with hot spares
     * @param reachedIops host operations per second of that layout at the same mix, at least the target
     * @param usable capacity of that layout after redundancy
     */
    public record Result(
            double backendIops,
            double exactDrives,
            int roundedDrives,
            RaidLayout layout,
            int drivesToBuy,
            Constraint constraint,
            double reachedIops,
            DataSize usable) {}

    /** Returns the count, or that the level ends below it (RAID 1 is two drives) or that it is absurd. */
    public static Outcome<Result> calculate(Input in) {
        int penalty = in.level().writePenalty();
        double exact = in.hostReads() / in.readIops() + in.hostWrites() * penalty / in.writeIops();
        int rounded = Whole.up(exact);
        int dataDrives = in.leastUsable() == null
                ? 1
                : Math.max(1, Whole.up(in.leastUsable().bytes() / in.driveSize().bytes()));
        RaidLayout forLoad = RaidLayout.smallest(in.level(), in.spans(), rounded);
        RaidLayout forCapacity = RaidLayout.holding(in.level(), in.spans(), dataDrives);
        if (forLoad == null || forCapacity == null) {
            String key = forLoad == null ? "problem.raid-1-load" : "problem.raid-1-capacity";
            return new Outcome.Invalid<>(List.of(Problem.of("level", key, forLoad == null ? rounded : dataDrives)));
        }
        boolean capacityBinds = forCapacity.drives() > forLoad.drives();
        RaidLayout layout = capacityBinds ? forCapacity : forLoad;
        if (layout.drives() > MOST_DRIVES) {
            String field = capacityBinds ? "drive-size" : "drive-iops";
            return new Outcome.Invalid<>(List.of(Problem.of(field, "problem.too-many", layout.drives(), MOST_DRIVES)));
        }
        return new Outcome.Ok<>(new Result(
                in.hostReads() + in.hostWrites() * penalty,
                exact,
                rounded,
                layout,
                layout.drives() + in.hotSpares(),
                constraint(in, rounded, forLoad, forCapacity),
                RaidIops.mixed(
                        layout.drives() * in.readIops(), layout.drives() * in.writeIops(), in.readShare(), penalty),
                in.driveSize().times(layout.dataDrives())));
    }

    private static Constraint constraint(Input in, int rounded, RaidLayout forLoad, RaidLayout forCapacity) {
        if (forCapacity.drives() > forLoad.drives()) {
            return Constraint.CAPACITY;
        }
        boolean least = rounded < RaidLayout.smallest(in.level(), in.spans(), 1).drives();
        return least ? Constraint.LEAST : Constraint.IOPS;
    }
}
