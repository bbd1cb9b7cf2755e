package handbook.core.rebuild;

import handbook.core.raid.RaidLayout;

/**
 * How long a rebuild takes and how likely an array loses data.
 *
 * <p>Drives fail at a constant rate λ = 1 ÷ MTBF, independently of each other, times a batch factor while another one
 * is being replaced. A group that can lose p drives loses data when, after each of p failures, another one comes before
 * the repair is done, or when at the last a sector cannot be read. The rate of loss is that of the first failure
 * times those chances, MTTDL its inverse, and the chance of loss in a time t is 1 − e^(−t ÷ MTTDL).
 *
 * <p>Source: Patterson, Gibson, Katz: A Case for Redundant Arrays of Inexpensive Disks, SIGMOD 1988, for MTTDL of
 * single redundancy; Chen, Lee, Gibson, Katz, Patterson: RAID, ACM Computing Surveys 26 (2), 1994, for double
 * redundancy and unreadable sectors. Instead of the first term of each chance the exponential is used, so that it
 * never passes 1.
 */
public final class RaidRebuild {

    /** Hours of a year of 365 days. */
    public static final double HOURS = 8760;

    private static final double SMALL = 0.01;

    private RaidRebuild() {}

    /**
     * @param driveBytes of one drive
     * @param rate bytes per second that the rebuild gets, above 0
     * @param delay hours until it begins
     * @param mtbf hours, above 0
     * @param errors unreadable sectors for each bit read, 0 for none
     * @param batch how many times as often drives fail while another one is being replaced, 1 or more
     * @param parallel whether two failed drives are rebuilt at the same time
     * @param years for which the chance is asked
     */
    public record Input(
            RaidLayout layout,
            double driveBytes,
            double rate,
            double delay,
            double mtbf,
            double errors,
            double batch,
            boolean parallel,
            double years) {

        Input with(RaidLayout other) {
            return new Input(other, driveBytes, rate, delay, mtbf, errors, batch, parallel, years);
        }

        /** Returns the drives of a group of which any may fail first. */
        int group() {
            return layout.level().copies() > 1 ? layout.level().copies() : layout.drivesPerGroup();
        }

        int groups() {
            return layout.drives() / group();
        }

        /** Returns how many drives of a group may fail. */
        int tolerated() {
            return layout.level().copies() > 1
                    ? layout.level().copies() - 1
                    : layout.level().parityDrives();
        }
    }

    /**
     * @param rebuild hours
     * @param window hours from a failure until the array is whole again
     * @param read bytes that must be read without an error when no redundancy is left
     * @param unreadable chance of an unreadable sector in them
     * @param second chance that another drive of the group fails within the window
     * @param third chance that one more does, where two may fail; else 0
     * @param fatal chance that a failed drive ends in a loss of data
     * @param mttdl mean time to data loss, years
     * @param loss chance of a loss of data over the years asked for
     */
    public record Result(
            double rebuild,
            double window,
            double read,
            double unreadable,
            double second,
            double third,
            double fatal,
            double mttdl,
            double loss) {}

    /** Calculates; the layout must exist. */
    public static Result calculate(Input in) {
        double rebuild = in.driveBytes() / in.rate() / 3600;
        double window = in.delay() + rebuild;
        int n = in.group();
        int tolerated = in.tolerated();
        double read = tolerated == 0 ? 0 : (n - tolerated) * in.driveBytes();
        double unreadable = chance(read * 8 * in.errors());
        double perDrive = in.batch() / in.mtbf() * window;
        double second = tolerated == 0 ? 0 : chance((n - 1) * perDrive);
        double third = tolerated < 2 ? 0 : chance((n - 2) * perDrive / (in.parallel() ? 2 : 1));
        double fatal = switch (tolerated) {
            case 0 -> 1;
            case 1 -> either(second, unreadable);
            default -> second * either(third, unreadable);
        };
        // no chance at all is printed as the smallest one that still counts
        double mttdl = in.mtbf() / in.layout().drives() / Math.max(fatal, 1e-300) / HOURS;
        return new Result(rebuild, window, read, unreadable, second, third, fatal, mttdl, chance(in.years() / mttdl));
    }

    private static double either(double one, double other) {
        return one + other - one * other;
    }

    /** Returns 1 − e^(−x), also for x so small that 1 − x is 1. */
    static double chance(double x) {
        if (x < SMALL) {
            return x * (1 - x / 2 * (1 - x / 3 * (1 - x / 4 * (1 - x / 5))));
        }
        return 1 - Math.exp(-x);
    }

    /** Returns the MTBF in hours that belongs to an annual failure rate from 0 to below 1. */
    static double mtbf(double annualRate) {
        return HOURS / -Math.log(1 - annualRate);
    }

    /** Returns the share of drives that fail in a year. */
    static double annualRate(double mtbf) {
        return chance(HOURS / mtbf);
    }
}
