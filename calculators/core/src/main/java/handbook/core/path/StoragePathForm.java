package handbook.core.path;

import static handbook.core.unit.Quantity.iops;
import static handbook.core.unit.Quantity.rate;

import handbook.core.chart.ChainChart;
import handbook.core.chart.Chart;
import handbook.core.chart.TableAxis;
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

/** Storage path: which stage between drives and host limits throughput and IOPS. */
public final class StoragePathForm implements Calculator {

    private static final List<Field> FIELDS = Field.table("level CHOICE RAID6 " + RaidFields.LEVELS + " 0 0\n"
            + RaidFields.SPANS
            + "drives WHOLE_NUMBER 8 DRIVES 1 10000\n"
            + "drive-rate SIZE 200_MB MB,MiB,GB 1 100000\n"
            + "drive-iops NUMBER 137.5 IOPS 1 10000000\n"
            + "read SHARE 100 SHARE 0 100\n"
            + "block SIZE 4_KiB KiB,MiB,B 0.5 16384\n"
            + "link CHOICE sata-3 none,sata-1,sata-2,sata-3,sas-1,sas-2,sas-3,sas-4,nvme-3,nvme-4,nvme-5 0 0\n"
            + "uplink CHOICE sas-1 none,sas-1,sas-2,sas-3,sas-4 0 0\n"
            + "lanes WHOLE_NUMBER 4 - 1 64 uplink=sas-1,sas-2,sas-3,sas-4\n"
            + "controllers WHOLE_NUMBER 1 - 1 64\n"
            + "controller-rate SIZE - MB,MiB,GB 1 1000000\n"
            + "controller-iops NUMBER - IOPS 1 100000000\n"
            + "slot CHOICE pcie-2 none,pcie-1,pcie-2,pcie-3,pcie-4,pcie-5 0 0\n"
            + "slot-lanes CHOICE 8 1,2,4,8,16 0 0 slot=pcie-1,pcie-2,pcie-3,pcie-4,pcie-5\n"
            + "payload SHARE 87 SHARE 50 100 slot=pcie-1,pcie-2,pcie-3,pcie-4,pcie-5\n"
            + "fabric CHOICE none none,fc-4,fc-8,fc-16,fc-32,eth-10,eth-25,eth-40,eth-100,ib-qdr 0 0\n"
            + "ports WHOLE_NUMBER 2 - 1 64 fabric=fc-4,fc-8,fc-16,fc-32,eth-10,eth-25,eth-40,eth-100,ib-qdr\n"
            + "host CHOICE unknown unknown,queue 0 0\n"
            + "depth NUMBER 32 - 0.1 100000 host=queue\n"
            + "latency NUMBER 0.24 MILLISECONDS 0.001 100000 host=queue\n");
    private static final double MB = 1e6;

    @Override
    public String id() {
        return "storage-path";
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
                preset("adaptec", "RAID6,2,8,200 MB,137.5,100,4 KiB,sata-3,sas-1,4,1,,,pcie-2,8,87,none,2,unknown"),
                preset("x25e", "RAID0,2,16,200 MB,5250,100,4 KiB,sata-2,none,4,2,,,pcie-1,8,87,none,2,unknown"),
                preset("flash", "RAID5,2,11,300 MB,50000,100,4 KiB,none,none,4,1,,525000,none,8,87,fc-8,1,queue"));
    }

    /** Values of the fields in their order, as far as they go. */
    private static Preset preset(String key, String values) {
        var texts = new LinkedHashMap<String, String>();
        List<String> parts = LinkState.parts(values, ',');
        for (int i = 0; i < parts.size(); i++) {
            texts.put(FIELDS.get(i).name(), parts.get(i));
        }
        return new Preset(Message.of("preset.path-" + key), texts);
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(FIELDS, inputs);
        RaidLevel level = RaidFields.level(answers);
        var layout = new RaidLayout(level, answers.wholeNumber("drives"), RaidFields.spans(answers, level));
        double unlimited = Double.POSITIVE_INFINITY;
        String link = answers.choice("link");
        Link lane = Link.of(link.startsWith("nvme") ? "pcie" + link.substring(4) : link);
        double lanes = link.startsWith("nvme") ? 4 : 1;
        Link uplink = Link.of(answers.choice("uplink"));
        Link slot = Link.of(answers.choice("slot"));
        Link fabric = Link.of(answers.choice("fabric"));
        boolean queue = answers.choice("host").equals("queue");
        var input = new StoragePath.Input(
                layout,
                answers.size("drive-rate").bytes(),
                answers.number("drive-iops"),
                lane == null ? unlimited : lane.rate() * lanes,
                uplink == null ? unlimited : uplink.rate() * answers.wholeNumber("lanes"),
                answers.wholeNumber("controllers"),
                answers.bytes("controller-rate", unlimited),
                answers.number("controller-iops", unlimited),
                slot == null
                        ? unlimited
                        : slot.rate() * Answers.numberOf(answers.choice("slot-lanes"), 1) * answers.share("payload"),
                fabric == null ? unlimited : fabric.rate() * answers.wholeNumber("ports"),
                queue ? answers.number("depth") : unlimited,
                queue ? answers.number("latency") / 1000 : 1,
                answers.share("read"),
                answers.size("block").bytes());
        if (!answers.isGood()) {
            return answers.invalid();
        }
        Message problem = layout.problem();
        return problem == null
                ? new Outcome.Ok<>(report(input))
                : new Outcome.Invalid<>(List.of(new Problem("drives", problem)));
    }

    private static Report report(StoragePath.Input in) {
        List<StoragePath.Stage> stages = StoragePath.stages(in);
        StoragePath.Stage rate = StoragePath.limit(stages, false);
        StoragePath.Stage iops = StoragePath.limit(stages, true);
        var figures = new ArrayList<Figure>();
        figures.add(Figure.main("path-rate", rate(rate.rate())));
        figures.add(Figure.of("path-iops", iops(iops.iops())));
        next(figures, stages, rate, false);
        next(figures, stages, iops, true);
        for (StoragePath.Stage stage : stages) {
            if (stage.rate() < Double.MAX_VALUE) {
                figures.add(Figure.of(stage.kind().id + "-rate", rate(stage.rate())));
            }
            if (stage.iops() < Double.MAX_VALUE) {
                figures.add(Figure.of(stage.kind().id + "-iops", iops(stage.iops())));
            }
        }
        var notes = new ArrayList<Note>();
        notes.add(new Note(
                Message.of("storage-path.note.rate", Message.of("storage-path.change." + rate.kind().id)), false));
        if (iops.kind() != rate.kind()) {
            notes.add(new Note(
                    Message.of("storage-path.note.iops", Message.of("storage-path.change." + iops.kind().id)), false));
        }
        return new Report(
                Message.of("storage-path.lead", rate(rate.rate()), name(rate), iops(iops.iops()), name(iops)),
                figures,
                notes,
                steps(in, stages),
                List.of(table(stages, rate, iops)),
                List.<Chart>of(chart(stages, false), chart(stages, true)));
    }

    private static Message name(StoragePath.Stage stage) {
        return Message.of("stage." + stage.kind().id);
    }

    /** How much more there would be if the limit were not there. */
    private static void next(
            List<Figure> figures, List<StoragePath.Stage> stages, StoragePath.Stage limit, boolean requests) {
        StoragePath.Stage next = StoragePath.next(stages, limit, requests);
        if (next != null) {
            double gain = StoragePath.value(next, requests) / StoragePath.value(limit, requests);
            figures.add(Figure.of(requests ? "gain-iops" : "gain-rate", Quantity.of(gain, Unit.FACTOR)));
        }
    }

    private static List<Step> steps(StoragePath.Input in, List<StoragePath.Stage> stages) {
        var steps = new ArrayList<Step>();
        int n = in.layout().drives();
        int data = in.layout().dataDrives();
        double writes = 1 - in.readShare();
        int penalty = in.layout().level().writePenalty();
        for (StoragePath.Stage stage : stages) {
            switch (stage.kind()) {
                case DRIVES -> {
                    steps.add(Step.of("path-drives", rate(stage.rate()), data, rate(in.driveRate())));
                    steps.add(Step.of(
                            "path-drives-iops",
                            iops(stage.iops()),
                            n,
                            in.driveIops(),
                            in.readShare(),
                            writes,
                            penalty));
                }
                case LINK -> steps.add(Step.of("path-link", rate(stage.rate()), data, rate(in.link())));
                case UPLINK ->
                    steps.add(Step.of(
                            "path-uplink", rate(stage.rate()), rate(in.uplink()), in.readShare(), writes, n, data));
                case SLOT -> steps.add(Step.of("path-slot", rate(stage.rate()), in.controllers(), rate(in.slot())));
                case HOST ->
                    steps.add(Step.of(
                            "path-host", iops(stage.iops()), in.depth(), Quantity.of(in.latency(), Unit.SECONDS)));
                case CONTROLLER, FABRIC -> {
                    // typed as it is, or looked up
                }
            }
        }
        return steps;
    }

    private static Table table(List<StoragePath.Stage> stages, StoragePath.Stage rate, StoragePath.Stage iops) {
        var rows = new ArrayList<Table.Row>();
        for (StoragePath.Stage stage : stages) {
            rows.add(new Table.Row(
                    List.of(
                            name(stage),
                            limit(stage.rate(), Unit.BYTES_PER_SECOND),
                            headroom(stage.rate() / rate.rate()),
                            limit(stage.iops(), Unit.IOPS),
                            headroom(stage.iops() / iops.iops())),
                    stage == rate || stage == iops));
        }
        return new Table("storage-path", List.of("stage", "path-rate", "headroom", "path-iops", "headroom-iops"), rows);
    }

    private static Object limit(double value, Unit unit) {
        return value < Double.MAX_VALUE ? Quantity.of(value, unit) : Message.of("storage-path.none");
    }

    private static Object headroom(double factor) {
        return factor == 1
                ? Message.of("storage-path.binds")
                : factor < Double.MAX_VALUE ? Quantity.of(factor, Unit.FACTOR) : Message.of("storage-path.none");
    }

    private static ChainChart chart(List<StoragePath.Stage> stages, boolean requests) {
        StoragePath.Stage limit = StoragePath.limit(stages, requests);
        double scale = requests ? 1 : MB;
        double most = 0;
        var links = new ArrayList<ChainChart.Link>();
        for (StoragePath.Stage stage : stages) {
            double value = StoragePath.value(stage, requests) / scale;
            if (value < Double.MAX_VALUE) {
                links.add(new ChainChart.Link(name(stage), value, stage == limit));
                most = Math.max(most, value);
            }
        }
        String id = requests ? "storage-path-iops" : "storage-path-rate";
        return new ChainChart(
                id,
                Message.of("chart." + id + ".title"),
                TableAxis.upTo(most, Message.of(requests ? "axis.host-iops" : "axis.megabytes")),
                StoragePath.value(limit, requests) / scale,
                links,
                Message.of("chart.storage-path.caption"));
    }
}
