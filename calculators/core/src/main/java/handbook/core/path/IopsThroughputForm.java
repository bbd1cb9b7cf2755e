package handbook.core.path;

import static handbook.core.unit.Quantity.bytes;
import static handbook.core.unit.Quantity.iops;
import static handbook.core.unit.Quantity.rate;
import static handbook.core.unit.Quantity.seconds;

import handbook.core.chart.LineChart;
import handbook.core.chart.LogAxis;
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
import handbook.core.unit.Quantity;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.UnaryOperator;

/** IOPS, throughput, block size, latency and queue depth: what is known gives the rest. */
public final class IopsThroughputForm implements Calculator {

    private static final List<Field> FIELDS = Field.table("""
            known      CHOICE iops iops,throughput,both,latency,drive 0 0
            iops       NUMBER 62000 IOPS 0.01 1000000000 known=iops,both
            throughput SIZE 250_MB MB,MiB,GB,GiB,kB,KiB 0.0001 10000000 known=throughput,both
            latency    NUMBER 0.4 MILLISECONDS 0.001 100000 known=latency
            rpm        NUMBER 7200 - 100 100000 known=drive
            seek       NUMBER 8.5 MILLISECONDS 0 1000 known=drive
            media      SIZE 150_MB MB,MiB 0.1 10000 known=drive
            block      SIZE 4_KiB KiB,MiB,B 0.5 16384 known=iops,throughput,latency,drive
            depth      NUMBER 32 - 0.01 10000
            most       NUMBER - IOPS 0.01 1000000000 known=latency
            """);
    private static final double[] BLOCKS = {512, 4096, 8192, 16_384, 65_536, 262_144, 1_048_576};
    private static final double MOST_DEPTH = 256;

    /** What the device does with a queue: the latency of one request, and its limit. */
    private record Device(double latency, double most) {}

    @Override
    public String id() {
        return "iops-throughput";
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
                disk("7200", "7200", "8.5", "150 MB"),
                disk("10000", "10000", "4", "180 MB"),
                disk("15000", "15000", "3.5", "200 MB"));
    }

    private static Preset disk(String key, String rpm, String seek, String media) {
        var values = new LinkedHashMap<String, String>();
        values.put("known", "drive");
        values.put("rpm", rpm);
        values.put("seek", seek);
        values.put("media", media);
        return new Preset(Message.of("preset.disk-" + key), values);
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(FIELDS, inputs);
        String known = answers.choice("known");
        double depth = answers.number("depth");
        double block = known.equals("both") ? 0 : answers.size("block").bytes();
        var steps = new ArrayList<Step>();
        IopsThroughput.Result result;
        Device device = null;
        switch (known) {
            case "iops" -> result = IopsThroughput.ofRate(answers.number("iops"), block, depth);
            case "both" -> {
                double iops = answers.number("iops");
                double rate = answers.size("throughput").bytes();
                result = IopsThroughput.ofRate(iops, rate / iops, depth);
                steps.add(Step.of("block", bytes(rate / iops), rate(rate), iops));
            }
            case "throughput" -> {
                double rate = answers.size("throughput").bytes();
                result = IopsThroughput.ofRate(rate / block, block, depth);
                steps.add(Step.of("iops-of-rate", iops(rate / block), rate(rate), bytes(block)));
            }
            case "latency" -> {
                double latency = answers.number("latency") / 1000;
                device = new Device(latency, answers.number("most", Double.MAX_VALUE));
                result = IopsThroughput.ofLatency(latency, block, depth, device.most());
                steps.add(limited(result, device));
            }
            default -> {
                double rpm = answers.number("rpm");
                double seek = answers.number("seek") / 1000;
                double media = answers.size("media").bytes();
                double one = IopsThroughput.hardDisk(rpm, seek, block, media);
                device = new Device(one, 1 / one);
                result = IopsThroughput.ofLatency(one, block, depth, 1 / one);
                steps.add(Step.of("half-turn", seconds(IopsThroughput.halfTurn(rpm)), rpm));
                steps.add(Step.of(
                        "disk-time",
                        seconds(one),
                        seconds(IopsThroughput.halfTurn(rpm)),
                        seconds(seek),
                        bytes(block),
                        rate(media)));
                steps.add(limited(result, device));
            }
        }
        if (!answers.isGood()) {
            return answers.invalid();
        }
        if (!known.equals("throughput") && !known.equals("both")) {
            steps.add(Step.of("throughput", rate(result.throughput()), result.iops(), bytes(result.block())));
        }
        steps.add(Step.of("mean-latency", seconds(result.latency()), result.depth(), result.iops()));
        return new Outcome.Ok<>(report(known, result, device, steps));
    }

    private static Step limited(IopsThroughput.Result result, Device device) {
        return device.most() < result.depth() / device.latency()
                ? Step.of("iops-limited", iops(result.iops()), result.depth(), seconds(device.latency()), device.most())
                : Step.of("iops-of-depth", iops(result.iops()), result.depth(), seconds(device.latency()));
    }

    private static Report report(String known, IopsThroughput.Result result, Device device, List<Step> steps) {
        boolean rateKnown = known.equals("throughput") || known.equals("both");
        var figures = new ArrayList<Figure>();
        if (rateKnown || device != null) {
            figures.add(Figure.main("iops", iops(result.iops())));
            figures.add(Figure.of("throughput", rate(result.throughput())));
        } else {
            figures.add(Figure.main("throughput", rate(result.throughput())));
            figures.add(Figure.of("iops", iops(result.iops())));
        }
        figures.add(Figure.of("block", bytes(result.block())));
        figures.add(Figure.of("mean-latency", seconds(result.latency())));
        figures.add(Figure.of("depth", Quantity.of(result.depth(), Unit.COUNT)));
        var notes = new ArrayList<Note>();
        if (device != null && device.most() < Double.MAX_VALUE) {
            double knee = device.most() * device.latency();
            figures.add(Figure.of("knee", Quantity.of(knee, Unit.COUNT)));
            if (result.depth() > knee * (1 + 1e-12)) {
                notes.add(new Note(
                        Message.of("iops-throughput.note.waiting", seconds(result.latency() - device.latency())),
                        false));
            }
        }
        return new Report(
                Message.of(
                        "iops-throughput.lead",
                        iops(result.iops()),
                        bytes(result.block()),
                        rate(result.throughput()),
                        Quantity.of(result.depth(), Unit.COUNT),
                        seconds(result.latency())),
                figures,
                notes,
                steps,
                List.of(blocks(result)),
                List.of(chart(result, device)));
    }

    private static Table blocks(IopsThroughput.Result result) {
        var rows = new ArrayList<Table.Row>();
        for (double block : BLOCKS) {
            rows.add(new Table.Row(
                    List.of(bytes(block), rate(result.iops() * block), iops(result.throughput() / block)),
                    block == result.block()));
        }
        return new Table("iops-throughput", List.of("block", "same-iops", "same-rate"), rows);
    }

    /** Over the queue depth: the rate and the latency of a device that is known, else the latency at this rate. */
    private static LineChart chart(IopsThroughput.Result result, Device device) {
        var rates = new ArrayList<Series.Point>();
        var latencies = new ArrayList<Series.Point>();
        for (double depth = 1; depth <= MOST_DEPTH; depth *= 2) {
            double iops = device == null ? result.iops() : Math.min(depth / device.latency(), device.most());
            rates.add(new Series.Point(depth, iops));
            latencies.add(new Series.Point(depth, depth / iops * 1000));
        }
        var panels = new ArrayList<LineChart.Panel>();
        if (device != null) {
            panels.add(panel("axis.iops", "chart.rate", rates));
        }
        panels.add(panel("axis.latency", "chart.latency", latencies));
        return new LineChart(
                "iops-throughput",
                Message.of("chart.iops-throughput.title"),
                LogAxis.of(Message.of("axis.depth"), 2, 1, MOST_DEPTH),
                panels,
                1,
                result.depth() >= 1 && result.depth() <= MOST_DEPTH ? result.depth() : Double.NaN,
                Message.of("chart.iops-throughput.caption"));
    }

    private static LineChart.Panel panel(String axis, String name, List<Series.Point> points) {
        double least = points.get(0).y();
        double most = points.get(points.size() - 1).y();
        return new LineChart.Panel(
                LogAxis.of(Message.of(axis), 10, least, Math.max(most, least * 1.01)),
                List.of(new Series(Message.of(name), Series.Style.CURRENT, points)));
    }
}
