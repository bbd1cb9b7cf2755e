package handbook.core.rebuild;

import static handbook.core.unit.Quantity.bytes;
import static handbook.core.unit.Quantity.chance;

import handbook.core.chart.LineChart;
import handbook.core.chart.LogAxis;
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
import handbook.core.outcome.Problem;
import handbook.core.outcome.Step;
import handbook.core.raid.RaidFields;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import handbook.core.text.Message;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.UnaryOperator;

/** Rebuild time and data loss: how long an array is without protection, and how the levels compare. */
public final class RaidRebuildForm implements Calculator {

    private static final List<Field> FIELDS = Field.table("level CHOICE RAID6 " + RaidFields.LEVELS + " 0 0\n"
            + RaidFields.SPANS
            + "drives WHOLE_NUMBER 8 DRIVES 1 10000\n"
            + "drive-size SIZE 8_TB " + RaidFields.DRIVE_UNITS + " 1 1000000\n"
            + "rate SIZE 150_MB MB,MiB,GB 0.1 100000\n"
            + "left SHARE 50 SHARE 1 100\n"
            + "wait NUMBER 24 HOURS 0 100000\n"
            + "failures CHOICE afr afr,mtbf 0 0\n"
            + "afr SHARE 1 SHARE 0.01 99 failures=afr\n"
            + "mtbf NUMBER 1200000 HOURS 100 1000000000 failures=mtbf\n"
            + "errors CHOICE 15 14,15,16,17,none 0 0\n"
            + "batch NUMBER 1 FACTOR 1 1000\n"
            + "repair CHOICE serial serial,parallel 0 0\n"
            + "years NUMBER 5 YEARS 0.1 100\n");

    /** Beyond so many years a mean time says nothing any more. */
    private static final double WITHOUT_MEANING = 1e9;

    /** More cannot be printed. */
    private static final double MOST_YEARS = 1e14;

    private static final double LEAST_SHOWN = 1e-9;
    private static final int CHART_STEPS = 20;
    private static final int MARK_EVERY = 4;

    @Override
    public String id() {
        return "raid-rebuild";
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
                drive("nearline", "20 TB", "200 MB", "15", "1.4"),
                drive("desktop", "8 TB", "150 MB", "14", "1.4"),
                drive("sas-10k", "1.2 TB", "180 MB", "16", "0.9"),
                drive("ssd", "3.84 TB", "500 MB", "17", "0.5"));
    }

    private static Preset drive(String key, String size, String rate, String errors, String afr) {
        var values = new LinkedHashMap<String, String>();
        values.put("drive-size", size);
        values.put("rate", rate);
        values.put("errors", errors);
        values.put("failures", "afr");
        values.put("afr", afr);
        return new Preset(Message.of("preset.rebuild-" + key), values);
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(FIELDS, inputs);
        RaidLevel level = RaidFields.level(answers);
        var layout = new RaidLayout(level, answers.wholeNumber("drives"), RaidFields.spans(answers, level));
        boolean rated = answers.choice("failures").equals("mtbf");
        double mtbf = rated ? answers.number("mtbf") : RaidRebuild.mtbf(answers.share("afr"));
        double exponent = Answers.numberOf(answers.choice("errors"), 0);
        double rate = answers.size("rate").bytes();
        double left = answers.share("left");
        var input = new RaidRebuild.Input(
                layout,
                answers.size("drive-size").bytes(),
                rate * left,
                answers.number("wait"),
                mtbf,
                exponent == 0 ? 0 : 1 / tenTo(exponent),
                answers.number("batch"),
                answers.choice("repair").equals("parallel"),
                answers.number("years"));
        if (!answers.isGood()) {
            return answers.invalid();
        }
        Message problem = layout.problem();
        return problem == null
                ? new Outcome.Ok<>(report(input, rate, left, rated))
                : new Outcome.Invalid<>(List.of(new Problem("drives", problem)));
    }

    private static double tenTo(double exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 10;
        }
        return power;
    }

    private static Report report(RaidRebuild.Input in, double rate, double left, boolean rated) {
        RaidRebuild.Result result = RaidRebuild.calculate(in);
        boolean protects = in.tolerated() > 0;
        return new Report(
                Message.of(
                        protects ? "raid-rebuild.lead" : "raid-rebuild.lead.none",
                        hours(result.rebuild()),
                        hours(result.window()),
                        chance(result.loss()),
                        Quantity.of(in.years(), Unit.YEARS),
                        chance(result.fatal())),
                figures(in, result, rated),
                notes(in, result),
                steps(in, result, rate, left, rated),
                List.of(levels(in)),
                List.of(chart(in)));
    }

    private static Quantity hours(double value) {
        return Quantity.of(value * 3600, Unit.SECONDS);
    }

    private static Quantity years(double value) {
        return Quantity.of(Math.min(value, MOST_YEARS), Unit.YEARS);
    }

    private static List<Figure> figures(RaidRebuild.Input in, RaidRebuild.Result result, boolean rated) {
        var figures = new ArrayList<Figure>();
        figures.add(Figure.main("loss", chance(result.loss())));
        if (in.tolerated() > 0) {
            figures.add(Figure.of("rebuild-time", hours(result.rebuild())));
            figures.add(Figure.of("window", hours(result.window())));
            figures.add(Figure.of("rebuild-read", bytes(result.read())));
            if (in.errors() > 0) {
                figures.add(Figure.of("unreadable", chance(result.unreadable())));
                figures.add(Figure.of("expected-errors", Quantity.of(result.read() * 8 * in.errors(), Unit.COUNT)));
            }
            figures.add(Figure.of("second", chance(result.second())));
        }
        if (in.tolerated() > 1) {
            figures.add(Figure.of("third", chance(result.third())));
        }
        figures.add(Figure.of("fatal", chance(result.fatal())));
        figures.add(Figure.of("mttdl", years(result.mttdl())));
        double perYear = in.layout().drives() / in.mtbf() * RaidRebuild.HOURS;
        figures.add(Figure.of("failures-a-year", Quantity.of(perYear, Unit.COUNT)));
        figures.add(
                rated
                        ? Figure.of("afr", Quantity.of(RaidRebuild.annualRate(in.mtbf()), Unit.CHANCE))
                        : Figure.of("mtbf", Quantity.of(in.mtbf(), Unit.HOURS)));
        return figures;
    }

    private static List<Note> notes(RaidRebuild.Input in, RaidRebuild.Result result) {
        var notes = new ArrayList<Note>();
        if (in.tolerated() == 0) {
            notes.add(new Note(Message.of("raid-rebuild.note.none"), true));
        } else if (in.tolerated() == 1 && result.unreadable() > 0.1) {
            notes.add(new Note(Message.of("raid-rebuild.note.unreadable", chance(result.unreadable())), true));
        }
        if (result.mttdl() > WITHOUT_MEANING) {
            notes.add(new Note(Message.of("raid-rebuild.note.beyond"), false));
        }
        notes.add(new Note(Message.of("raid-rebuild.note.compare"), false));
        return notes;
    }

    private static List<Step> steps(
            RaidRebuild.Input in, RaidRebuild.Result result, double rate, double left, boolean rated) {
        var steps = new ArrayList<Step>();
        if (!rated) {
            double afr = RaidRebuild.annualRate(in.mtbf());
            steps.add(Step.of("mtbf", Quantity.of(in.mtbf(), Unit.HOURS), afr));
        }
        int n = in.group();
        double mtbf = in.mtbf();
        if (in.tolerated() > 0) {
            steps.add(Step.of(
                    "rebuild-time",
                    hours(result.rebuild()),
                    bytes(in.driveBytes()),
                    Quantity.of(rate, Unit.BYTES_PER_SECOND),
                    left));
            steps.add(Step.of("window", hours(result.window()), hours(in.delay()), hours(result.rebuild())));
            if (in.errors() > 0) {
                double exponent = Math.floor(Math.log(1 / in.errors()) / Math.log(10) + 0.5);
                steps.add(Step.of("unreadable", chance(result.unreadable()), bytes(result.read()), exponent));
            }
            steps.add(Step.of("second", chance(result.second()), in.batch(), n - 1, result.window(), mtbf));
        }
        if (in.tolerated() > 1) {
            double window = result.window() / (in.parallel() ? 2 : 1);
            steps.add(Step.of("third", chance(result.third()), in.batch(), n - 2, window, mtbf));
            steps.add(Step.of(
                    "fatal-double",
                    chance(result.fatal()),
                    chance(result.second()),
                    chance(result.third()),
                    chance(result.unreadable())));
        } else if (in.tolerated() == 1) {
            steps.add(Step.of("fatal", chance(result.fatal()), chance(result.second()), chance(result.unreadable())));
        }
        if (result.mttdl() < MOST_YEARS) {
            steps.add(Step.of("mttdl", years(result.mttdl()), mtbf, in.layout().drives(), chance(result.fatal())));
            steps.add(Step.of("loss", chance(result.loss()), in.years(), years(result.mttdl())));
        }
        return steps;
    }

    private static Table levels(RaidRebuild.Input in) {
        var rows = new ArrayList<Table.Row>();
        for (RaidLevel level : RaidLevel.values()) {
            var layout = new RaidLayout(level, in.layout().drives(), in.layout().spans());
            Message problem = layout.problem();
            rows.add(new Table.Row(
                    problem == null ? cells(in.with(layout)) : List.of(layout.name(), problem),
                    level == in.layout().level()));
        }
        return new Table("raid-rebuild", List.of("level", "second", "unreadable", "fatal", "mttdl", "loss"), rows);
    }

    private static List<Object> cells(RaidRebuild.Input in) {
        RaidRebuild.Result result = RaidRebuild.calculate(in);
        return List.of(
                in.layout().name(),
                chance(result.second()),
                chance(result.unreadable()),
                chance(result.fatal()),
                years(result.mttdl()),
                chance(result.loss()));
    }

    private static LineChart chart(RaidRebuild.Input in) {
        var series = new ArrayList<Series>();
        double least = 1;
        double most = LEAST_SHOWN;
        double end = 2 * in.years();
        for (RaidLevel level : RaidLevel.values()) {
            var layout = new RaidLayout(level, in.layout().drives(), in.layout().spans());
            if (layout.problem() != null) {
                continue;
            }
            double mttdl = RaidRebuild.calculate(in.with(layout)).mttdl();
            var points = new ArrayList<Series.Point>();
            for (int i = 1; i <= CHART_STEPS; i++) {
                double years = end * i / CHART_STEPS;
                double loss = Math.max(LEAST_SHOWN, RaidRebuild.chance(years / mttdl));
                points.add(new Series.Point(years, loss * 100));
                least = Math.min(least, loss);
                most = Math.max(most, loss);
            }
            boolean chosen = level == in.layout().level();
            series.add(new Series(layout.name(), chosen ? Series.Style.CURRENT : Series.Style.NORMAL, points));
        }
        return LineChart.of(
                "raid-rebuild",
                Message.of("chart.raid-rebuild.title"),
                new QuantityAxis(Message.of("axis.years"), Unit.YEARS, 0, end),
                LogAxis.of(Message.of("axis.loss"), 10, least * 100, Math.max(most, least * 1.01) * 100),
                series,
                MARK_EVERY,
                in.years(),
                Message.of("chart.raid-rebuild.caption"));
    }
}
