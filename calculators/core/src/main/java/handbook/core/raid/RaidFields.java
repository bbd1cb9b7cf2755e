package handbook.core.raid;

import handbook.core.form.Answers;
import handbook.core.form.Field;
import handbook.core.form.Option;
import handbook.core.text.Message;
import handbook.core.unit.DataUnit;
import handbook.core.unit.Unit;
import java.util.ArrayList;
import java.util.List;

/** Inputs that calculators share. */
public final class RaidFields {

    static final Field LEVEL = Field.choice("level", RaidLevel.RAID_5.id(), levels());
    public static final Field SPANS = Field.wholeNumber("spans", "2", 2, 64, Unit.SPANS)
            .onlyWhen(LEVEL.name(), RaidLevel.RAID_50.id(), RaidLevel.RAID_60.id());
    static final Field DRIVE_IOPS = Field.number("drive-iops", "170", 1, 10_000_000, Unit.IOPS);
    static final Field DRIVE_WRITE_IOPS =
            Field.number("drive-write-iops", "", 1, 10_000_000, Unit.IOPS).asOptional();

    private RaidFields() {}

    static Field drives(String initial) {
        return Field.wholeNumber("drives", initial, 1, 10_000, Unit.DRIVES);
    }

    static Field read(String initial) {
        return Field.share("read", initial);
    }

    static RaidLevel level(Answers answers) {
        return RaidLevel.of(answers.choice(LEVEL));
    }

    /** Reads the spans; where the level has none they are for the comparison only and not checked. */
    public static int spans(Answers answers, RaidLevel level) {
        return level.isSpanned() ? answers.wholeNumber(SPANS) : answers.wholeNumberOr(SPANS, 2);
    }

    /** Returns the units in which sizes of drives are given. */
    public static DataUnit[] driveUnits() {
        return new DataUnit[] {DataUnit.GB, DataUnit.TB, DataUnit.GIB, DataUnit.TIB};
    }

    /** Returns the levels to choose from. */
    public static List<Option> levels() {
        var options = new ArrayList<Option>();
        for (RaidLevel level : RaidLevel.values()) {
            options.add(new Option(level.id(), Message.name(level.label())));
        }
        return options;
    }
}
