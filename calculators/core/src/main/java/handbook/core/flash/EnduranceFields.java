package handbook.core.flash;

import handbook.core.form.Answers;
import handbook.core.form.Field;
import handbook.core.form.Option;
import handbook.core.form.Preset;
import handbook.core.outcome.Step;
import handbook.core.raid.RaidFields;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import handbook.core.text.Message;
import handbook.core.unit.DataUnit;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The inputs of {@link SsdEnduranceForm} and how they become those of {@link SsdEndurance}. */
final class EnduranceFields {

    private static final double SECONDS_AN_HOUR = 3600;
    private static final String DWPD = "dwpd";
    private static final String TBW = "tbw";
    private static final String CYCLES = "cycles";
    private static final String SINGLE = "single";
    private static final String DAILY = "daily";
    private static final String RATE = "rate";
    private static final String IOPS = "iops";
    private static final String SHARE = "share";

    private static final Field RATING = choice("rating", DWPD, TBW, CYCLES);
    static final Field CAPACITY = Field.size("capacity", "960 GB", 1, 1_000_000, RaidFields.driveUnits());
    private static final Field RATED_DWPD =
            Field.number("dwpd", "1", 0.001, 1000, Unit.DWPD).onlyWhen("rating", DWPD);
    private static final Field RATED_TBW =
            Field.size("tbw", "1752 TB", 0.001, 10_000_000, totals()).onlyWhen("rating", TBW);
    private static final Field PE_CYCLES =
            Field.wholeNumber("cycles", "10000", 1, 1_000_000, Unit.CYCLES).onlyWhen("rating", CYCLES);
    private static final Field FLASH = Field.size("flash", "", 1, 2_000_000, RaidFields.driveUnits())
            .asOptional()
            .onlyWhen("rating", CYCLES);
    private static final Field AMPLIFICATION =
            Field.number("amplification", "3", 0.1, 1000, Unit.FACTOR).onlyWhen("rating", CYCLES);
    private static final Field RATIO =
            Field.number("amplification-ratio", "1", 0.1, 100, Unit.FACTOR).onlyWhen("rating", DWPD, TBW);
    static final Field YEARS = Field.number("years", "5", 0.5, 20, Unit.YEARS);

    private static final Field LEVEL = Field.choice("level", SINGLE, levels());
    private static final Field DRIVES =
            Field.wholeNumber("drives", "8", 1, 10_000, Unit.DRIVES).onlyWhen("level", arrays());
    private static final Field FULL_STRIPES =
            Field.share("full-stripes", "0").onlyWhen("level", "RAID5", "RAID6", "RAID50", "RAID60");

    private static final Field LOAD = choice("load", DAILY, RATE, IOPS, SHARE);
    private static final Field HOST_DAILY =
            Field.size("daily", "500 GB", 0, 1e9, RaidFields.driveUnits()).onlyWhen("load", DAILY);
    private static final Field HOST_RATE = Field.size(
                    "rate", "10 MB", 0, 1e6, DataUnit.MB, DataUnit.MIB, DataUnit.KB, DataUnit.KIB, DataUnit.GB)
            .onlyWhen("load", RATE);
    private static final Field HOST_IOPS =
            Field.number("write-iops", "2000", 0, 1e7, Unit.IOPS).onlyWhen("load", IOPS);
    private static final Field BLOCK = Field.size("block", "4 KiB", 0.5, 16_384, DataUnit.KIB, DataUnit.MIB, DataUnit.B)
            .onlyWhen("load", IOPS);
    private static final Field HOURS =
            Field.number("hours", "24", 0, 24, Unit.HOURS).onlyWhen("load", RATE, IOPS);
    private static final Field HOST_SHARE = new Field(
            "daily-share",
            Field.Kind.SHARE,
            "30",
            0,
            10_000,
            Unit.SHARE,
            false,
            List.of(),
            List.of(),
            new Field.Condition("load", List.of(SHARE)));
    static final Field FILL =
            Field.size("fill", "", 0, 1e9, RaidFields.driveUnits()).asOptional();
    static final Field WRITTEN = Field.size("written", "", 0, 1e6, totals()).asOptional();
    static final Field POWER_ON =
            Field.number("power-on", "", 0, 500_000, Unit.HOURS).asOptional();
    static final Field START = Field.date("start");

    private EnduranceFields() {}

    static List<Field> all() {
        return List.of(
                CAPACITY,
                RATING,
                RATED_DWPD,
                RATED_TBW,
                PE_CYCLES,
                FLASH,
                AMPLIFICATION,
                RATIO,
                YEARS,
                LEVEL,
                DRIVES,
                RaidFields.SPANS,
                FULL_STRIPES,
                LOAD,
                HOST_DAILY,
                HOST_RATE,
                HOST_IOPS,
                BLOCK,
                HOURS,
                HOST_SHARE,
                FILL,
                WRITTEN,
                POWER_ON,
                START);
    }

    private static Field choice(String name, String... ids) {
        var options = new ArrayList<Option>();
        for (String id : ids) {
            options.add(new Option(id, Message.of("option." + name + "." + id)));
        }
        return Field.choice(name, ids[0], options);
    }

    private static DataUnit[] totals() {
        return new DataUnit[] {DataUnit.TB, DataUnit.PB, DataUnit.GB, DataUnit.TIB};
    }

    private static List<Option> levels() {
        var options = new ArrayList<Option>();
        options.add(new Option(SINGLE, Message.of("option.level.single")));
        options.addAll(RaidFields.levels());
        return options;
    }

    private static String[] arrays() {
        RaidLevel[] levels = RaidLevel.values();
        var ids = new String[levels.length];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = levels[i].id();
        }
        return ids;
    }

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
        String rating = answers.choice(RATING);
        double ratedDays = capacity * SsdEndurance.DAYS * years;
        double rated;
        if (rating.equals(TBW)) {
            rated = answers.size(RATED_TBW).bytes();
        } else if (rating.equals(DWPD)) {
            double dwpd = answers.number(RATED_DWPD);
            rated = SsdEndurance.ofDwpd(dwpd, capacity, years);
            steps.add(Step.of("rated-tbw", bytes(rated), dwpd, bytes(capacity), years));
            return rated;
        } else {
            int cycles = answers.wholeNumber(PE_CYCLES);
            double flash = answers.bytes(FLASH, capacity);
            double amplification = answers.number(AMPLIFICATION);
            rated = SsdEndurance.ofCycles(cycles, flash, amplification);
            steps.add(Step.of("rated-tbw-cycles", bytes(rated), cycles, bytes(flash), amplification));
        }
        steps.add(
                Step.of("rated-dwpd", Quantity.of(rated / ratedDays, Unit.DWPD), bytes(rated), bytes(capacity), years));
        return rated;
    }

    /** Reads how the rated write amplification compares; a rating from cycles has it in it already. */
    static double amplification(Answers answers) {
        return answers.choice(RATING).equals(CYCLES) ? 1 : answers.number(RATIO);
    }

    static RaidLayout layout(Answers answers) {
        String id = answers.choice(LEVEL);
        if (id.equals(SINGLE)) {
            return new RaidLayout(RaidLevel.RAID_0, 1, 2);
        }
        RaidLevel level = RaidLevel.of(id);
        return new RaidLayout(level, answers.wholeNumber(DRIVES), RaidFields.spans(answers, level));
    }

    static double fullStripes(Answers answers, RaidLayout layout) {
        return layout.level().parityDrives() > 0 ? answers.share(FULL_STRIPES) : 0;
    }

    /** Reads what hosts write in bytes a day and notes how it comes about. */
    static double host(Answers answers, RaidLayout layout, double capacity, List<Step> steps) {
        String load = answers.choice(LOAD);
        if (load.equals(DAILY)) {
            return answers.size(HOST_DAILY).bytes();
        }
        if (load.equals(SHARE)) {
            double share = answers.share(HOST_SHARE);
            double usable = Math.max(0, layout.dataDrives()) * capacity;
            double host = share * usable;
            steps.add(Step.of("host-share", perDay(host), share, bytes(usable)));
            return host;
        }
        double hours = answers.number(HOURS);
        if (load.equals(RATE)) {
            double rate = answers.size(HOST_RATE).bytes();
            double host = rate * SECONDS_AN_HOUR * hours;
            steps.add(Step.of("host-rate", perDay(host), Quantity.of(rate, Unit.BYTES_PER_SECOND), hours));
            return host;
        }
        double iops = answers.number(HOST_IOPS);
        double block = answers.size(BLOCK).bytes();
        double host = iops * block * SECONDS_AN_HOUR * hours;
        steps.add(Step.of("host-writes", perDay(host), iops, block, hours));
        return host;
    }

    static Quantity bytes(double value) {
        return Quantity.of(value, Unit.BYTES);
    }

    static Quantity perDay(double value) {
        return Quantity.of(value, Unit.BYTES_PER_DAY);
    }
}
