package handbook.core.flash;

import static handbook.core.unit.Quantity.bytes;
import static handbook.core.unit.Quantity.perDay;

import handbook.core.form.Answers;
import handbook.core.form.Field;
import handbook.core.form.Preset;
import handbook.core.outcome.Step;
import handbook.core.raid.RaidFields;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import handbook.core.text.Message;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.LinkedHashMap;
import java.util.List;

/** The inputs of {@link SsdEnduranceForm} and how they become those of {@link SsdEndurance}. */
final class EnduranceFields {

    private static final double SECONDS_AN_HOUR = 3600;
    private static final String TBW = "tbw";
    private static final String CYCLES = "cycles";
    private static final String SINGLE = "single";

    static final List<Field> ALL = Field.table(
            "capacity SIZE 960_GB " + RaidFields.DRIVE_UNITS + " 1 1000000\n" + """
            rating              CHOICE dwpd dwpd,tbw,cycles 0 0
            dwpd                NUMBER 1 DWPD 0.001 1000 rating=dwpd
            tbw                 SIZE 1752_TB TB,PB,GB,TiB 0.001 10000000 rating=tbw
            cycles              WHOLE_NUMBER 10000 CYCLES 1 1000000 rating=cycles
            flash               SIZE - GB,TB,GiB,TiB 1 2000000 rating=cycles
            amplification       NUMBER 3 FACTOR 0.1 1000 rating=cycles
            amplification-ratio NUMBER 1 FACTOR 0.1 100 rating=dwpd,tbw
            years               NUMBER 5 YEARS 0.5 20
            level               CHOICE single single,RAID0,RAID1,RAID5,RAID6,RAID10,RAID50,RAID60 0 0
            drives              WHOLE_NUMBER 8 DRIVES 1 10000 level=RAID0,RAID1,RAID5,RAID6,RAID10,RAID50,RAID60
            """ + RaidFields.SPANS + """
            full-stripes        SHARE 0 SHARE 0 100 level=RAID5,RAID6,RAID50,RAID60
            load                CHOICE daily daily,rate,iops,share 0 0
            daily               SIZE 500_GB GB,TB,GiB,TiB 0 1000000000 load=daily
            rate                SIZE 10_MB MB,MiB,kB,KiB,GB 0 1000000 load=rate
            write-iops          NUMBER 2000 IOPS 0 10000000 load=iops
            block               SIZE 4_KiB KiB,MiB,B 0.5 16384 load=iops
            hours               NUMBER 24 HOURS 0 24 load=rate,iops
            daily-share         SHARE 30 SHARE 0 10000 load=share
            fill                SIZE - GB,TB,GiB,TiB 0 1000000000
            written             SIZE - TB,PB,GB,TiB 0 1000000
            power-on            NUMBER - HOURS 0 500000
            start               DATE - - 0 0
            """);

    private EnduranceFields() {}

    /**
     * Ratings to start from. TBW and capacities are the vendors' (specification sheets as collected by
     * the check_smart project and by the Chia project); the cycles are those of {@code
     * content/data/nand_endurance.csv}.
     */
    static List<Preset> presets() {
        return List.of(
                drive("mx500", "1 TB", "360 TB"),
                drive("micron-9300", "3.84 TB", "8400 TB"),
                drive("pm1725b", "1.6 TB", "8760 TB"),
                drive("micron-5300", "960 GB", "8760 TB"),
                drive("s3700", "200 GB", "3650 TB"),
                flash("mlc", "10000"),
                flash("emlc", "30000"),
                flash("slc", "100000"));
    }

    private static Preset drive(String key, String capacity, String tbw) {
        var values = new LinkedHashMap<String, String>();
        values.put("capacity", capacity);
        values.put("rating", TBW);
        values.put("tbw", tbw);
        values.put("years", "5");
        return new Preset(Message.of("preset." + key), values);
    }

    private static Preset flash(String key, String cycles) {
        var values = new LinkedHashMap<String, String>();
        values.put("cycles", cycles);
        return new Preset(Message.of("preset." + key), values);
    }

    /** Reads the rating of one drive in bytes and notes how it comes about. */
    static double rated(Answers answers, double capacity, double years, List<Step> steps) {
        String rating = answers.choice("rating");
        double ratedDays = capacity * SsdEndurance.DAYS * years;
        double rated;
        if (rating.equals(TBW)) {
            rated = answers.size("tbw").bytes();
        } else if (rating.equals("dwpd")) {
            double dwpd = answers.number("dwpd");
            rated = SsdEndurance.ofDwpd(dwpd, capacity, years);
            steps.add(Step.of("rated-tbw", bytes(rated), dwpd, bytes(capacity), years));
            return rated;
        } else {
            int cycles = answers.wholeNumber("cycles");
            double flash = answers.bytes("flash", capacity);
            double amplification = answers.number("amplification");
            rated = SsdEndurance.ofCycles(cycles, flash, amplification);
            steps.add(Step.of("rated-tbw-cycles", bytes(rated), cycles, bytes(flash), amplification));
        }
        steps.add(
                Step.of("rated-dwpd", Quantity.of(rated / ratedDays, Unit.DWPD), bytes(rated), bytes(capacity), years));
        return rated;
    }

    /** Reads how the rated write amplification compares; a rating from cycles has it in it already. */
    static double amplification(Answers answers) {
        return answers.choice("rating").equals(CYCLES) ? 1 : answers.number("amplification-ratio");
    }

    static RaidLayout layout(Answers answers) {
        String id = answers.choice("level");
        if (id.equals(SINGLE)) {
            return new RaidLayout(RaidLevel.RAID_0, 1, 2);
        }
        RaidLevel level = RaidLevel.of(id);
        return new RaidLayout(level, answers.wholeNumber("drives"), RaidFields.spans(answers, level));
    }

    static double fullStripes(Answers answers, RaidLayout layout) {
        return layout.level().parityDrives() > 0 ? answers.share("full-stripes") : 0;
    }

    /** Reads what hosts write in bytes a day and notes how it comes about. */
    static double host(Answers answers, RaidLayout layout, double capacity, List<Step> steps) {
        String load = answers.choice("load");
        if (load.equals("daily")) {
            return answers.size("daily").bytes();
        }
        if (load.equals("share")) {
            double share = answers.share("daily-share");
            double usable = Math.max(0, layout.dataDrives()) * capacity;
            double host = share * usable;
            steps.add(Step.of("host-share", perDay(host), share, bytes(usable)));
            return host;
        }
        double hours = answers.number("hours");
        if (load.equals("rate")) {
            double rate = answers.size("rate").bytes();
            double host = rate * SECONDS_AN_HOUR * hours;
            steps.add(Step.of("host-rate", perDay(host), Quantity.of(rate, Unit.BYTES_PER_SECOND), hours));
            return host;
        }
        double iops = answers.number("write-iops");
        double block = answers.size("block").bytes();
        double host = iops * block * SECONDS_AN_HOUR * hours;
        steps.add(Step.of("host-writes", perDay(host), iops, block, hours));
        return host;
    }
}
