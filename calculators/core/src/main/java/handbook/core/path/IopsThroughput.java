package handbook.core.path;

/**
 * Rate, size, time and number of requests: of a rate of requests, the size of one and the number under way any two
 * ratios give the rest.
 *
 * <p>Throughput = IOPS × block. In a steady state the requests under way = IOPS × mean latency. A device does no more
 * than its maximum, so beyond it a longer queue is waiting only.
 *
 * <p>Source: J. D. C. Little: A Proof for the Queuing Formula L = λW, Operations Research 9 (3), 1961. For hard disks:
 * half a turn, a mean seek and the transfer, one request at a time.
 */
public final class IopsThroughput {

    private static final double SECONDS_A_MINUTE = 60;

    private IopsThroughput() {}

    /**
     * @param iops requests per second
     * @param block bytes of a request
     * @param latency mean seconds of a request
     * @param depth requests under way
     */
    public record Result(double iops, double block, double latency, double depth) {

        public double throughput() {
            return iops * block;
        }
    }

    /** Returns what follows from a rate. */
    static Result ofRate(double iops, double block, double depth) {
        return new Result(iops, block, depth / iops, depth);
    }

    /**
     * Returns what follows from the latency of an unloaded device.
     *
     * @param latency seconds of a request while the queue is shorter than the device can serve at once
     * @param most requests per second that the device can do
     */
    static Result ofLatency(double latency, double block, double depth, double most) {
        double iops = Math.min(depth / latency, most);
        return new Result(iops, block, depth / iops, depth);
    }

    /**
     * Returns the seconds that a hard disk takes for a random request.
     *
     * @param rpm turns per minute, above 0
     * @param seek mean seconds of a seek
     * @param block bytes
     * @param media bytes per second off the platter
     */
    static double hardDisk(double rpm, double seek, double block, double media) {
        return halfTurn(rpm) + seek + block / media;
    }

    static double halfTurn(double rpm) {
        return SECONDS_A_MINUTE / rpm / 2;
    }
}
