package handbook.core.compare;

import static handbook.core.unit.Quantity.count;
import static handbook.core.unit.Quantity.factor;
import static handbook.core.unit.Quantity.iops;

import handbook.core.chart.LogAxis;
import handbook.core.chart.ScatterChart;
import handbook.core.form.Answers;
import handbook.core.form.Calculator;
import handbook.core.form.Field;
import handbook.core.form.Figure;
import handbook.core.form.LinkState;
import handbook.core.form.Note;
import handbook.core.form.Preset;
import handbook.core.form.Report;
import handbook.core.form.Table;
import handbook.core.outcome.Outcome;
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

/** Variants side by side: capacity, IOPS and what they cost. */
public final class CompareForm implements Calculator {

    private static final int MOST = 6;
    private static final double LEAST_RATIO = 1e-9;

    /** The five variants of the article on SSD caches, and one more: what the fields begin with. */
    private static final String[] INITIAL = {
        "2_HDD RAID1 2 10_TB 250 - - - 1",
        "12_HDD RAID10 12 1.8_TB 416.667 - - - 6",
        "12_SSD RAID10 12 1.9_TB 66666.667 - - - 24",
        "2_HDD_+_maxCache RAID1 2 10_TB 250 - 90000 40000 2.5",
        "2_HDD_+_CacheCade RAID1 2 10_TB 250 - 120000 60000 3",
        "4_NVMe RAID10 4 7.68_TB 800000 150000 - - 12"
    };

    /** Name, kind and, after the initial text, the rest of the line; all of a variant in the order of {@link #INITIAL}. */
    private static final String[][] OF_EACH = {
        {"name", "TEXT", "- 1 40"},
        {"level", "CHOICE", RaidFields.LEVELS + " 0 0"},
        {"drives", "WHOLE_NUMBER", "DRIVES 1 1000"},
        {"size", "SIZE", RaidFields.DRIVE_UNITS + " 1 1000000"},
        {"reads", "NUMBER", "IOPS 1 10000000"},
        {"writes", "NUMBER", "IOPS 1 10000000"},
        {"hit-reads", "NUMBER", "IOPS 1 100000000"},
        {"hit-writes", "NUMBER", "IOPS 1 100000000"},
        {"price", "NUMBER", "- 0.001 1000000000"}
    };

    private static final List<Field> FIELDS = Field.table(table());

    private static String table() {
        var lines = new StringBuilder();
        lines.append("variants CHOICE 5 2,3,4,5,6 0 0\n"
                + "read SHARE 70 SHARE 0 100\n"
                + "hits SHARE 90 SHARE 0 100\n"
                + "spans WHOLE_NUMBER 2 SPANS 2 64\n");
        for (int i = 1; i <= MOST; i++) {
            List<String> initial = LinkState.parts(INITIAL[i - 1], ' ');
            String when = i < 3 ? "\n" : " variants=" + "3,4,5,6".substring(2 * (i - 3)) + "\n";
            for (int j = 0; j < OF_EACH.length; j++) {
                String[] field = OF_EACH[j];
                lines.append(field[0] + "-" + i + " " + field[1] + " " + initial.get(j) + " " + field[2] + when);
            }
        }
        return lines.toString();
    }

    @Override
    public String id() {
        return "compare";
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
        var usual = new LinkedHashMap<String, String>();
        usual.put("variants", "5");
        usual.put("reads-1", "90");
        usual.put("reads-2", "140");
        usual.put("reads-4", "90");
        usual.put("reads-5", "90");
        return List.of(new Preset(Message.of("preset.usual-disks"), usual));
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(FIELDS, inputs);
        int count = (int) Answers.numberOf(answers.choice("variants"), 2);
        double readShare = answers.share("read");
        double hits = answers.share("hits");
        int spans = answers.wholeNumber("spans");
        var variants = new ArrayList<Variants.Variant>();
        for (int i = 1; i <= count; i++) {
            variants.add(variant(answers, i, spans));
        }
        return answers.isGood() ? new Outcome.Ok<>(report(variants, readShare, hits)) : answers.invalid();
    }

    private static Variants.Variant variant(Answers answers, int i, int spans) {
        var layout =
                new RaidLayout(RaidLevel.of(answers.choice("level-" + i)), answers.wholeNumber("drives-" + i), spans);
        answers.problem("drives-" + i, layout.problem());
        double reads = answers.number("reads-" + i);
        return new Variants.Variant(
                answers.text("name-" + i),
                layout,
                answers.size("size-" + i).bytes(),
                reads,
                answers.number("writes-" + i, reads),
                answers.number("hit-reads-" + i, 0),
                answers.number("hit-writes-" + i, 0),
                answers.number("price-" + i));
    }

    private static Report report(List<Variants.Variant> variants, double readShare, double hits) {
        var results = new ArrayList<Variants.Result>();
        var figures = new ArrayList<Figure>();
        var rows = new ArrayList<Table.Row>();
        var dots = new ArrayList<ScatterChart.Dot>();
        int fastest = 0;
        int cheapest = 0;
        boolean cached = false;
        double[] ends = {1, 1, 1, 1};
        for (int i = 0; i < variants.size(); i++) {
            Variants.Variant variant = variants.get(i);
            Variants.Result result = Variants.calculate(variant, hits, readShare);
            results.add(result);
            fastest = result.perThousand() < results.get(fastest).perThousand() ? i : fastest;
            cheapest = result.perTerabyte() < results.get(cheapest).perTerabyte() ? i : cheapest;
            cached |= variant.hitReads() + variant.hitWrites() > 0;
            double faster = shown(result.mixed() / results.get(0).mixed());
            double dearer = shown(variant.price() / variants.get(0).price());
            ends = new double[] {
                Math.min(ends[0], dearer),
                Math.max(ends[1], dearer),
                Math.min(ends[2], faster),
                Math.max(ends[3], faster)
            };
            dots.add(new ScatterChart.Dot(Message.name(variant.name()), dearer, faster));
            String id = "-" + (i + 1);
            figures.add(Figure.of("mixed" + id, iops(result.mixed())));
            figures.add(Figure.of("faster" + id, factor(faster)));
            figures.add(Figure.of("dearer" + id, factor(dearer)));
            rows.add(new Table.Row(
                    List.of(
                            variant.name(),
                            Quantity.of(result.usable(), Unit.BYTES),
                            iops(result.reads()),
                            iops(result.writes()),
                            iops(result.mixed()),
                            factor(faster),
                            factor(dearer),
                            count(result.perTerabyte()),
                            count(result.perThousand())),
                    false));
        }
        figures.add(0, Figure.main("per-thousand", count(results.get(fastest).perThousand())));
        figures.add(1, Figure.of("per-terabyte", count(results.get(cheapest).perTerabyte())));
        rows.set(fastest, new Table.Row(rows.get(fastest).cells(), true));
        var notes = new ArrayList<Note>();
        if (cached) {
            notes.add(new Note(Message.of("compare.note.hits", Quantity.of(hits, Unit.SHARE)), hits == 1));
        }
        return new Report(
                Message.of(
                        "compare.lead",
                        variants.get(fastest).name(),
                        count(results.get(fastest).perThousand()),
                        variants.get(cheapest).name(),
                        count(results.get(cheapest).perTerabyte())),
                figures,
                notes,
                steps(variants.get(fastest), results.get(fastest), readShare),
                List.of(new Table(
                        "compare",
                        List.of(
                                "variant",
                                "usable-capacity",
                                "variant-reads",
                                "variant-writes",
                                "mixed",
                                "faster",
                                "dearer",
                                "per-terabyte",
                                "per-thousand"),
                        rows)),
                List.of(new ScatterChart(
                        "compare",
                        Message.of("chart.compare.title"),
                        LogAxis.of(Message.of("axis.dearer"), 10, ends[0], Math.max(ends[1], ends[0] * 1.01)),
                        LogAxis.of(Message.of("axis.faster"), 10, ends[2], Math.max(ends[3], ends[2] * 1.01)),
                        dots,
                        Message.of("chart.compare.caption"))));
    }

    /** Ratios that no axis can show stand at its end. */
    private static double shown(double ratio) {
        return Math.max(LEAST_RATIO, Math.min(1 / LEAST_RATIO, ratio));
    }

    private static List<Step> steps(Variants.Variant in, Variants.Result result, double readShare) {
        var steps = new ArrayList<Step>();
        int n = in.layout().drives();
        if (in.hitReads() == 0) {
            steps.add(Step.of("variant-reads", iops(result.reads()), n, in.driveReads()));
        }
        if (in.hitWrites() == 0) {
            int penalty = in.layout().level().writePenalty();
            steps.add(Step.of("variant-writes", iops(result.writes()), n, in.driveWrites(), penalty));
        }
        steps.add(Step.of("mixed", iops(result.mixed()), readShare, result.reads(), 1 - readShare, result.writes()));
        steps.add(Step.of("per-thousand", count(result.perThousand()), in.price(), result.mixed()));
        return steps;
    }
}
