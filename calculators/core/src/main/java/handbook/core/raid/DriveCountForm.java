package handbook.core.raid;

import static handbook.core.unit.Quantity.drives;
import static handbook.core.unit.Quantity.iops;

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
import handbook.core.text.Message;
import handbook.core.unit.DataSize;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Drive count: how many drives a load and a capacity need. */
public final class DriveCountForm implements Calculator {

    private static final List<Field> FIELDS = Field.table(RaidFields.LOAD
            + RaidFields.LEVEL
            + RaidFields.SPANS
            + RaidFields.DRIVE_IOPS
            + RaidFields.DRIVE_WRITE_IOPS
            + "hot-spares WHOLE_NUMBER 0 DRIVES 0 100\n"
            + "usable SIZE - " + RaidFields.DRIVE_UNITS + " 1 1000000000\n"
            + RaidFields.DRIVE_SIZE);

    @Override
    public String id() {
        return "drive-count";
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
        return DrivePreset.all();
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(FIELDS, inputs);
        double[] load = RaidFields.load(answers);
        RaidLevel level = RaidFields.level(answers);
        int spans = RaidFields.spans(answers, level);
        double readIops = answers.number("drive-iops");
        double writeIops = answers.number("drive-write-iops", readIops);
        int hotSpares = answers.wholeNumber("hot-spares");
        DataSize usable = answers.isEmpty("usable") ? null : answers.size("usable");
        DataSize driveSize = answers.size("drive-size");
        var input =
                new DriveCount.Input(level, spans, load[0], load[1], readIops, writeIops, hotSpares, usable, driveSize);
        return answers.isGood() ? DriveCount.calculate(input).map(result -> report(input, result)) : answers.invalid();
    }

    private static Report report(DriveCount.Input in, DriveCount.Result result) {
        var lead = Message.of(
                "drive-count.lead",
                drives(result.layout().drives()),
                in.level().label(),
                iops(result.reachedIops()),
                iops(in.hostIops()),
                Message.of(binds(result.constraint())));
        return new Report(
                lead, figures(in, result), notes(result), steps(in, result), List.of(levels(in)), List.of(chart(in)));
    }

    private static String binds(DriveCount.Constraint constraint) {
        return switch (constraint) {
            case IOPS -> "drive-count.binds.iops";
            case CAPACITY -> "drive-count.binds.capacity";
            case LEAST -> "drive-count.binds.least";
        };
    }

    private static List<Figure> figures(DriveCount.Input in, DriveCount.Result result) {
        var figures = new ArrayList<Figure>();
        figures.add(Figure.main("drives", drives(result.layout().drives())));
        figures.add(Figure.of("backend-iops", iops(result.backendIops())));
        figures.add(Figure.of("exact-drives", Quantity.of(result.exactDrives(), Unit.EXACT_DRIVES)));
        figures.add(Figure.of("rounded-drives", drives(result.roundedDrives())));
        figures.add(Figure.of("reached-iops", iops(result.reachedIops())));
        if (in.hotSpares() > 0) {
            figures.add(Figure.of("drives-to-buy", drives(result.drivesToBuy())));
        }
        figures.add(Figure.of("usable-capacity", Quantity.of(result.usable())));
        return figures;
    }

    private static List<Note> notes(DriveCount.Result result) {
        var notes = new ArrayList<Note>();
        if (result.layout().hasLargeGroup()) {
            notes.add(new Note(result.layout().largeGroup(), true));
        }
        return notes;
    }

    private static List<Step> steps(DriveCount.Input in, DriveCount.Result result) {
        int penalty = in.level().writePenalty();
        boolean equal = in.readIops() == in.writeIops();
        var exact = Quantity.of(result.exactDrives(), Unit.EXACT_DRIVES);
        var steps = new ArrayList<Step>();
        steps.add(Step.of("backend-iops", iops(result.backendIops()), in.hostReads(), in.hostWrites(), penalty));
        steps.add(
                equal
                        ? Step.of("exact-drives", exact, result.backendIops(), in.readIops())
                        : Step.of(
                                "exact-drives-unequal",
                                exact,
                                in.hostReads(),
                                in.readIops(),
                                in.hostWrites(),
                                penalty,
                                in.writeIops()));
        steps.add(Step.of("rounded-drives", drives(result.roundedDrives()), exact));
        steps.add(Step.of("drives", drives(result.layout().drives()), rule(in), reason(in, result)));
        steps.add(Step.of(
                "reached-iops",
                iops(result.reachedIops()),
                in.hostIops(),
                result.layout().drives(),
                exact));
        steps.add(Step.of(
                "usable-capacity",
                Quantity.of(result.usable()),
                result.layout().dataDrives(),
                Quantity.of(in.driveSize())));
        return steps;
    }

    private static Message rule(DriveCount.Input in) {
        RaidLevel level = in.level();
        return switch (level) {
            case RAID_0, RAID_5, RAID_6 -> Message.of("rule.any", level.label(), level.leastDrives());
            case RAID_1 -> Message.of("rule.pair");
            case RAID_10 -> Message.of("rule.even", level.leastDrives());
            case RAID_50, RAID_60 -> Message.of("rule.spans", in.spans(), level.leastDrives());
        };
    }

    private static Message reason(DriveCount.Input in, DriveCount.Result result) {
        return switch (result.constraint()) {
            case IOPS -> Message.of("reason.iops", result.roundedDrives());
            case CAPACITY -> Message.of("reason.capacity", Quantity.of(in.leastUsable()), Quantity.of(in.driveSize()));
            case LEAST -> Message.of("reason.least", result.roundedDrives());
        };
    }

    private static Table levels(DriveCount.Input in) {
        var rows = new ArrayList<Table.Row>();
        for (RaidLevel level : RaidLevel.values()) {
            rows.add(new Table.Row(
                    cells(new RaidLayout(level, 0, in.spans()).name(), DriveCount.calculate(in.with(level))),
                    level == in.level()));
        }
        return new Table(
                "drive-count-levels",
                List.of("level", "drives", "exact-drives", "backend-iops", "reached-iops", "usable-capacity", "binds"),
                rows);
    }

    private static List<Object> cells(Message level, Outcome<DriveCount.Result> outcome) {
        if (outcome instanceof Outcome.Ok<DriveCount.Result> ok) {
            DriveCount.Result result = ok.value();
            return List.of(
                    level,
                    drives(result.layout().drives()),
                    Quantity.of(result.exactDrives(), Unit.EXACT_DRIVES),
                    iops(result.backendIops()),
                    iops(result.reachedIops()),
                    Quantity.of(result.usable()),
                    Message.of(binds(result.constraint()) + ".short"));
        }
        var problems = ((Outcome.Invalid<DriveCount.Result>) outcome).problems();
        return List.of(level, problems.get(0).message());
    }

    private static LineChart chart(DriveCount.Input in) {
        List<Series> series = PenaltyLines.of(
                in.level().writePenalty(),
                (share, penalty) -> in.hostIops() / RaidIops.mixed(in.readIops(), in.writeIops(), share, penalty));
        return LineChart.of(
                "drive-count",
                Message.of("chart.drive-count.title"),
                PenaltyLines.READ_SHARE,
                QuantityAxis.upTo(PenaltyLines.largest(series), Message.of("axis.drives"), Unit.EXACT_DRIVES),
                series,
                PenaltyLines.MARK_EVERY,
                in.readShare(),
                Message.of("chart.drive-count.caption", iops(in.hostIops()), Quantity.of(in.readShare(), Unit.SHARE)));
    }
}
