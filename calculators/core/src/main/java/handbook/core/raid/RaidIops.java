package handbook.core.raid;

import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.text.Message;
import java.util.List;

/**
 * How many small random operations per second a host can get from an array, without caches.
 *
 * <p>One host operation costs R + W·P back-end operations on average, so the drives' N·I operations per
 * second carry N·I ÷ (R + W·P) host operations. This is the inverse of {@link DriveCount}. The widely
 * printed N·I·R + N·I·W÷P is not: it treats the shares of the operations as shares of the drives' time.
 *
 * <p>Source: Patterson, Gibson, Katz: A Case for Redundant Arrays of Inexpensive Disks, SIGMOD 1988,
 * for the cost of small writes; the mixed load follows by counting back-end operations.
 */
public final class RaidIops {

    private RaidIops() {}

    /**
     * @param readIops random read operations per second of one drive, above 0
     * @param writeIops random write operations per second of one drive, above 0
     * @param readShare share of reads among the host's operations, 0 to 1
     */
    public record Input(RaidLayout layout, double readIops, double writeIops, double readShare) {}

    /**
     * @param rawReadIops reads of all drives together
     * @param rawWriteIops writes of all drives together, before the penalty
     * @param cost back-end operations for one host operation
     * @param hostIops host operations per second at saturation
     * @param articleIops what the popular formula says
     * @param overstatement popular formula ÷ right value, 1 or more
     * @param readCeiling host operations per second when all are reads
     * @param writeCeiling host operations per second when all are writes
     */
    public record Result(
            double rawReadIops,
            double rawWriteIops,
            double cost,
            double hostIops,
            double articleIops,
            double overstatement,
            double readCeiling,
            double writeCeiling) {}

    /** Returns the rates, or what is wrong with the layout. */
    public static Outcome<Result> calculate(Input in) {
        Message problem = in.layout().problem();
        if (problem != null) {
            return new Outcome.Invalid<>(List.of(new Problem("drives", problem)));
        }
        double rawReads = in.layout().drives() * in.readIops();
        double rawWrites = in.layout().drives() * in.writeIops();
        int penalty = in.layout().level().writePenalty();
        double reads = in.readShare();
        double writes = 1 - reads;
        double host = mixed(rawReads, rawWrites, reads, penalty);
        double article = rawReads * reads + rawWrites * writes / penalty;
        return new Outcome.Ok<>(new Result(
                rawReads,
                rawWrites,
                reads + writes * penalty,
                host,
                article,
                article / host,
                rawReads,
                rawWrites / penalty));
    }

    /**
     * Returns the rate if the reads inside a parity write go at the drive's read speed. {@link #calculate}
     * charges them at the write speed, which is the safe side for drives that write more slowly.
     */
    static double withReadsAtReadSpeed(Input in) {
        int drives = in.layout().drives();
        int reads = in.layout().level().readsPerWrite();
        int writes = in.layout().level().writePenalty() - reads;
        double writeShare = 1 - in.readShare();
        double atReadSpeed = (in.readShare() + writeShare * reads) / (drives * in.readIops());
        return 1 / (atReadSpeed + writeShare * writes / (drives * in.writeIops()));
    }

    /** Returns the host operations per second of a mixed load: the harmonic mean of the two ceilings. */
    static double mixed(double rawReads, double rawWrites, double readShare, int penalty) {
        double writeShare = 1 - readShare;
        return 1 / (readShare / rawReads + writeShare * penalty / rawWrites);
    }
}
