package handbook.core.cache;

import static handbook.core.unit.Quantity.bytes;

import handbook.core.form.Answers;
import handbook.core.form.Field;
import handbook.core.form.LinkState;
import handbook.core.form.Preset;
import handbook.core.raid.RaidFields;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import handbook.core.text.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The inputs of the cache calculator: what they are and how they are read. */
final class CacheFields {

    private static final String IOPS = " IOPS 1 10000000";
    private static final String SIZE = " " + RaidFields.DRIVE_UNITS;

    static final List<Field> ALL = Field.table("array CHOICE drives drives,measured 0 0\n"
            + "level CHOICE RAID10 " + RaidFields.LEVELS + " 0 0 array=drives\n"
            + RaidFields.SPANS
            + "drives WHOLE_NUMBER 12 DRIVES 1 10000 array=drives\n"
            + "drive-iops NUMBER 170" + IOPS + " array=drives\n"
            + "drive-size SIZE 1.2_TB" + SIZE + " 1 1000000 array=drives\n"
            + "array-reads NUMBER 2000" + IOPS + " array=measured\n"
            + "array-writes NUMBER 1000" + IOPS + " array=measured\n"
            + "array-size SIZE 10_TB" + SIZE + " 1 100000000 array=measured\n"
            + "hot-as CHOICE size size,share,unknown 0 0\n"
            + "hot SIZE 300_GB" + SIZE + " 1 100000000 hot-as=size\n"
            + "hot-share SHARE 10 SHARE 0.01 100 hot-as=share\n"
            + RaidFields.LOAD
            + "block SIZE 4_KiB KiB,MiB,B 0.5 16384\n"
            + "hours NUMBER 24 HOURS 0 24\n"
            + "mode CHOICE write-back read-only,write-back 0 0\n"
            + "read-hits SHARE 90 SHARE 0 100\n"
            + "write-hits SHARE 90 SHARE 0 100 mode=write-back\n"
            + "fill SHARE 100 SHARE 0 100\n"
            + "outstanding WHOLE_NUMBER 32 - 1 100000\n"
            + "controller CHOICE cachecade-2 cachecade-1,cachecade-2,maxcache-64,maxcache-256,other 0 0\n"
            + "limit SIZE -" + SIZE + " 1 1000000000\n"
            + "volumes WHOLE_NUMBER 1 - 1 1000\n"
            + "cache-level CHOICE RAID1 RAID0,RAID1,RAID10 0 0\n"
            + "ssds WHOLE_NUMBER 2 DRIVES 1 1000\n"
            + "ssd-size SIZE 480_GB" + SIZE + " 1 1000000\n"
            + "ssd-reads NUMBER 75000" + IOPS + "\n"
            + "ssd-writes NUMBER 36000" + IOPS + "\n"
            + "dwpd NUMBER 3 DWPD 0.01 1000\n");

    private CacheFields() {}

    static List<Preset> presets() {
        return List.of(
                preset(
                        "article",
                        "array=drives&level=RAID10&drives=6&drive-iops=250&drive-size=600 GB&hot-as=size&hot=300 GB"
                                + "&load=split&read-iops=20000&write-iops=4000&block=4 KiB&mode=write-back&read-hits=90"
                                + "&write-hits=90&controller=cachecade-2&cache-level=RAID1&ssds=2&ssd-size=200 GB"
                                + "&ssd-reads=75000&ssd-writes=36000&dwpd=10"),
                preset(
                        "maxcache-test",
                        "array=measured&array-reads=2000&array-writes=2000&array-size=3 TB&hot-as=size&hot=10.24 GB"
                                + "&load=total&target-iops=40000&read=50&block=4 KiB&mode=write-back&read-hits=100"
                                + "&write-hits=100&controller=maxcache-64&cache-level=RAID1&ssds=2&ssd-size=240 GB"
                                + "&ssd-reads=72000&ssd-writes=38000&dwpd=3&outstanding=256"),
                preset("s3700-200", "ssd-size=200 GB&ssd-reads=75000&ssd-writes=36000&dwpd=10"),
                preset("s4600-240", "ssd-size=240 GB&ssd-reads=72000&ssd-writes=38000&dwpd=3"));
    }

    private static Preset preset(String key, String values) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String pair : LinkState.parts(values, '&')) {
            List<String> sides = LinkState.parts(pair, '=');
            texts.put(sides.get(0), sides.get(1));
        }
        return new Preset(Message.of("preset." + key), texts);
    }

    /** Reads the drives of the array, null where its rates were measured. */
    static RaidLayout drives(Answers answers) {
        if (!answers.choice("array").equals("drives")) {
            return null;
        }
        RaidLevel level = RaidFields.level(answers);
        var layout = new RaidLayout(level, answers.wholeNumber("drives"), RaidFields.spans(answers, level));
        if (answers.isGood()) {
            answers.problem("drives", layout.problem());
        }
        return layout;
    }

    static SsdCache.Array array(Answers answers, RaidLayout drives) {
        if (drives == null) {
            return new SsdCache.Array(
                    new SsdCache.Rates(answers.number("array-reads"), answers.number("array-writes")),
                    answers.size("array-size").bytes());
        }
        double raw = drives.drives() * answers.number("drive-iops");
        return new SsdCache.Array(
                new SsdCache.Rates(raw, raw / drives.level().writePenalty()),
                drives.dataDrives() * answers.size("drive-size").bytes());
    }

    /** Reads how much of the data is hot, in bytes; not known means the upper end of the rule of thumb. */
    static double hot(Answers answers, SsdCache.Array array) {
        String as = answers.choice("hot-as");
        if (as.equals("size")) {
            return answers.size("hot").bytes();
        }
        return array.bytes() * (as.equals("share") ? answers.share("hot-share") : SsdCache.RULE_HIGH);
    }

    static SsdCache.Cache cache(Answers answers, CacheProduct product) {
        RaidLevel level = RaidLevel.of(answers.choice("cache-level"));
        var layout = new RaidLayout(level, answers.wholeNumber("ssds"), 2);
        boolean writeBack = answers.choice("mode").equals("write-back");
        if (writeBack && level.copies() == 1) {
            answers.problem(
                    "cache-level", "problem.cache-mirror", layout.level().label());
        } else if (answers.isGood()) {
            answers.problem("ssds", layout.problem());
        }
        if (writeBack && !product.takesWrites) {
            answers.problem("mode", "problem.cache-reads", product.label);
        }
        var cache = new SsdCache.Cache(
                layout,
                answers.size("ssd-size").bytes(),
                new SsdCache.Rates(answers.number("ssd-reads"), answers.number("ssd-writes")),
                answers.bytes("limit", product.mostBytes));
        if (answers.isGood() && cache.usable() < product.leastBytes) {
            answers.problem(
                    "ssd-size", "problem.cache-least", product.label, bytes(product.leastBytes), bytes(cache.usable()));
        }
        return cache;
    }
}
