package handbook.core.raid;

import handbook.core.form.Preset;
import handbook.core.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Drives to start from. Where the source gives a range, the lower end is filled in.
 *
 * <p>Source: table of the article "IOPS: what it is and how to compute it" (Korang, 2012), see {@code
 * content/data/drive_iops.csv}; the reads of the X25-M G2 are Intel's product specification.
 */
enum DrivePreset {
    HDD_7200("hdd-7200", 75, 75),
    HDD_10000("hdd-10000", 140, 140),
    HDD_15000("hdd-15000", 175, 175),
    HDD_15000_ARTICLE("hdd-15000-article", 170, 170),
    SSD_X25_M("ssd-x25-m", 35_000, 8_600),
    SSD_S3700("ssd-s3700", 75_000, 36_000);

    private final String key;
    private final int readIops;
    private final int writeIops;

    DrivePreset(String key, int readIops, int writeIops) {
        this.key = key;
        this.readIops = readIops;
        this.writeIops = writeIops;
    }

    static List<Preset> all() {
        var presets = new ArrayList<Preset>();
        for (DrivePreset preset : values()) {
            var values = new LinkedHashMap<String, String>();
            values.put("drive-iops", Integer.toString(preset.readIops));
            values.put(
                    "drive-write-iops", preset.writeIops == preset.readIops ? "" : Integer.toString(preset.writeIops));
            presets.add(new Preset(Message.of("preset." + preset.key), values));
        }
        return presets;
    }
}
