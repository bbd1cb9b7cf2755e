package handbook.core.cache;

import static handbook.core.unit.Quantity.bytes;
import static handbook.core.unit.Quantity.iops;
import static handbook.core.unit.Quantity.perDay;
import static handbook.core.unit.Quantity.seconds;
import static handbook.core.unit.Quantity.share;

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
import handbook.core.outcome.Step;
import handbook.core.raid.DriveCount;
import handbook.core.raid.RaidFields;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import handbook.core.text.Message;
import handbook.core.unit.DataSize;
import handbook.core.unit.DataUnit;
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** SSD cache: how large, how many SSDs, how fast with it, how long it lasts. */
public final class SsdCacheForm implements Calculator {

    private static final int CHART_STEPS = 40;
    private static final int MARK_EVERY = 4;
    private static final double MOST_DRIVES = 1e6;
    private static final int[] MIRRORS = {2, 4, 8};

    /** What was asked for besides the formula's input. */
    private record Asked(
            RaidLayout drives, double driveIops, CacheProduct product, int volumes, double dwpd, int queue) {}

    @Override
    public String id() {
        return "ssd-cache";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Field> fields() {
        return CacheFields.ALL;
    }

    @Override
    public List<Preset> presets() {
        return CacheFields.presets();
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(CacheFields.ALL, inputs);
        RaidLayout drives = CacheFields.drives(answers);
        SsdCache.Array array = CacheFields.array(answers, drives);
        double hot = CacheFields.hot(answers, array);
        double[] load = RaidFields.load(answers);
        CacheProduct product = CacheProduct.of(answers.choice("controller"));
        boolean writeBack = answers.choice("mode").equals("write-back");
        var input = new SsdCache.Input(
                array,
                CacheFields.cache(answers, product),
                new SsdCache.Rates(load[0], load[1]),
                hot,
                answers.share("read-hits"),
                writeBack ? answers.share("write-hits") : 0,
                answers.share("fill"),
                writeBack,
                answers.size("block").bytes(),
                answers.number("hours"));
        var asked = new Asked(
                drives,
                drives == null ? 1 : answers.number("drive-iops"),
                product,
                answers.wholeNumber("volumes"),
                answers.number("dwpd"),
                answers.wholeNumber("outstanding"));
        return answers.isGood() ? new Outcome.Ok<>(report(input, asked)) : answers.invalid();
    }

    private static Report report(SsdCache.Input in, Asked asked) {
        SsdCache.Result result = SsdCache.calculate(in);
        return new Report(
                lead(in, result),
                figures(in, result, asked),
                notes(in, result, asked),
                steps(in, result, asked),
                List.of(options(in)),
                List.of(chart(in, result)));
    }

    private static Message lead(SsdCache.Input in, SsdCache.Result result) {
        double target = in.load().sum();
        String key = result.warm() >= target ? "reached" : result.parallel() >= target ? "busy" : "missed";
        return Message.of(
                "ssd-cache.lead." + key,
                iops(result.warm()),
                iops(result.cold()),
                iops(target),
                result.hitNeeded() < 0 ? Message.of("ssd-cache.no-hits") : share(result.hitNeeded()),
                iops(result.parallel()));
    }

    /** Returns the rating needed, rounded up where ratings are rounded down. */
    private static Quantity dwpd(double value) {
        double thousands = value * 1000;
        return Quantity.of(Math.ceil(thousands - thousands * 1e-12) / 1000, Unit.DWPD);
    }

    private static double needed(SsdCache.Input in, SsdCache.Result result) {
        return result.daily() / in.cache().bytes();
    }

    private static double recommended(SsdCache.Input in) {
        return Math.min(in.hot(), in.cache().limit());
    }

    private static List<Figure> figures(SsdCache.Input in, SsdCache.Result result, Asked asked) {
        var figures = new ArrayList<Figure>();
        figures.add(Figure.main("warm-iops", iops(result.warm())));
        figures.add(Figure.of("cold-iops", iops(result.cold())));
        figures.add(Figure.of("parallel-iops", iops(result.parallel())));
        figures.add(Figure.of(
                "reached-iops", iops(Math.min(result.parallel(), in.load().sum()))));
        figures.add(Figure.of("read-hit", share(result.readHit())));
        if (in.writeBack()) {
            figures.add(Figure.of("write-hit", share(result.writeHit())));
        }
        if (result.hitNeeded() >= 0) {
            figures.add(Figure.of("hit-needed", share(result.hitNeeded())));
        }
        figures.add(Figure.of("array-load", share(result.arrayLoad())));
        figures.add(Figure.of("cache-load", share(result.cacheLoad())));
        figures.add(Figure.of("recommended", bytes(recommended(in))));
        figures.add(Figure.of("rule-low", bytes(SsdCache.RULE_LOW * in.array().bytes())));
        figures.add(Figure.of("rule-high", bytes(SsdCache.RULE_HIGH * in.array().bytes())));
        figures.add(Figure.of("usable-cache", bytes(result.usable())));
        add(figures, "ssds-capacity", forCapacity(in));
        add(figures, "ssds-iops", forIops(in, result));
        drives(figures, in, result, asked);
        figures.add(Figure.of("latency-cold", seconds(asked.queue() / result.cold())));
        figures.add(Figure.of("latency-warm", seconds(asked.queue() / result.warm())));
        figures.add(Figure.of("drive-daily", perDay(result.daily())));
        double needed = needed(in, result);
        figures.add(Figure.of("needed-dwpd", dwpd(needed)));
        figures.add(Figure.of("fill-time", seconds(result.fillTime())));
        return figures;
    }

    private static void add(List<Figure> figures, String id, double drives) {
        if (drives <= MOST_DRIVES) {
            figures.add(Figure.of(id, Quantity.of(drives, Unit.DRIVES)));
        }
    }

    /** Returns the SSDs whose capacity is the recommended one, in pairs where they are mirrored. */
    private static double forCapacity(SsdCache.Input in) {
        return up(recommended(in) / in.cache().bytes()) * in.cache().copies();
    }

    /** Returns the SSDs that serve the hits and take the fills of the load asked for, in pairs where mirrored. */
    private static double forIops(SsdCache.Input in, SsdCache.Result result) {
        double copies = in.cache().copies();
        return up(result.cacheLoad() * in.cache().layout().drives() / copies) * copies;
    }

    private static double up(double value) {
        return Math.max(1, Math.ceil(value - value * 1e-12));
    }

    /** What the array would need for the same load without the cache, and what it needs with it. */
    private static void drives(List<Figure> figures, SsdCache.Input in, SsdCache.Result result, Asked asked) {
        if (asked.drives() == null) {
            return;
        }
        double reads = in.load().reads() * (1 - result.readHit());
        double writes = in.load().writes() * (1 - result.writeHit());
        int penalty = asked.drives().level().writePenalty();
        figures.add(Figure.of("backend-iops", iops(reads + writes * penalty)));
        int without = count(in, asked, in.load().reads(), in.load().writes());
        int with = count(in, asked, reads, writes);
        if (without > 0 && with > 0) {
            figures.add(Figure.of("drives-without", Quantity.of(without, Unit.DRIVES)));
            figures.add(Figure.of("drives-with", Quantity.of(with, Unit.DRIVES)));
            figures.add(Figure.of("drives-saved", Quantity.of(without - with, Unit.DRIVES)));
        }
    }

    /** Returns the drives for a load and the present capacity, 0 if the level ends below. */
    private static int count(SsdCache.Input in, Asked asked, double reads, double writes) {
        RaidLayout drives = asked.drives();
        var size = DataSize.of(in.array().bytes() / drives.dataDrives(), DataUnit.B);
        Outcome<DriveCount.Result> outcome = DriveCount.calculate(new DriveCount.Input(
                drives.level(),
                drives.spans(),
                reads,
                writes,
                asked.driveIops(),
                asked.driveIops(),
                0,
                size.times(drives.dataDrives()),
                size));
        return outcome instanceof Outcome.Ok<DriveCount.Result> ok
                ? ok.value().layout().drives()
                : 0;
    }

    private static List<Note> notes(SsdCache.Input in, SsdCache.Result result, Asked asked) {
        var notes = new ArrayList<Note>();
        CacheProduct product = asked.product();
        double raw = in.cache().layout().dataDrives() * in.cache().bytes();
        if (raw > in.cache().limit()) {
            notes.add(warning("limit", bytes(raw), bytes(in.cache().limit())));
        }
        if (result.coverage() < 1) {
            notes.add(warning("coverage", bytes(result.usable()), share(result.coverage())));
        }
        if (in.cache().layout().drives() > product.mostDrives) {
            notes.add(warning("ssds", product.label, product.mostDrives));
        }
        if (asked.volumes() > product.mostVolumes) {
            notes.add(warning("volumes", product.label, product.mostVolumes));
        }
        if (result.usable() > in.array().bytes()) {
            notes.add(warning(
                    "too-large", bytes(result.usable()), bytes(in.array().bytes())));
        }
        if (result.warm() < result.cold()) {
            notes.add(warning("slower"));
        }
        double needed = needed(in, result);
        if (needed > asked.dwpd()) {
            notes.add(warning("worn", dwpd(needed), Quantity.of(asked.dwpd(), Unit.DWPD)));
        }
        if (!product.confirmed) {
            notes.add(new Note(Message.of("ssd-cache.note.unconfirmed", product.label), false));
        }
        if (in.writeBack()) {
            notes.add(new Note(Message.of("ssd-cache.note.destage"), false));
        }
        return notes;
    }

    private static Note warning(String key, Object... arguments) {
        return new Note(Message.of("ssd-cache.note." + key, arguments), true);
    }

    private static List<Step> steps(SsdCache.Input in, SsdCache.Result result, Asked asked) {
        var steps = new ArrayList<Step>();
        SsdCache.Cache cache = in.cache();
        SsdCache.Rates array = in.array().most();
        SsdCache.Rates tier = cache.tier();
        double reads = in.readShare();
        double writes = 1 - reads;
        if (asked.drives() != null) {
            int drives = asked.drives().drives();
            steps.add(Step.of("array-reads", iops(array.reads()), drives, asked.driveIops()));
            int penalty = asked.drives().level().writePenalty();
            steps.add(Step.of("array-writes", iops(array.writes()), drives, asked.driveIops(), penalty));
        }
        steps.add(Step.of("cache-cold", iops(result.cold()), reads, array.reads(), writes, array.writes()));
        steps.add(Step.of("recommended", bytes(recommended(in)), bytes(in.hot()), bytes(cache.limit())));
        steps.add(Step.of(
                "usable-cache",
                bytes(result.usable()),
                cache.layout().dataDrives(),
                bytes(cache.bytes()),
                bytes(cache.limit())));
        steps.add(Step.of("read-hit", share(result.readHit()), in.readHits(), bytes(result.usable()), bytes(in.hot())));
        if (in.writeBack()) {
            steps.add(Step.of(
                    "write-hit", share(result.writeHit()), in.writeHits(), bytes(result.usable()), bytes(in.hot())));
        }
        steps.add(Step.of(
                "tier-reads",
                iops(tier.reads()),
                cache.layout().drives(),
                cache.most().reads()));
        steps.add(Step.of(
                "tier-writes",
                iops(tier.writes()),
                cache.layout().drives(),
                cache.most().writes(),
                cache.copies()));
        steps.add(Step.of(
                "warm-iops",
                iops(result.warm()),
                reads * result.readHit(),
                tier.reads(),
                reads * (1 - result.readHit()),
                array.reads(),
                writes * result.writeHit(),
                tier.writes(),
                writes * (1 - result.writeHit()),
                array.writes()));
        steps.add(Step.of(
                "array-load",
                share(result.arrayLoad()),
                in.load().reads(),
                1 - result.readHit(),
                array.reads(),
                in.load().writes(),
                1 - result.writeHit(),
                array.writes()));
        steps.add(Step.of(
                "parallel-iops",
                iops(result.parallel()),
                in.load().sum(),
                Math.max(result.arrayLoad(), result.cacheLoad())));
        if (result.hitNeeded() > 0) {
            double work = in.load().reads() / array.reads();
            double writing = in.load().writes() / array.writes();
            steps.add(
                    in.writeBack()
                            ? Step.of("hit-needed", share(result.hitNeeded()), work + writing)
                            : Step.of("hit-needed-reads", share(result.hitNeeded()), writing, work));
        }
        double written = result.daily() * cache.layout().drives() / cache.copies();
        steps.add(Step.of(
                "cache-daily",
                perDay(result.daily()),
                perDay(written),
                cache.copies(),
                cache.layout().drives()));
        steps.add(Step.of("cache-dwpd", dwpd(needed(in, result)), perDay(result.daily()), bytes(cache.bytes())));
        steps.add(Step.of(
                "fill-time",
                seconds(result.fillTime()),
                bytes(result.coverage() * in.hot()),
                in.block(),
                array.reads()));
        steps.add(Step.of("latency-warm", seconds(asked.queue() / result.warm()), asked.queue(), result.warm()));
        return steps;
    }

    private static Table options(SsdCache.Input in) {
        var rows = new ArrayList<Table.Row>();
        SsdCache.Result now = SsdCache.calculate(in);
        rows.add(new Table.Row(
                List.of(Message.of("ssd-cache.none"), Message.of("ssd-cache.none.cold", iops(now.cold()))), false));
        rows.add(option(in, RaidLevel.RAID_0, in.cache().layout().drives()));
        for (int drives : MIRRORS) {
            rows.add(option(in, drives == 2 ? RaidLevel.RAID_1 : RaidLevel.RAID_10, drives));
        }
        RaidLayout chosen = in.cache().layout();
        if (chosen.level().copies() > 1 && chosen.drives() != 2 && chosen.drives() != 4 && chosen.drives() != 8) {
            rows.add(option(in, chosen.level(), chosen.drives()));
        }
        return new Table(
                "ssd-cache",
                List.of(
                        "cache",
                        "usable-cache",
                        "read-hit",
                        "warm-iops",
                        "parallel-iops",
                        "drive-daily",
                        "needed-dwpd"),
                rows);
    }

    private static Table.Row option(SsdCache.Input in, RaidLevel level, int drives) {
        var layout = new RaidLayout(level, drives, 2);
        Message name = Message.of("ssd-cache.option", level.label(), drives);
        if (in.writeBack() && level.copies() == 1) {
            return new Table.Row(List.of(name, Message.of("ssd-cache.no-mirror")), false);
        }
        SsdCache.Input other = in.with(new SsdCache.Cache(
                layout, in.cache().bytes(), in.cache().most(), in.cache().limit()));
        SsdCache.Result result = SsdCache.calculate(other);
        boolean chosen = level == in.cache().layout().level()
                && drives == in.cache().layout().drives();
        return new Table.Row(
                List.of(
                        name,
                        bytes(result.usable()),
                        share(result.readHit()),
                        iops(result.warm()),
                        iops(result.parallel()),
                        perDay(result.daily()),
                        dwpd(needed(other, result))),
                chosen);
    }

    private static LineChart chart(SsdCache.Input in, SsdCache.Result result) {
        var warm = new ArrayList<Series.Point>();
        var parallel = new ArrayList<Series.Point>();
        double least = Double.MAX_VALUE;
        double most = 0;
        for (int i = 0; i <= CHART_STEPS; i++) {
            double hits = (double) i / CHART_STEPS;
            warm.add(new Series.Point(hits, SsdCache.warmAt(in, hits)));
            parallel.add(new Series.Point(hits, SsdCache.parallelAt(in, hits)));
            least = Math.min(least, Math.min(warm.get(i).y(), parallel.get(i).y()));
            most = Math.max(most, Math.max(warm.get(i).y(), parallel.get(i).y()));
        }
        double reads = in.writeBack() ? in.readShare() : 1;
        return LineChart.of(
                "ssd-cache",
                Message.of("chart.ssd-cache.title"),
                new QuantityAxis(Message.of("axis.hits"), Unit.SHARE, 0, 1),
                LogAxis.of(Message.of("axis.host-iops"), 10, least, most),
                List.of(
                        new Series(Message.of("chart.parallel"), Series.Style.NORMAL, parallel),
                        new Series(Message.of("chart.serial"), Series.Style.CURRENT, warm)),
                MARK_EVERY,
                reads * result.readHit() + (1 - reads) * result.writeHit(),
                Message.of("chart.ssd-cache.caption"));
    }
}
