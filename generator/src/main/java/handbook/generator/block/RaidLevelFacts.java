package handbook.generator.block;

import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import handbook.core.text.Format;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The RAID levels, as {@link RaidLevel} and {@link RaidLayout} have them. In formulas n is the number of drives, g that
 * of groups, I the IOPS of one drive, R and W the shares of reads and writes.
 */
final class RaidLevelFacts {

    /** Of RAID 50 and 60, where a number of drives is given. */
    private static final int GROUPS = 2;

    /** Arrays of which the usable share is given as a number. */
    private static final int[] DRIVES = {4, 8, 12, 24};

    static final FactTable<RaidLevel> TABLE = new FactTable<>("raid-levels", List.of(RaidLevel.values()), columns());

    private RaidLevelFacts() {}

    private static List<FactTable.Column<RaidLevel>> columns() {
        Stream<FactTable.Column<RaidLevel>> first = Stream.of(
                column("level", RaidLevel::label),
                column(
                        "least_drives",
                        level -> "" + RaidLayout.smallest(level, GROUPS, 0).drives()),
                column("data_drives", RaidLevelFacts::dataDrives),
                column("usable_share", RaidLevelFacts::usableShare));
        Stream<FactTable.Column<RaidLevel>> shares = IntStream.of(DRIVES)
                .mapToObj(drives ->
                        new FactTable.Column<>("share_" + drives, "%", (level, page) -> usableShare(level, drives)));
        Stream<FactTable.Column<RaidLevel>> last = Stream.of(
                column("survives", level -> "" + survives(level)),
                column("survives_at_best", RaidLevelFacts::survivesAtBest),
                column("small_write", level -> "" + level.writePenalty()),
                column("reads_per_write", level -> "" + level.readsPerWrite()),
                column("writes_per_write", level -> "" + (level.writePenalty() - level.readsPerWrite())),
                column("full_stripe", RaidLevelFacts::fullStripe),
                column("read_iops", level -> "n × I"),
                column("write_iops", level -> level.writePenalty() == 1 ? "n × I" : "n × I ÷ " + level.writePenalty()),
                column("host_iops", RaidLevelFacts::hostIops));
        return Stream.of(first, shares, last).flatMap(columns -> columns).toList();
    }

    private static FactTable.Column<RaidLevel> column(String name, Function<RaidLevel, String> cell) {
        return new FactTable.Column<>(name, "", (level, page) -> cell.apply(level));
    }

    private static String dataDrives(RaidLevel level) {
        if (level.copies() > 1) {
            return "n ÷ " + level.copies();
        }
        return level.parityDrives() == 0 ? "n" : "n − " + perGroup(level);
    }

    private static String usableShare(RaidLevel level) {
        if (level.copies() > 1) {
            return "1 ÷ " + level.copies();
        }
        return level.parityDrives() == 0 ? "1" : "1 − " + perGroup(level) + " ÷ n";
    }

    /** Returns the share of an array of so many drives, empty where there is none. */
    private static String usableShare(RaidLevel level, int drives) {
        var layout = new RaidLayout(level, drives, GROUPS);
        return layout.problem() == null ? Format.plain((double) layout.dataDrives() / drives, 6) : "";
    }

    private static int survives(RaidLevel level) {
        return level.copies() - 1 + level.parityDrives();
    }

    private static String survivesAtBest(RaidLevel level) {
        return level.copies() > 1 ? "n ÷ " + level.copies() : perGroup(level);
    }

    /** Drives' worth of parity in all groups, which is how many may fail, as many in each. */
    private static String perGroup(RaidLevel level) {
        int parity = level.parityDrives();
        return !level.isSpanned() ? "" + parity : parity == 1 ? "g" : parity + "g";
    }

    /** Writes to the drives for each block of the host, when stripes are written as a whole. */
    private static String fullStripe(RaidLevel level) {
        boolean parity = level.parityDrives() > 0;
        return parity ? "n ÷ (" + dataDrives(level) + ")" : "" + level.copies();
    }

    private static String hostIops(RaidLevel level) {
        return level.writePenalty() == 1 ? "n × I" : "n × I ÷ (R + " + level.writePenalty() + " × W)";
    }
}
