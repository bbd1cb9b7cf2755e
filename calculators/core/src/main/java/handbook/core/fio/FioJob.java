package handbook.core.fio;

import java.util.ArrayList;
import java.util.List;

/**
 * A matrix of fio runs, one after another: every access pattern with every block size of its kind at every queue
 * depth. Source of all option names: fio, HOWTO, “Job file parameters”.
 */
public final class FioJob {

    /** Runs of one matrix at most; more is a mistake in typing, not a test. */
    public static final int MOST_RUNS = 1000;

    /** What fio calls {@code rw}. */
    public enum Pattern {
        READ("read", false, false),
        WRITE("write", false, true),
        MIXED("rw", false, true),
        RANDOM_READ("randread", true, false),
        RANDOM_WRITE("randwrite", true, true),
        RANDOM_MIXED("randrw", true, true);

        private final String id;
        private final boolean random;
        private final boolean writing;

        Pattern(String id, boolean random, boolean writing) {
            this.id = id;
            this.random = random;
            this.writing = writing;
        }

        public String id() {
            return id;
        }

        public boolean random() {
            return random;
        }

        /** Tells whether it writes, and so destroys what is on a device. */
        public boolean writing() {
            return writing;
        }

        /** Tells whether it reads and writes. */
        public boolean mixed() {
            return this == MIXED || this == RANDOM_MIXED;
        }

        /** Returns the pattern of an id, or null. */
        static Pattern of(String id) {
            for (Pattern pattern : values()) {
                if (pattern.id.equals(id)) {
                    return pattern;
                }
            }
            return null;
        }
    }

    /**
     * What to test.
     *
     * @param target file or device, as typed
     * @param device whether the target is a device
     * @param fileBytes size of the test file, a multiple of 1 MiB; not used for a device
     * @param patterns at least one
     * @param sequentialBlocks block sizes of the sequential patterns in bytes
     * @param randomBlocks block sizes of the random patterns in bytes
     * @param depths queue depths, from 1
     * @param jobs processes that run each pattern side by side, from 1
     * @param readPercent share of reads in mixed patterns, 0 to 100
     * @param runtime seconds that each run is measured, from 1
     * @param ramp seconds before that, which are not
     * @param engine what fio calls {@code ioengine}
     * @param direct whether to go past the cache of the operating system
     */
    public record Input(
            String target,
            boolean device,
            double fileBytes,
            List<Pattern> patterns,
            List<Double> sequentialBlocks,
            List<Double> randomBlocks,
            List<Integer> depths,
            int jobs,
            int readPercent,
            int runtime,
            int ramp,
            String engine,
            boolean direct) {

        /** Returns the block sizes that a pattern is run with. */
        public List<Double> blocks(Pattern pattern) {
            return pattern.random() ? randomBlocks : sequentialBlocks;
        }

        /** Returns how many pairs of pattern and block size there are. */
        public int loads() {
            int loads = 0;
            for (Pattern pattern : patterns) {
                loads += blocks(pattern).size();
            }
            return loads;
        }

        public int runs() {
            return loads() * depths.size();
        }

        /** Returns how long all runs take together, in seconds. */
        public double seconds() {
            return (double) runs() * (runtime + ramp);
        }

        /** Tells whether any run writes. */
        public boolean writing() {
            for (Pattern pattern : patterns) {
                if (pattern.writing()) {
                    return true;
                }
            }
            return false;
        }
    }

    private FioJob() {}

    /** Returns the sections of the job file, without comments. */
    public static List<String> sections(Input in) {
        var lines = new ArrayList<String>();
        lines.add("[global]");
        lines.add("filename=" + escaped(in.target()));
        if (!in.device()) {
            lines.add("size=" + size(in.fileBytes()));
        }
        lines.add("ioengine=" + in.engine());
        lines.add("direct=" + (in.direct() ? 1 : 0));
        lines.add("time_based");
        lines.add("runtime=" + in.runtime());
        if (in.ramp() > 0) {
            lines.add("ramp_time=" + in.ramp());
        }
        if (in.jobs() > 1) {
            lines.add("numjobs=" + in.jobs());
        }
        lines.add("group_reporting");
        lines.add("randrepeat=0");
        lines.add("stonewall");
        for (Pattern pattern : in.patterns()) {
            for (double block : in.blocks(pattern)) {
                for (int depth : in.depths()) {
                    run(in, pattern, size(block), depth, lines);
                }
            }
        }
        return lines;
    }

    private static void run(Input in, Pattern pattern, String block, int depth, List<String> lines) {
        lines.add("");
        lines.add("[" + pattern.id() + "-" + block + "-qd" + depth + "]");
        lines.add("rw=" + pattern.id());
        if (pattern.mixed()) {
            lines.add("rwmixread=" + in.readPercent());
        }
        lines.add("bs=" + block);
        lines.add("iodepth=" + depth);
    }

    /** Returns a size as fio reads it by default, with k, m and g as powers of 1024. */
    public static String size(double bytes) {
        double amount = bytes;
        int unit = 0;
        while (unit < 3 && amount >= 1024 && Math.floor(amount / 1024) * 1024 == amount) {
            amount /= 1024;
            unit++;
        }
        return whole(amount) + (unit == 0 ? "" : unit == 1 ? "k" : unit == 2 ? "m" : "g");
    }

    private static String whole(double amount) {
        return Integer.toString((int) amount);
    }

    /** A colon would begin the name of a second file. */
    private static String escaped(String target) {
        var escaped = new StringBuilder();
        for (int i = 0; i < target.length(); i++) {
            char c = target.charAt(i);
            if (c == ':') {
                escaped.append('\\');
            }
            escaped.append(c);
        }
        return escaped.toString();
    }
}
