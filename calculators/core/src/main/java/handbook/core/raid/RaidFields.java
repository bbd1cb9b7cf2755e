package handbook.core.raid;

import handbook.core.form.Answers;

/** Inputs that calculators share: lines of {@link handbook.core.form.Field#table}. */
public final class RaidFields {

    /** The ids of {@link RaidLevel}. */
    public static final String LEVELS = "RAID0,RAID1,RAID5,RAID6,RAID10,RAID50,RAID60";

    /** Units in which sizes of drives are given. */
    public static final String DRIVE_UNITS = "GB,TB,GiB,TiB";

    public static final String LEVEL = "level CHOICE RAID5 " + LEVELS + " 0 0\n";
    public static final String SPANS = "spans WHOLE_NUMBER 2 SPANS 2 64 level=RAID50,RAID60\n";
    public static final String DRIVE_IOPS = "drive-iops NUMBER 170 IOPS 1 10000000\n";
    static final String DRIVE_WRITE_IOPS = "drive-write-iops NUMBER - IOPS 1 10000000\n";
    public static final String DRIVE_SIZE = "drive-size SIZE 600_GB " + DRIVE_UNITS + " 1 1000000\n";

    /** What hosts ask for, in total or reads and writes by themselves. */
    public static final String LOAD = """
            load        CHOICE total total,split 0 0
            target-iops NUMBER 5000 IOPS 1 100000000 load=total
            read        SHARE 80 SHARE 0 100 load=total
            read-iops   NUMBER 4000 IOPS 0 100000000 load=split
            write-iops  NUMBER 1000 IOPS 0 100000000 load=split
            """;

    private RaidFields() {}

    /** Reads {@link #LOAD}: reads per second, then writes per second; not both 0. */
    public static double[] load(Answers answers) {
        if (answers.choice("load").equals("total")) {
            double target = answers.number("target-iops");
            double reads = target * answers.share("read");
            return new double[] {reads, target - reads};
        }
        double reads = answers.number("read-iops");
        double writes = answers.number("write-iops");
        if (answers.isGood() && reads + writes < 1) {
            answers.problem("read-iops", "problem.no-load");
        }
        return new double[] {reads, writes};
    }

    public static RaidLevel level(Answers answers) {
        return RaidLevel.of(answers.choice("level"));
    }

    /** Reads the spans; where the level has none they are for the comparison only and not checked. */
    public static int spans(Answers answers, RaidLevel level) {
        return level.isSpanned() ? answers.wholeNumber("spans") : answers.wholeNumberOr("spans", 2);
    }
}
