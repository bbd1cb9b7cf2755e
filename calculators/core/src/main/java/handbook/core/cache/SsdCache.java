package handbook.core.cache;

import handbook.core.raid.RaidLayout;

/**
 * A few SSDs in front of a slower array: what they hold, how fast the whole is, how much they are written.
 *
 * <p>Of the requests a share <i>h</i> is answered by the SSDs. A request costs the tier that answers it a part
 * of a second, so one request after another gives 1 ÷ (h ÷ cache IOPS + (1 − h) ÷ array IOPS): rates mix
 * harmonically. With both tiers busy at the same time the one with more work is the limit. The cache answers
 * as many hits as it holds of the hot data.
 *
 * <p>Source: the mean of two costs as in J. L. Hennessy, D. A. Patterson: Computer Architecture, "average memory
 * access time"; the array's own rates as in {@link handbook.core.raid.RaidIops}. Writing dirty blocks back to
 * the array is not included.
 */
public final class SsdCache {

    /** Rule of thumb for a cache when nothing was measured, of the capacity behind it. */
    public static final double RULE_LOW = 0.05;

    public static final double RULE_HIGH = 0.1;

    private static final double SECONDS_AN_HOUR = 3600;

    private SsdCache() {}

    /**
     * Reads and writes.
     *
     * @param reads per second
     * @param writes per second
     */
    public record Rates(double reads, double writes) {

        double sum() {
            return reads + writes;
        }
    }

    /**
     * What stands behind the cache.
     *
     * @param most reads per second it can do, and host writes per second, its write penalty counted
     * @param bytes usable capacity
     */
    public record Array(Rates most, double bytes) {}

    /**
     * The SSDs.
     *
     * @param layout RAID 0, 1 or 10
     * @param bytes capacity of one
     * @param most reads and writes per second of one
     * @param limit bytes that the controller uses at most
     */
    public record Cache(RaidLayout layout, double bytes, Rates most, double limit) {

        double copies() {
            return layout.level().copies();
        }

        Rates tier() {
            int drives = layout.drives();
            return new Rates(drives * most.reads(), drives * most.writes() / copies());
        }

        /** Returns what it holds. */
        public double usable() {
            return Math.min(layout.dataDrives() * bytes, limit);
        }
    }

    /**
     * @param load what hosts ask for; not both 0
     * @param hot bytes of the hot data, above 0
     * @param readHits share of the reads that go to hot data, 0 to 1
     * @param writeHits the same for writes; 0 where the cache takes no writes
     * @param fill share of the misses that are copied into the cache, 0 to 1
     * @param writeBack whether writes are kept in the cache
     * @param block bytes of a request
     * @param hours a day that the load lasts, 0 to 24
     */
    public record Input(
            Array array,
            Cache cache,
            Rates load,
            double hot,
            double readHits,
            double writeHits,
            double fill,
            boolean writeBack,
            double block,
            double hours) {

        Input with(Cache other) {
            return new Input(array, other, load, hot, readHits, writeHits, fill, writeBack, block, hours);
        }

        double readShare() {
            return load.reads() / load.sum();
        }
    }

    /**
     * @param usable bytes that the cache holds
     * @param coverage share of the hot data that it holds
     * @param readHit share of reads it answers
     * @param writeHit share of writes it takes
     * @param cold host requests per second of the array alone
     * @param warm host requests per second, one after another
     * @param parallel host requests per second with both tiers busy
     * @param arrayLoad work of the array at the load asked for, 1 is all it can do
     * @param cacheLoad work of the cache at the load asked for, fills included
     * @param hitNeeded share of hits with which the array keeps up, −1 if none does
     * @param daily bytes written to each SSD a day
     * @param fillTime seconds until each block of the hot data that fits has missed once
     */
    public record Result(
            double usable,
            double coverage,
            double readHit,
            double writeHit,
            double cold,
            double warm,
            double parallel,
            double arrayLoad,
            double cacheLoad,
            double hitNeeded,
            double daily,
            double fillTime) {}

    /** Calculates; the layout of the cache must exist. */
    public static Result calculate(Input in) {
        double usable = in.cache().usable();
        double coverage = Math.min(1, usable / in.hot());
        double readHit = in.readHits() * coverage;
        double writeHit = in.writeHits() * coverage;
        double cold = 1 / arrayTime(in, 0, 0);
        double perArray = arrayTime(in, readHit, writeHit);
        double perCache = hitTime(in, readHit, writeHit);
        double filling = fillTime(in, readHit, writeHit);
        double writes = cacheWrites(in, readHit, writeHit);
        Cache cache = in.cache();
        return new Result(
                usable,
                coverage,
                readHit,
                writeHit,
                cold,
                1 / (perCache + perArray),
                1 / Math.max(perArray, perCache + filling),
                in.load().sum() * perArray,
                in.load().sum() * (perCache + filling),
                hitNeeded(in),
                writes * cache.copies() / cache.layout().drives() * in.block() * SECONDS_AN_HOUR * in.hours(),
                coverage * in.hot() / in.block() / in.array().most().reads());
    }

    /** Returns host requests per second, one after another, at a share of hits for reads and writes alike. */
    static double warmAt(Input in, double hits) {
        double writes = in.writeBack() ? hits : 0;
        return 1 / (hitTime(in, hits, writes) + arrayTime(in, hits, writes));
    }

    /** Returns host requests per second with both tiers busy at a share of hits for reads and writes alike. */
    static double parallelAt(Input in, double hits) {
        double writes = in.writeBack() ? hits : 0;
        return 1 / Math.max(arrayTime(in, hits, writes), hitTime(in, hits, writes) + fillTime(in, hits, writes));
    }

    /** Returns the array's part of a second for a request of the host. */
    private static double arrayTime(Input in, double readHit, double writeHit) {
        Rates most = in.array().most();
        double reads = in.readShare();
        return reads * (1 - readHit) / most.reads() + (1 - reads) * (1 - writeHit) / most.writes();
    }

    private static double hitTime(Input in, double readHit, double writeHit) {
        Rates most = in.cache().tier();
        double reads = in.readShare();
        return reads * readHit / most.reads() + (1 - reads) * writeHit / most.writes();
    }

    private static double fillTime(Input in, double readHit, double writeHit) {
        return filled(in, readHit, writeHit) / in.cache().tier().writes();
    }

    /** Returns the blocks that are copied into the cache for each request of the host. */
    private static double filled(Input in, double readHit, double writeHit) {
        double reads = in.readShare();
        double writeMisses = in.writeBack() ? (1 - reads) * (1 - writeHit) : 0;
        return in.fill() * (reads * (1 - readHit) + writeMisses);
    }

    /** Returns the blocks written to the cache per second at the load asked for, copies not counted. */
    private static double cacheWrites(Input in, double readHit, double writeHit) {
        double hits = (1 - in.readShare()) * writeHit;
        return in.load().sum() * (hits + filled(in, readHit, writeHit));
    }

    private static double hitNeeded(Input in) {
        double reads = in.load().reads() / in.array().most().reads();
        double writes = in.load().writes() / in.array().most().writes();
        double fixed = in.writeBack() ? 0 : writes;
        double movable = in.writeBack() ? reads + writes : reads;
        if (fixed > 1) {
            return -1;
        }
        return movable == 0 ? 0 : Math.max(0, (fixed + movable - 1) / movable);
    }
}
