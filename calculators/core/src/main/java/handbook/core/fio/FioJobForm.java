package handbook.core.fio;

import handbook.core.form.Answers;
import handbook.core.form.Calculator;
import handbook.core.form.Field;
import handbook.core.form.Figure;
import handbook.core.form.Listing;
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

/** fio job builder: the job file and command of a test matrix, with guards against writing to the wrong device. */
public final class FioJobForm implements Calculator {

    private static final double MIB = 1 << 20;

    /** Block sizes that devices take: whole sectors of 512 bytes, up to 16 MiB. */
    private static final double SECTOR = 512;

    private static final double LARGEST_BLOCK = 16 * MIB;

    private static final int DEEPEST = 4096;

    private static final List<Field> FIELDS = Field.table("""
            patterns    TEXT read,write,randread,randwrite - 0 60
            seq-blocks  TEXT 256k - 0 60
            rand-blocks TEXT 4k - 0 60
            depths      TEXT 1,2,4,8,16,32,64 - 0 60
            read        SHARE 70 SHARE 0 100
            jobs        WHOLE_NUMBER 1 - 1 256
            runtime     WHOLE_NUMBER 60 SECONDS 1 86400
            ramp        WHOLE_NUMBER 10 SECONDS 0 3600
            target-kind CHOICE file file,device 0 0
            target      TEXT /var/tmp/fio-test.dat - 0 200
            size        SIZE 16_GiB GiB,MiB,GB,TiB 0.001 100000 target-kind=file
            confirm     TEXT - - 0 200 target-kind=device
            engine      CHOICE libaio libaio,io_uring,posixaio,psync,windowsaio 0 0
            direct      CHOICE yes yes,no 0 0
            """);

    @Override
    public String id() {
        return "fio-job";
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
                preset("raid6", "read,write,randread,randwrite", "256k", "4k", "1,2,4,8,16,32,64", "70", "180", "0"),
                preset("database", "randrw", "256k", "8k", "1,4,16,64", "67", "120", "30"),
                preset("file-server", "randrw", "256k", "4k,16k,64k", "4,16", "80", "120", "30"),
                preset("web-server", "randread", "256k", "4k,16k,64k", "4,16,64", "70", "120", "30"),
                preset("vdi", "randrw", "256k", "4k", "8,32", "20", "300", "60"));
    }

    private static Preset preset(
            String id,
            String patterns,
            String sequential,
            String random,
            String depths,
            String read,
            String runtime,
            String ramp) {
        var values = new LinkedHashMap<String, String>();
        values.put("patterns", patterns);
        values.put("seq-blocks", sequential);
        values.put("rand-blocks", random);
        values.put("depths", depths);
        values.put("read", read);
        values.put("runtime", runtime);
        values.put("ramp", ramp);
        return new Preset(Message.of("preset.fio-" + id), values);
    }

    @Override
    public Outcome<Report> run(UnaryOperator<String> inputs) {
        var answers = new Answers(FIELDS, inputs);
        boolean device = answers.choice("target-kind").equals("device");
        List<FioJob.Pattern> patterns = patterns(answers);
        var input = new FioJob.Input(
                answers.text("target"),
                device,
                device ? 0 : Math.floor(answers.size("size").bytes() / MIB) * MIB,
                patterns,
                blocks(answers, "seq-blocks", uses(patterns, false)),
                blocks(answers, "rand-blocks", uses(patterns, true)),
                depths(answers),
                answers.wholeNumber("jobs"),
                (int) Math.floor(answers.share("read") * 100 + 0.5),
                answers.wholeNumber("runtime"),
                answers.wholeNumber("ramp"),
                answers.choice("engine"),
                answers.choice("direct").equals("yes"));
        if (answers.isGood()) {
            check(answers, input);
        }
        return answers.isGood() ? new Outcome.Ok<>(report(input)) : answers.invalid();
    }

    private static List<FioJob.Pattern> patterns(Answers answers) {
        var patterns = new ArrayList<FioJob.Pattern>();
        List<String> names = items(answers, "patterns");
        for (String name : names) {
            FioJob.Pattern pattern = FioJob.Pattern.of(name);
            if (pattern == null) {
                answers.problem("patterns", "problem.fio.pattern", name, known());
            } else {
                patterns.add(pattern);
            }
        }
        return patterns;
    }

    private static List<Object> known() {
        var known = new ArrayList<Object>();
        for (FioJob.Pattern pattern : FioJob.Pattern.values()) {
            known.add(pattern.id());
        }
        return known;
    }

    /** Reads a list in which nothing may be there twice. */
    private static List<String> items(Answers answers, String name) {
        List<String> items = answers.list(name);
        for (int i = 0; i < items.size(); i++) {
            for (int before = 0; before < i; before++) {
                if (items.get(before).equals(items.get(i))) {
                    answers.problem(name, "problem.fio.twice", items.get(i));
                }
            }
        }
        return items;
    }

    private static boolean uses(List<FioJob.Pattern> patterns, boolean random) {
        for (FioJob.Pattern pattern : patterns) {
            if (pattern.random() == random) {
                return true;
            }
        }
        return false;
    }

    private static List<Double> blocks(Answers answers, String name, boolean used) {
        var blocks = new ArrayList<Double>();
        if (!used) {
            return blocks;
        }
        for (String item : items(answers, name)) {
            double bytes = bytes(item);
            if (bytes >= SECTOR && bytes <= LARGEST_BLOCK && Math.floor(bytes / SECTOR) * SECTOR == bytes) {
                blocks.add(bytes);
            } else {
                answers.problem(name, "problem.fio.block", item);
            }
        }
        return blocks;
    }

    /** Reads {@code 512}, {@code 4k} or {@code 1m}, as fio does; 0 for anything else. */
    private static double bytes(String text) {
        char last = text.charAt(text.length() - 1);
        double unit = last == 'k' || last == 'K' ? 1024 : last == 'm' || last == 'M' ? MIB : 1;
        return Answers.numberOf(unit == 1 ? text : text.substring(0, text.length() - 1), 0) * unit;
    }

    private static List<Integer> depths(Answers answers) {
        var depths = new ArrayList<Integer>();
        for (String item : items(answers, "depths")) {
            double depth = Answers.numberOf(item, 0);
            if (depth >= 1 && depth <= DEEPEST && Math.floor(depth) == depth) {
                depths.add((int) depth);
            } else {
                answers.problem("depths", "problem.fio.depth", 1, DEEPEST, item);
            }
        }
        return depths;
    }

    private static void check(Answers answers, FioJob.Input in) {
        var target = new FioTarget(in.target());
        answers.problem("target", target.problem());
        if (target.looksLikeDevice() != in.device()) {
            answers.problem("target-kind", in.device() ? "problem.fio.file" : "problem.fio.device", in.target());
        } else if (in.device() && in.writing() && !answers.text("confirm").equals(in.target())) {
            answers.problem("confirm", "problem.fio.confirm", in.target(), answers.text("confirm"));
        }
        if (in.engine().equals("windowsaio") != target.onWindows()) {
            answers.problem("engine", target.onWindows() ? "problem.fio.windows" : "problem.fio.linux", in.engine());
        }
        if (in.engine().equals("psync")
                && (in.depths().size() > 1 || in.depths().get(0) > 1)) {
            answers.problem("depths", "problem.fio.psync");
        }
        if (!in.device() && in.fileBytes() < LARGEST_BLOCK) {
            answers.problem("size", "problem.fio.size");
        }
        if (in.runs() > FioJob.MOST_RUNS) {
            answers.problem("depths", "problem.fio.many", in.runs(), FioJob.MOST_RUNS);
        }
    }

    private static Report report(FioJob.Input in) {
        Quantity runs = Quantity.of(in.runs(), Unit.RUNS);
        Quantity time = Quantity.of(in.seconds(), Unit.SECONDS);
        return new Report(
                Message.of(in.writing() ? "fio-job.lead.writes" : "fio-job.lead", runs, time, in.target()),
                List.of(Figure.main("time", time), Figure.of("runs", runs)),
                notes(in),
                List.of(
                        Step.of("fio-runs", runs, in.loads(), in.depths().size()),
                        Step.of("fio-time", time, in.runs(), in.runtime(), in.ramp())),
                List.of(matrix(in)),
                List.of(),
                List.of(
                        new Listing("fio-job", "job.fio", file(in)),
                        new Listing("fio-command", "fio.txt", List.of(command(in)))));
    }

    private static List<Object> file(FioJob.Input in) {
        var lines = new ArrayList<Object>();
        if (in.device() && in.writing()) {
            lines.add(Message.of("fio-job.destroys", in.target()));
        }
        lines.addAll(FioJob.sections(in));
        return lines;
    }

    /** What only reads says so to fio, which then refuses to write. */
    private static String command(FioJob.Input in) {
        return "fio " + (in.writing() ? "" : "--readonly ") + "--output-format=json --output=result.json job.fio";
    }

    private static List<Note> notes(FioJob.Input in) {
        var notes = new ArrayList<Note>();
        if (in.device() && in.writing()) {
            notes.add(new Note(Message.of("fio-job.note.destroys", in.target()), true));
        }
        if (!in.direct()) {
            notes.add(new Note(Message.of("fio-job.note.buffered"), true));
        }
        if (in.jobs() > 1) {
            notes.add(new Note(Message.of("fio-job.note.jobs", in.jobs()), false));
        }
        if (!in.device()) {
            notes.add(new Note(Message.of("fio-job.note.file", FioJob.size(in.fileBytes())), false));
        }
        return notes;
    }

    private static Table matrix(FioJob.Input in) {
        var rows = new ArrayList<Table.Row>();
        for (FioJob.Pattern pattern : in.patterns()) {
            var blocks = new ArrayList<Object>();
            for (double block : in.blocks(pattern)) {
                blocks.add(FioJob.size(block));
            }
            int runs = blocks.size() * in.depths().size();
            List<Object> cells = List.of(
                    Message.name(pattern.id()),
                    Message.of("fio-job.list", blocks),
                    Message.of("fio-job.list", in.depths()),
                    Quantity.of(runs, Unit.RUNS),
                    Quantity.of((double) runs * (in.runtime() + in.ramp()), Unit.SECONDS),
                    Message.of(pattern.writing() ? "fio-job.writes" : "fio-job.reads"));
            rows.add(new Table.Row(cells, false));
        }
        return new Table(
                "fio-job",
                List.of("fio-pattern", "fio-blocks", "fio-depths", "fio-runs", "fio-duration", "fio-writes"),
                rows);
    }
}
