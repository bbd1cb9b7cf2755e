package handbook.core.capacity;

import static handbook.core.unit.Quantity.bytes;
import static handbook.core.unit.Quantity.drives;
import static handbook.core.unit.Quantity.sectors;
import static handbook.core.unit.Quantity.share;

import handbook.core.chart.LineChart;
import handbook.core.chart.QuantityAxis;
import handbook.core.chart.Series;
import handbook.core.form.Answers;
import handbook.core.form.Calculator;
import handbook.core.form.Field;
import handbook.core.form.Figure;
import handbook.core.form.Note;
import handbook.core.form.Preset;
import handbook.core.form.Report;
import handbook.core.form.Table;
import handbook.core.outcome.Outcome;
import handbook.core.outcome.Step;
import handbook.core.raid.RaidFields;
import handbook.core.text.Message;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Usable capacity: what an array of these drives holds at each level. */
public final class RaidCapacityForm implements Calculator {

    private static final String Z = " level=RAIDZ1,RAIDZ2,RAIDZ3\n";
    private static final List<Field> FIELDS = Field.table(
            "level CHOICE RAID6 RAID0,RAID1,RAID1E,RAID5,RAID5E,RAID5EE,RAID6,RAID10,RAID50,RAID60,RAIDZ1,RAIDZ2,RAIDZ3"
                    + " 0 0\n"
                    + "copies WHOLE_NUMBER 2 - 2 8 level=RAID10\n"
                    + RaidFields.SPANS
                    + "drives WHOLE_NUMBER 8 DRIVES 1 10000\n"
                    + "drive-size SIZE 4_TB " + RaidFields.DRIVE_UNITS + " 1 1000000\n"
                    + "others WHOLE_NUMBER 0 DRIVES 0 10000\n"
                    + "other-size SIZE 8_TB " + RaidFields.DRIVE_UNITS + " 1 1000000\n"
                    + "hot-spares WHOLE_NUMBER 0 DRIVES 0 100\n"
                    + "sector CHOICE 4096 512,4096,8192,65536 0 0" + Z
                    + "record SIZE 128_KiB KiB,MiB 0.5 16384" + Z);
    private static final int LEAST_SHOWN = 4;
    private static final int MOST_SHOWN = 24;

    @Override
    public String id() {
        return "raid-capacity";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Field> fields() {
        return FIELDS;
    }

    @Override
    public List<Preset> presets() {
        return List.of(
                size("hdd", "22 TB"),
                size("ssd-384", "3.84 TB"),
                size("ssd-192", "1.92 TB"),
                size("sas-600", "600 GB"));
    }

    private static Preset size(String key, String size) {
        return new Preset(Message.of("preset.size-" + key), Map.of("drive-size", size));
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(FIELDS, inputs);
        CapacityLevel level = CapacityLevel.of(answers.choice("level"));
        int others = answers.wholeNumber("others");
        boolean spanned = level == CapacityLevel.RAID_50 || level == CapacityLevel.RAID_60;
        var input = new RaidCapacity.Input(
                level,
                answers.wholeNumber("drives"),
                answers.size("drive-size").bytes(),
                others,
                others > 0 ? answers.size("other-size").bytes() : 0,
                answers.wholeNumber("hot-spares"),
                level == CapacityLevel.RAID_10 ? answers.wholeNumber("copies") : answers.wholeNumberOr("copies", 2),
                spanned ? answers.wholeNumber("spans") : answers.wholeNumberOr("spans", 2),
                Answers.numberOf(answers.choice("sector"), 4096),
                level.zfs ? answers.size("record").bytes() : 131_072);
        return answers.isGood()
                ? RaidCapacity.calculate(input).map(result -> report(input, result))
                : answers.invalid();
    }

    private static Report report(RaidCapacity.Input in, RaidCapacity.Result result) {
        return new Report(
                Message.of(
                        "raid-capacity.lead",
                        bytes(result.usable()),
                        in.level().label,
                        drives(in.members()),
                        share(result.usable() / result.bought()),
                        drives(in.level().survives(in.members(), in.copies()))),
                figures(in, result),
                notes(in, result),
                steps(in, result),
                List.of(levels(in)),
                List.of(chart(in)));
    }

    private static List<Figure> figures(RaidCapacity.Input in, RaidCapacity.Result result) {
        var figures = new ArrayList<Figure>();
        figures.add(Figure.main("usable-capacity", bytes(result.usable())));
        figures.add(Figure.of("bought", bytes(result.bought())));
        figures.add(Figure.of("usable-share", share(result.usable() / result.bought())));
        figures.add(Figure.of("redundancy", bytes(result.redundancy())));
        figures.add(Figure.of("survives", drives(in.level().survives(in.members(), in.copies()))));
        figures.add(Figure.of("members", drives(in.members())));
        if (result.unused() > 0) {
            figures.add(Figure.of("unused", bytes(result.unused())));
        }
        if (result.free() > 0) {
            figures.add(Figure.of("kept-free", bytes(result.free())));
        }
        if (in.hotSpares() > 0) {
            figures.add(Figure.of("spare-bytes", bytes(in.hotSpares() * in.size())));
        }
        if (result.sectors() != null) {
            figures.add(Figure.of("record-sectors", sectors(result.sectors().all())));
            figures.add(Figure.of("padding", sectors(result.sectors().padding())));
            figures.add(Figure.of("slop", bytes(result.slop())));
        }
        return figures;
    }

    private static List<Note> notes(RaidCapacity.Input in, RaidCapacity.Result result) {
        var notes = new ArrayList<Note>();
        if (in.level().survives(in.members(), in.copies()) == 0) {
            notes.add(new Note(Message.of("raid-capacity.note.none"), true));
        }
        if (result.unused() > 0) {
            notes.add(new Note(Message.of("raid-capacity.note.unused", bytes(result.unused())), true));
        }
        if (in.hotSpares() > 0 && in.others() > 0 && in.size() < in.otherSize() && in.size() < in.smallest()) {
            notes.add(new Note(Message.of("raid-capacity.note.spare"), true));
        }
        notes.add(new Note(Message.of(in.level().zfs ? "raid-capacity.note.zfs" : "raid-capacity.note.format"), false));
        return notes;
    }

    private static List<Step> steps(RaidCapacity.Input in, RaidCapacity.Result result) {
        var steps = new ArrayList<Step>();
        CapacityLevel level = in.level();
        int n = in.members();
        steps.add(Step.of("members-bytes", bytes(result.members()), n, bytes(in.smallest())));
        if (result.sectors() != null) {
            RaidCapacity.Sectors sectors = result.sectors();
            double rows = sectors.parity() / level.parity;
            steps.add(Step.of("z-data", sectors(sectors.data()), in.record(), in.sector()));
            steps.add(Step.of("z-parity", sectors(sectors.parity()), sectors.data(), n, level.parity, rows));
            steps.add(Step.of("z-all", sectors(sectors.all()), sectors.data(), sectors.parity(), level.parity + 1));
            double stored = result.usable() + result.slop();
            steps.add(Step.of(
                    "z-stored", bytes(stored), bytes(result.members()), in.record() / in.sector(), sectors.all()));
            steps.add(Step.of("z-usable", bytes(result.usable()), bytes(stored), bytes(result.slop())));
        } else {
            double data = level.dataDrives(n, in.spans(), in.copies());
            if (level == CapacityLevel.RAID_1) {
                steps.add(Step.of("data-mirror", Quantity.of(data, Unit.EXACT_DRIVES), n));
            } else if (level.mirrored) {
                int copies = level == CapacityLevel.RAID_10 ? in.copies() : 2;
                steps.add(Step.of("data-copies", Quantity.of(data, Unit.EXACT_DRIVES), n, copies));
            } else {
                int groups = level.grouped ? in.spans() : 1;
                steps.add(Step.of(
                        "data-parity", Quantity.of(data, Unit.EXACT_DRIVES), n, groups, level.parity, level.free));
            }
            steps.add(Step.of("usable-capacity", bytes(result.usable()), data, bytes(in.smallest())));
        }
        steps.add(Step.of(
                "usable-share",
                share(result.usable() / result.bought()),
                bytes(result.usable()),
                bytes(result.bought())));
        return steps;
    }

    private static Table levels(RaidCapacity.Input in) {
        var rows = new ArrayList<Table.Row>();
        for (CapacityLevel level : CapacityLevel.values()) {
            rows.add(new Table.Row(cells(in.with(level)), level == in.level()));
        }
        return new Table(
                "raid-capacity", List.of("level", "usable-capacity", "usable-share", "survives", "redundancy"), rows);
    }

    private static List<Object> cells(RaidCapacity.Input in) {
        CapacityLevel level = in.level();
        if (RaidCapacity.calculate(in) instanceof Outcome.Ok<RaidCapacity.Result> ok) {
            RaidCapacity.Result result = ok.value();
            return List.of(
                    name(in),
                    bytes(result.usable()),
                    share(result.usable() / result.bought()),
                    drives(level.survives(in.members(), in.copies())),
                    bytes(result.redundancy()));
        }
        return List.of(name(in), level.problem(in.members(), in.spans(), in.copies()));
    }

    private static Message name(RaidCapacity.Input in) {
        CapacityLevel level = in.level();
        boolean spanned = level == CapacityLevel.RAID_50 || level == CapacityLevel.RAID_60;
        return spanned ? Message.of("raid.spanned", level.label, in.spans()) : Message.name(level.label);
    }

    /** Usable share against the number of drives, for this level and those it is usually weighed against. */
    private static LineChart chart(RaidCapacity.Input in) {
        var series = new ArrayList<Series>();
        for (CapacityLevel level : CapacityLevel.values()) {
            boolean chosen = level == in.level();
            if (chosen
                    || level == CapacityLevel.RAID_5
                    || level == CapacityLevel.RAID_6
                    || level == CapacityLevel.RAID_10) {
                var points = new ArrayList<Series.Point>();
                boolean exists = false;
                for (int drives = LEAST_SHOWN; drives <= MOST_SHOWN; drives += 2) {
                    double share = usableShare(in.with(level, drives));
                    exists |= share > 0;
                    points.add(new Series.Point(drives, share));
                }
                if (exists) {
                    series.add(new Series(
                            name(in.with(level)), chosen ? Series.Style.CURRENT : Series.Style.NORMAL, points));
                }
            }
        }
        return LineChart.of(
                "raid-capacity",
                Message.of("chart.raid-capacity.title"),
                new QuantityAxis(Message.of("axis.members"), Unit.DRIVES, LEAST_SHOWN, MOST_SHOWN),
                new QuantityAxis(Message.of("axis.usable-share"), Unit.SHARE, 0, 1),
                series,
                2,
                in.members() >= LEAST_SHOWN && in.members() <= MOST_SHOWN ? in.members() : Double.NaN,
                Message.of("chart.raid-capacity.caption"));
    }

    private static double usableShare(RaidCapacity.Input in) {
        return RaidCapacity.calculate(in) instanceof Outcome.Ok<RaidCapacity.Result> ok
                ? ok.value().usable() / ok.value().bought()
                : Double.NaN;
    }
}
