package handbook.core.compare;

import handbook.core.raid.RaidLayout;

/**
 * Ways to build a storage, side by side: what each does and what it costs for it.
 *
 * <p>The rates of an array follow from its drives and the write penalty, those of a cached one mix hits and misses by
 * time, and a mixed load mixes reads and writes by time, each as in {@link handbook.core.raid.RaidIops} and
 * {@link handbook.core.cache.SsdCache}.
 */
public final class Variants {

    private Variants() {}

    /**
     * One way.
     *
     * @param name as typed
     * @param driveBytes size of a drive
     * @param driveReads reads per second of a drive
     * @param driveWrites writes per second of a drive
     * @param hitReads reads per second that a cache answers, 0 for none
     * @param hitWrites writes per second that a cache takes, 0 for none
     * @param price in any currency, above 0
     */
    record Variant(
            String name,
            RaidLayout layout,
            double driveBytes,
            double driveReads,
            double driveWrites,
            double hitReads,
            double hitWrites,
            double price) {}

    /**
     * @param usable bytes for data
     * @param reads host reads per second
     * @param writes host writes per second
     * @param mixed host requests per second of the mixed load
     * @param perTerabyte price of 10¹² bytes
     * @param perThousand price of 1000 requests per second of the mixed load
     */
    record Result(double usable, double reads, double writes, double mixed, double perTerabyte, double perThousand) {}

    /**
     * Returns what a variant does; its layout must exist.
     *
     * @param hits share of requests that a cache answers, where there is one
     * @param readShare share of reads, 0 to 1
     */
    static Result calculate(Variant in, double hits, double readShare) {
        int n = in.layout().drives();
        double reads = cached(n * in.driveReads(), in.hitReads(), hits);
        double writes = cached(n * in.driveWrites() / in.layout().level().writePenalty(), in.hitWrites(), hits);
        double mixed = 1 / (readShare / reads + (1 - readShare) / writes);
        double usable = in.layout().dataDrives() * in.driveBytes();
        return new Result(usable, reads, writes, mixed, in.price() / (usable / 1e12), in.price() / (mixed / 1000));
    }

    private static double cached(double misses, double hitRate, double hits) {
        return hitRate == 0 ? misses : 1 / (hits / hitRate + (1 - hits) / misses);
    }
}
