package handbook.core.flash;

import static handbook.core.unit.Quantity.bytes;
import static handbook.core.unit.Quantity.perDay;

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
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import handbook.core.text.Message;
import handbook.core.unit.CalendarDay;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** SSD endurance: how long drives last at a write load, and which class of drive suffices. */
public final class SsdEnduranceForm implements Calculator {

    /**
     * Drive writes per day that drives are sold with: client drives, read intensive, mixed use, write
     * intensive, storage class memory. The step is the lowest rating of its class; vendors draw the lines
     * a little differently.
     */
    private static final double[] CLASSES = {0.3, 1, 3, 10, 30};

    private static final double HOURS_A_YEAR = 24 * SsdEndurance.DAYS;

    /** No drive takes more, in bytes per second, on average over its life; more is a wrong unit. */
    private static final double MOST_AVERAGE = 500e6;

    private static final int CHART_STEPS = 40;
    private static final int MARK_EVERY = 5;
    private static final double MOST_LOAD = 4;

    @Override
    public String id() {
        return "ssd-endurance";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Field> fields() {
        return EnduranceFields.ALL;
    }

    @Override
    public List<Preset> presets() {
        return EnduranceFields.presets();
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(EnduranceFields.ALL, inputs);
        var steps = new ArrayList<Step>();
        double capacity = answers.size("capacity").bytes();
        double years = answers.number("years");
        double rated = EnduranceFields.rated(answers, capacity, years, steps);
        RaidLayout layout = EnduranceFields.layout(answers);
        var input = new SsdEndurance.Input(
                capacity,
                rated,
                years,
                EnduranceFields.amplification(answers),
                layout,
                EnduranceFields.fullStripes(answers, layout),
                EnduranceFields.host(answers, layout, capacity, steps),
                answers.bytes("fill", 0),
                answers.bytes("written", 0),
                answers.number("power-on", 0) / HOURS_A_YEAR);
        int start = answers.date("start");
        return answers.isGood()
                ? SsdEndurance.calculate(input).map(result -> report(input, result, start, steps))
                : answers.invalid();
    }

    private static Report report(SsdEndurance.Input in, SsdEndurance.Result result, int start, List<Step> steps) {
        steps(in, result, steps);
        var tables = new ArrayList<Table>();
        tables.add(classes(in, result));
        if (in.layout().drives() > 1) {
            tables.add(levels(in));
        }
        return new Report(
                lead(result), figures(in, result, start), notes(in, result), steps, tables, List.of(chart(in, result)));
    }

    private static Message lead(SsdEndurance.Result result) {
        return Message.of(
                "ssd-endurance.lead." + end(result),
                needed(result),
                dwpd(result.ratedDwpd()),
                term(result.ratingYears()),
                years(result.warrantyYears()));
    }

    /** Returns what ends first, as the key of its words. */
    private static String end(SsdEndurance.Result result) {
        if (result.warrantyYears() == 0) {
            return "over";
        }
        if (result.ratingYears() == 0) {
            return "worn";
        }
        if (result.ratingYears() < result.warrantyYears()) {
            return "rating";
        }
        return result.ratingYears() < SsdEndurance.NEVER ? "warranty" : "never";
    }

    /** Returns the rating needed, rounded up where ratings are rounded down. */
    public static Quantity needed(SsdEndurance.Result result) {
        double thousands = result.neededDwpd() * 1000;
        return dwpd(Math.ceil(thousands - thousands * 1e-12) / 1000);
    }

    private static Quantity dwpd(double value) {
        return Quantity.of(value, Unit.DWPD);
    }

    /** Returns years, or in words that they are more than anybody keeps a drive. */
    private static Object term(double years) {
        return years < SsdEndurance.NEVER ? years(years) : Message.of("ssd-endurance.never", SsdEndurance.NEVER);
    }

    private static Quantity years(double value) {
        return Quantity.of(value, Unit.YEARS);
    }

    private static List<Figure> figures(SsdEndurance.Input in, SsdEndurance.Result result, int start) {
        var figures = new ArrayList<Figure>();
        figures.add(Figure.main("life", years(result.life())));
        if (start >= 0) {
            figures.add(Figure.of("end-date", date(start, result)));
        }
        figures.add(Figure.of("needed-dwpd", needed(result)));
        figures.add(Figure.of("rated-dwpd", dwpd(result.ratedDwpd())));
        figures.add(Figure.of("rated-tbw", bytes(in.rated())));
        boolean ends = result.ratingYears() < SsdEndurance.NEVER;
        if (ends) {
            figures.add(Figure.of("rating-years", years(result.ratingYears())));
        }
        figures.add(Figure.of("warranty-years", years(result.warrantyYears())));
        if (ends && result.warrantyYears() * SsdEndurance.DAYS >= 1) {
            double margin = result.ratingYears() / result.warrantyYears();
            figures.add(Figure.of("margin", Quantity.of(margin, Unit.FACTOR)));
        }
        if (result.warrantyYears() * SsdEndurance.DAYS >= 1) {
            figures.add(Figure.of("allowed", perDay(result.allowed())));
        }
        figures.add(Figure.of("host-daily", perDay(in.host())));
        figures.add(Figure.of("drive-daily", perDay(result.drive())));
        if (in.layout().drives() > 1) {
            figures.add(Figure.of("device-writes", Quantity.of(result.deviceWrites(), Unit.FACTOR)));
        }
        if (in.written() > 0) {
            figures.add(Figure.of("used", Quantity.of(in.written() / in.rated(), Unit.SHARE)));
            if (in.used() > 0) {
                figures.add(Figure.of("past-daily", perDay(past(in))));
            }
        }
        return figures;
    }

    private static Quantity date(int start, SsdEndurance.Result result) {
        int days = (int) (result.life() * SsdEndurance.DAYS * (1 + 1e-12));
        return Quantity.of(CalendarDay.plus(start, days), Unit.DATE);
    }

    /** Returns what was written so far, in bytes a day of power-on time. */
    private static double past(SsdEndurance.Input in) {
        return in.written() / in.used() / SsdEndurance.DAYS;
    }

    private static List<Note> notes(SsdEndurance.Input in, SsdEndurance.Result result) {
        var notes = new ArrayList<Note>();
        if (in.used() > 0 && past(in) > MOST_AVERAGE * 86_400) {
            notes.add(new Note(Message.of("ssd-endurance.note.too-fast"), true));
        }
        if (suiting(result) == CLASSES.length) {
            notes.add(new Note(Message.of("ssd-endurance.note.no-class", needed(result)), true));
        }
        if (in.amplification() < 1) {
            notes.add(new Note(Message.of("ssd-endurance.note.gentle", bytes(in.rated())), true));
        }
        if (end(result).equals("rating")) {
            notes.add(new Note(Message.of("ssd-endurance.note.rating"), false));
        }
        return notes;
    }

    /** Returns the index of the lowest class that suffices, the number of classes if none does. */
    private static int suiting(SsdEndurance.Result result) {
        int i = 0;
        while (i < CLASSES.length && CLASSES[i] < result.neededDwpd() * (1 - 1e-12)) {
            i++;
        }
        return i;
    }

    private static void steps(SsdEndurance.Input in, SsdEndurance.Result result, List<Step> steps) {
        RaidLayout layout = in.layout();
        if (in.amplification() != 1) {
            steps.add(Step.of("budget", bytes(in.rated() / in.amplification()), bytes(in.rated()), in.amplification()));
        }
        if (layout.drives() > 1) {
            var factor = Quantity.of(result.deviceWrites(), Unit.FACTOR);
            int parity = layout.level().parityDrives();
            int drives = layout.drivesPerGroup();
            double full = in.fullStripes();
            steps.add(
                    parity == 0
                            ? Step.of(
                                    "device-writes-copies",
                                    factor,
                                    layout.level().copies())
                            : Step.of("device-writes", factor, full, drives, parity, 1 - full));
        }
        var drive = perDay(result.drive());
        steps.add(
                in.fill() > 0
                        ? Step.of(
                                "drive-daily-fill",
                                drive,
                                bytes(in.host()),
                                bytes(in.fill()),
                                result.deviceWrites(),
                                layout.drives())
                        : Step.of("drive-daily", drive, bytes(in.host()), result.deviceWrites(), layout.drives()));
        if (in.used() > 0) {
            steps.add(Step.of("warranty-years", years(result.warrantyYears()), in.years(), in.used() * HOURS_A_YEAR));
        }
        steps.add(Step.of(
                "needed-dwpd",
                needed(result),
                bytes(in.written()),
                bytes(result.drive()),
                result.warrantyYears(),
                in.amplification(),
                bytes(in.capacity()),
                in.years()));
        if (result.ratingYears() < SsdEndurance.NEVER) {
            steps.add(Step.of(
                    "rating-years",
                    years(result.ratingYears()),
                    bytes(in.rated() / in.amplification()),
                    bytes(in.written()),
                    bytes(result.drive())));
        }
        steps.add(Step.of("life", years(result.life()), term(result.ratingYears()), years(result.warrantyYears())));
    }

    private static Table classes(SsdEndurance.Input in, SsdEndurance.Result result) {
        var rows = new ArrayList<Table.Row>();
        int suiting = suiting(result);
        for (int i = 0; i < CLASSES.length; i++) {
            double rated = SsdEndurance.ofDwpd(CLASSES[i], in.capacity(), in.years());
            double left = SsdEndurance.left(in, rated);
            rows.add(new Table.Row(
                    List.of(
                            Message.of("class." + i, CLASSES[i]),
                            bytes(rated),
                            term(SsdEndurance.ratingYears(left, result.drive())),
                            perDay(SsdEndurance.allowed(in, left, result.deviceWrites(), result.warrantyYears())),
                            Message.of(i >= suiting ? "verdict.yes" : "verdict.no")),
                    i == suiting));
        }
        return new Table("ssd-classes", List.of("class", "tbw", "rating-years", "allowed", "verdict"), rows);
    }

    /** Returns the result of an input whose layout is known to exist. */
    private static SsdEndurance.Result result(SsdEndurance.Input in) {
        return ((Outcome.Ok<SsdEndurance.Result>) SsdEndurance.calculate(in)).value();
    }

    private static Table levels(SsdEndurance.Input in) {
        var rows = new ArrayList<Table.Row>();
        for (RaidLevel level : RaidLevel.values()) {
            SsdEndurance.Input other = in.withLevel(level);
            Message problem = other.layout().problem();
            boolean chosen = level == in.layout().level();
            rows.add(new Table.Row(
                    problem == null ? cells(level, result(other)) : List.of(level.label(), problem), chosen));
        }
        return new Table(
                "ssd-levels", List.of("level", "device-writes", "drive-daily", "needed-dwpd", "rating-years"), rows);
    }

    private static List<Object> cells(RaidLevel level, SsdEndurance.Result result) {
        return List.of(
                level.label(),
                Quantity.of(result.deviceWrites(), Unit.FACTOR),
                perDay(result.drive()),
                needed(result),
                term(result.ratingYears()));
    }

    private static LineChart chart(SsdEndurance.Input in, SsdEndurance.Result result) {
        var series = new ArrayList<Series>();
        for (int i = 1; i < 4; i++) {
            double rated = SsdEndurance.ofDwpd(CLASSES[i], in.capacity(), in.years());
            if (Math.abs(rated - in.rated()) > rated / 100) {
                series.add(line(Message.of("chart.dwpd", CLASSES[i]), Series.Style.NORMAL, in, rated, result));
            }
        }
        series.add(line(Message.of("chart.this-drive"), Series.Style.CURRENT, in, in.rated(), result));
        return LineChart.of(
                "ssd-endurance",
                Message.of("chart.ssd-endurance.title"),
                new QuantityAxis(Message.of("axis.load"), Unit.FACTOR, 0, MOST_LOAD),
                QuantityAxis.upTo(result.warrantyYears(), Message.of("axis.life"), Unit.YEARS),
                series,
                MARK_EVERY,
                1,
                Message.of("chart.ssd-endurance.caption", perDay(in.host())));
    }

    private static Series line(
            Message name, Series.Style style, SsdEndurance.Input in, double rated, SsdEndurance.Result result) {
        double left = SsdEndurance.left(in, rated);
        var points = new ArrayList<Series.Point>();
        for (int i = 0; i <= CHART_STEPS; i++) {
            double load = MOST_LOAD * i / CHART_STEPS;
            double years = SsdEndurance.ratingYears(left, result.drive() * load);
            points.add(new Series.Point(load, Math.min(years, result.warrantyYears())));
        }
        return new Series(name, style, points);
    }
}
