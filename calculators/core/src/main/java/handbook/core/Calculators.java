package handbook.core;

import handbook.core.cache.SsdCacheForm;
import handbook.core.capacity.RaidCapacityForm;
import handbook.core.compare.CompareForm;
import handbook.core.fio.FioJobForm;
import handbook.core.flash.SsdEnduranceForm;
import handbook.core.form.Calculator;
import handbook.core.path.IopsThroughputForm;
import handbook.core.path.StoragePathForm;
import handbook.core.raid.DriveCountForm;
import handbook.core.raid.RaidIopsForm;
import handbook.core.rebuild.RaidRebuildForm;
import java.util.List;

/** All calculators. */
public final class Calculators {

    private static final List<Calculator> ALL = List.of(
            new RaidIopsForm(),
            new DriveCountForm(),
            new SsdEnduranceForm(),
            new FioJobForm(),
            new SsdCacheForm(),
            new RaidCapacityForm(),
            new RaidRebuildForm(),
            new IopsThroughputForm(),
            new StoragePathForm(),
            new CompareForm());

    private Calculators() {}

    public static List<Calculator> all() {
        return ALL;
    }

    /** Returns the calculator of an id, or null. */
    public static Calculator find(String id) {
        for (Calculator calculator : ALL) {
            if (calculator.id().equals(id)) {
                return calculator;
            }
        }
        return null;
    }
}
