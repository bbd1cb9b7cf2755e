package handbook.core.path;

import handbook.core.raid.RaidLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * The way from the drives to the host, stage by stage: each lets through so many bytes and so many requests, and the
 * smallest number of each is what the whole can do.
 *
 * <p>What an array writes besides the data of the host crosses the drives' links too: whole stripes carry parity or
 * copies, n ÷ data drives for each byte; small writes cost the write penalty. Behind the controller there is host
 * data only.
 *
 * <p>Source: rates as in {@link Link}; the accesses of small and large writes as in Patterson, Gibson, Katz, SIGMOD
 * 1988.
 */
public final class StoragePath {

    private StoragePath() {}

    /** A kind of stage, in the order in which data passes them. */
    enum Kind {
        DRIVES("drives"),
        LINK("link"),
        UPLINK("uplink"),
        CONTROLLER("controller"),
        SLOT("slot"),
        FABRIC("fabric"),
        HOST("host");

        final String id;

        Kind(String id) {
            this.id = id;
        }
    }

    /**
     * @param rate bytes per second of sequential host requests that it lets through
     * @param iops random host requests per second that it lets through
     */
    record Stage(Kind kind, double rate, double iops) {}

    /**
     * @param driveRate sequential bytes per second of one drive
     * @param driveIops random requests per second of one drive
     * @param link bytes per second of one drive's link, infinite for none
     * @param uplink bytes per second of what all drives share, infinite for none
     * @param controllers that share the drives evenly
     * @param controllerRate bytes per second of one controller, infinite if not known
     * @param controllerIops requests per second of one controller, infinite if not known
     * @param slot bytes per second of one controller's slot, headers taken off
     * @param fabric bytes per second of all ports, infinite for none
     * @param depth requests that the host keeps under way, infinite if not known
     * @param latency seconds of a request without load
     * @param readShare share of reads, 0 to 1
     * @param block bytes of a random request
     */
    record Input(
            RaidLayout layout,
            double driveRate,
            double driveIops,
            double link,
            double uplink,
            int controllers,
            double controllerRate,
            double controllerIops,
            double slot,
            double fabric,
            double depth,
            double latency,
            double readShare,
            double block) {

        /** Returns back-end requests for each small request of the host. */
        double cost() {
            return readShare + (1 - readShare) * layout.level().writePenalty();
        }

        /** Returns bytes on the drives' side for each byte of a large request. */
        double traffic() {
            return readShare + (1 - readShare) * layout.drives() / layout.dataDrives();
        }
    }

    /** Returns the stages that there are, at least the drives; the layout must exist. */
    static List<Stage> stages(Input in) {
        int n = in.layout().drives();
        int data = in.layout().dataDrives();
        var stages = new ArrayList<Stage>();
        stages.add(new Stage(Kind.DRIVES, data * in.driveRate(), n * in.driveIops() / in.cost()));
        add(stages, new Stage(Kind.LINK, data * in.link(), n * in.link() / in.block() / in.cost()));
        add(stages, new Stage(Kind.UPLINK, in.uplink() / in.traffic(), in.uplink() / in.block() / in.cost()));
        double perCard = Math.min(in.controllerIops(), in.controllerRate() / in.block());
        add(stages, new Stage(Kind.CONTROLLER, in.controllers() * in.controllerRate(), in.controllers() * perCard));
        add(stages, new Stage(Kind.SLOT, in.controllers() * in.slot(), in.controllers() * in.slot() / in.block()));
        add(stages, new Stage(Kind.FABRIC, in.fabric(), in.fabric() / in.block()));
        add(stages, new Stage(Kind.HOST, Double.POSITIVE_INFINITY, in.depth() / in.latency()));
        return stages;
    }

    private static void add(List<Stage> stages, Stage stage) {
        if (stage.rate() < Double.MAX_VALUE || stage.iops() < Double.MAX_VALUE) {
            stages.add(stage);
        }
    }

    /** Returns the stage that lets the fewest bytes through, or the fewest requests. */
    static Stage limit(List<Stage> stages, boolean requests) {
        Stage least = stages.get(0);
        for (Stage stage : stages) {
            if (value(stage, requests) < value(least, requests)) {
                least = stage;
            }
        }
        return least;
    }

    /** Returns the stage that would be the limit if another one were not there, or null for none. */
    static Stage next(List<Stage> stages, Stage without, boolean requests) {
        var others = new ArrayList<Stage>();
        for (Stage stage : stages) {
            if (stage != without && value(stage, requests) < Double.MAX_VALUE) {
                others.add(stage);
            }
        }
        return others.isEmpty() ? null : limit(others, requests);
    }

    static double value(Stage stage, boolean requests) {
        return requests ? stage.iops() : stage.rate();
    }
}
