package handbook.core.raid;

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

/** RAID IOPS and write penalty: what a given set of drives gives. */
public final class RaidIopsForm implements Calculator {

    private static final List<Field> FIELDS = Field.table(RaidFields.LEVEL
            + RaidFields.SPANS
            + "drives WHOLE_NUMBER 20 DRIVES 1 10000\n"
            + RaidFields.DRIVE_IOPS
            + RaidFields.DRIVE_WRITE_IOPS
            + "read SHARE 70 SHARE 0 100\n"
            + "block SIZE 4_KiB KiB,MiB,B 0.5 1048576\n");

    @Override
    public String id() {
        return "raid-iops";
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
        RaidLevel level = RaidFields.level(answers);
        int spans = RaidFields.spans(answers, level);
        int drives = answers.wholeNumber("drives");
        double readIops = answers.number("drive-iops");
        double writeIops = answers.number("drive-write-iops", readIops);
        double readShare = answers.share("read");
        DataSize block = answers.size("block");
        var input = new RaidIops.Input(new RaidLayout(level, drives, spans), readIops, writeIops, readShare);
        return answers.isGood()
                ? RaidIops.calculate(input).map(result -> report(input, result, block))
                : answers.invalid();
    }

    private static Report report(RaidIops.Input in, RaidIops.Result result, DataSize block) {
        var lead = Message.of(
                "raid-iops.lead",
                Quantity.of(in.layout().drives(), Unit.DRIVES),
                in.layout().level().label(),
                Quantity.of(result.hostIops(), Unit.IOPS),
                Quantity.of(in.readShare(), Unit.SHARE));
        return new Report(
                lead,
                figures(in, result, block),
                notes(in, result),
                steps(in, result, block),
                List.of(levels(in)),
                List.of(chart(in)));
    }

    private static List<Figure> figures(RaidIops.Input in, RaidIops.Result result, DataSize block) {
        var figures = new ArrayList<Figure>();
        figures.add(Figure.main("host-iops", iops(result.hostIops())));
        figures.add(Figure.of("article-iops", iops(result.articleIops())));
        figures.add(Figure.of("overstatement", Quantity.of(result.overstatement(), Unit.FACTOR)));
        figures.add(Figure.of("read-ceiling", iops(result.readCeiling())));
        figures.add(Figure.of("write-ceiling", iops(result.writeCeiling())));
        figures.add(Figure.of("raw-iops", iops(result.rawReadIops())));
        if (in.readIops() != in.writeIops()) {
            figures.add(Figure.of("raw-write-iops", iops(result.rawWriteIops())));
        }
        figures.add(Figure.of("cost", Quantity.of(result.cost(), Unit.OPERATIONS)));
        figures.add(Figure.of("data-drives", Quantity.of(in.layout().dataDrives(), Unit.DRIVES)));
        figures.add(Figure.of("throughput", throughput(result, block)));
        return figures;
    }

    private static Quantity throughput(RaidIops.Result result, DataSize block) {
        return Quantity.of(result.hostIops() * block.bytes(), Unit.BYTES_PER_SECOND);
    }

    private static List<Note> notes(RaidIops.Input in, RaidIops.Result result) {
        var notes = new ArrayList<Note>();
        if (in.layout().hasLargeGroup()) {
            notes.add(new Note(in.layout().largeGroup(), true));
        }
        if (in.readIops() != in.writeIops() && in.layout().level().readsPerWrite() > 0) {
            double apart = RaidIops.withReadsAtReadSpeed(in);
            notes.add(new Note(Message.of("raid-iops.note.parity-reads", iops(apart)), apart < result.hostIops()));
        }
        notes.add(new Note(popularFormula(result), false));
        return notes;
    }

    /** Always a sentence, so that the lines below it keep their places. */
    private static Message popularFormula(RaidIops.Result result) {
        if (result.overstatement() < 1.00005) {
            return Message.of("raid-iops.note.agree", iops(result.articleIops()));
        }
        var excess = Quantity.of(result.overstatement() - 1, Unit.SHARE);
        return Message.of("raid-iops.note.article", iops(result.articleIops()), excess);
    }

    private static List<Step> steps(RaidIops.Input in, RaidIops.Result result, DataSize block) {
        double reads = in.readShare();
        double writes = 1 - reads;
        int penalty = in.layout().level().writePenalty();
        int drives = in.layout().drives();
        var steps = new ArrayList<Step>();
        steps.add(Step.of("raw-iops", iops(result.rawReadIops()), drives, in.readIops()));
        if (in.readIops() != in.writeIops()) {
            steps.add(Step.of("raw-write-iops", iops(result.rawWriteIops()), drives, in.writeIops()));
        }
        steps.add(Step.of("cost", Quantity.of(result.cost(), Unit.OPERATIONS), reads, writes, penalty));
        steps.add(
                in.readIops() == in.writeIops()
                        ? Step.of("host-iops", iops(result.hostIops()), result.rawReadIops(), reads, writes, penalty)
                        : Step.of(
                                "host-iops-unequal",
                                iops(result.hostIops()),
                                reads,
                                result.rawReadIops(),
                                writes,
                                penalty,
                                result.rawWriteIops()));
        steps.add(Step.of("write-ceiling", iops(result.writeCeiling()), result.rawWriteIops(), penalty));
        steps.add(Step.of(
                "article-iops",
                iops(result.articleIops()),
                result.rawReadIops(),
                reads,
                result.rawWriteIops(),
                writes,
                penalty));
        steps.add(Step.of(
                "overstatement",
                Quantity.of(result.overstatement(), Unit.FACTOR),
                result.articleIops(),
                result.hostIops()));
        steps.add(Step.of("throughput", throughput(result, block), result.hostIops(), block.bytes()));
        return steps;
    }

    private static Table levels(RaidIops.Input in) {
        var rows = new ArrayList<Table.Row>();
        for (RaidLevel level : RaidLevel.values()) {
            var layout = new RaidLayout(level, in.layout().drives(), in.layout().spans());
            var other = new RaidIops.Input(layout, in.readIops(), in.writeIops(), in.readShare());
            rows.add(new Table.Row(
                    cells(layout, RaidIops.calculate(other)),
                    level == in.layout().level()));
        }
        return new Table(
                "raid-iops-levels",
                List.of(
                        "level",
                        "host-iops",
                        "article-iops",
                        "overstatement",
                        "read-ceiling",
                        "write-ceiling",
                        "data-drives"),
                rows);
    }

    private static List<Object> cells(RaidLayout layout, Outcome<RaidIops.Result> outcome) {
        if (outcome instanceof Outcome.Ok<RaidIops.Result> ok) {
            RaidIops.Result result = ok.value();
            return List.of(
                    layout.name(),
                    iops(result.hostIops()),
                    iops(result.articleIops()),
                    Quantity.of(result.overstatement(), Unit.FACTOR),
                    iops(result.readCeiling()),
                    iops(result.writeCeiling()),
                    Quantity.of(layout.dataDrives(), Unit.DRIVES));
        }
        return List.of(layout.name(), layout.problem());
    }

    private static LineChart chart(RaidIops.Input in) {
        double rawReads = in.layout().drives() * in.readIops();
        double rawWrites = in.layout().drives() * in.writeIops();
        int chosen = in.layout().level().writePenalty();
        List<Series> series =
                PenaltyLines.of(chosen, (share, penalty) -> RaidIops.mixed(rawReads, rawWrites, share, penalty));
        series.add(PenaltyLines.line(
                Message.of("chart.article"),
                Series.Style.REFERENCE,
                chosen,
                (share, penalty) -> rawReads * share + rawWrites * (1 - share) / penalty));
        return LineChart.of(
                "raid-iops",
                Message.of("chart.raid-iops.title"),
                PenaltyLines.READ_SHARE,
                QuantityAxis.upTo(Math.max(rawReads, rawWrites), Message.of("axis.host-iops"), Unit.IOPS),
                series,
                PenaltyLines.MARK_EVERY,
                in.readShare(),
                Message.of(
                        "chart.raid-iops.caption",
                        in.layout().level().label(),
                        Quantity.of(in.readShare(), Unit.SHARE)));
    }
}
