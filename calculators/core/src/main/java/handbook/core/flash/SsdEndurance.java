package handbook.core.flash;

import handbook.core.outcome.Outcome;
import handbook.core.outcome.Problem;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import handbook.core.text.Message;
import java.util.List;

/**
 * How long SSDs last at a write load: until their rated endurance is used up or their warranty ends.
 *
 * <p>TBW = DWPD × capacity × 365 × years, decimal. A TBW is data written by the host under the rated
 * workload, so the write amplification of that workload is in it already; only how much worse than the
 * rated one an actual workload is may be divided out, once.
 *
 * <p>An array multiplies what its drives have to write, which is not the penalty in operations: a mirror
 * writes every copy; a small write to RAID 5 writes data and parity (2 of its 4 operations are writes),
 * to RAID 6 data and two parities (3 of 6); a full stripe of n drives with p parities writes n blocks for
 * n − p of data.
 *
 * <p>Source: JEDEC JESD218B.02 and JESD219A for the rating; SNIA Common RAID Disk Data Format 2.0 for the
 * layouts; the warranty that ends with whichever comes first is the vendors' wording.
 */
public final class SsdEndurance {

    /** Days of a year in ratings. */
    public static final double DAYS = 365;

    /** Years beyond which a rating counts as never used up: no drive is kept that long. */
    public static final double NEVER = 1000;

    private static final double LEAST_BYTES_A_DAY = 1;

    private SsdEndurance() {}

    /**
     * @param capacity of one drive, bytes, above 0
     * @param rated data that the host may write to one drive under the rated workload, bytes, above 0
     * @param years of warranty, above 0
     * @param amplification actual write amplification ÷ rated one, above 0; 1 for the rated workload
     * @param layout one drive or an array
     * @param fullStripes share of the writes to a parity array that are full stripes, 0 to 1
     * @param host data that hosts write to the array, bytes a day
     * @param fill data that a cache of these drives takes in from reads, bytes a day
     * @param written what the host has written to each drive so far, bytes
     * @param used age of the drives, years
     */
    public record Input(
            double capacity,
            double rated,
            double years,
            double amplification,
            RaidLayout layout,
            double fullStripes,
            double host,
            double fill,
            double written,
            double used) {

        Input withLevel(RaidLevel level) {
            var other = new RaidLayout(level, layout.drives(), layout.spans());
            return new Input(capacity, rated, years, amplification, other, fullStripes, host, fill, written, used);
        }
    }

    /**
     * @param deviceWrites bytes written to drives for one byte written to the array
     * @param drive data written to each drive, bytes a day
     * @param ratedDwpd rated drive writes per day
     * @param neededDwpd rating that is just used up when the warranty ends, what was written so far included
     * @param ratingYears years from now until the rating is used up, at most {@link #NEVER}
     * @param warrantyYears years from now until the warranty ends
     * @param allowed what hosts may write to the array until the warranty ends, bytes a day; 0 after it
     */
    public record Result(
            double deviceWrites,
            double drive,
            double ratedDwpd,
            double neededDwpd,
            double ratingYears,
            double warrantyYears,
            double allowed) {

        /** Returns the years from now until the rating or the warranty ends, whichever comes first. */
        public double life() {
            return Math.min(ratingYears, warrantyYears);
        }
    }

    /** Returns the rating in bytes of a number of drive writes per day. */
    public static double ofDwpd(double dwpd, double capacity, double years) {
        return dwpd * capacity * DAYS * years;
    }

    /**
     * Returns the rating in bytes that program/erase cycles stand for.
     *
     * @param flash all flash of the drive, bytes
     * @param amplification bytes written to flash for one byte from the host
     */
    public static double ofCycles(double cycles, double flash, double amplification) {
        return cycles * flash / amplification;
    }

    /** Returns how the drives fare, or that the layout does not exist. */
    public static Outcome<Result> calculate(Input in) {
        Message problem = in.layout().problem();
        if (problem != null) {
            return new Outcome.Invalid<>(List.of(new Problem("drives", problem)));
        }
        double deviceWrites = deviceWrites(in.layout(), in.fullStripes());
        double drive = (in.host() + in.fill()) * deviceWrites / in.layout().drives();
        double left = left(in, in.rated());
        double warrantyYears = Math.max(0, in.years() - in.used());
        double ratedDays = in.capacity() * DAYS * in.years();
        double needed = (in.written() + drive * DAYS * warrantyYears) * in.amplification() / ratedDays;
        return new Outcome.Ok<>(new Result(
                deviceWrites,
                drive,
                in.rated() / ratedDays,
                needed,
                ratingYears(left, drive),
                warrantyYears,
                allowed(in, left, deviceWrites, warrantyYears)));
    }

    /** Returns the bytes that drives write for one byte of the host. */
    static double deviceWrites(RaidLayout layout, double fullStripes) {
        RaidLevel level = layout.level();
        int parity = level.parityDrives();
        if (parity == 0) {
            return level.copies();
        }
        int drives = layout.drivesPerGroup();
        return fullStripes * drives / (drives - parity) + (1 - fullStripes) * (1 + parity);
    }

    /**
     * Returns the years until what is left of a rating is used up.
     *
     * @param left bytes
     * @param drive bytes a day
     */
    static double ratingYears(double left, double drive) {
        if (left > 0 && drive < LEAST_BYTES_A_DAY) {
            return NEVER;
        }
        return left > 0 ? Math.min(NEVER, left / drive / DAYS) : 0;
    }

    /** Returns what the host may still write to one drive of a rating at the actual amplification, bytes. */
    static double left(Input in, double rated) {
        return Math.max(0, rated / in.amplification() - in.written());
    }

    /**
     * Returns what hosts may write to the array until the warranty ends, bytes a day.
     *
     * @param left what may still be written to one drive, bytes
     */
    static double allowed(Input in, double left, double deviceWrites, double warrantyYears) {
        double drive = warrantyYears == 0 ? 0 : left / DAYS / warrantyYears;
        return Math.max(0, drive * in.layout().drives() / deviceWrites - in.fill());
    }
}
