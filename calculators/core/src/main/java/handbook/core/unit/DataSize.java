package handbook.core.unit;

/**
 * An amount of data in whole bytes.
 *
 * @param bytes 0 or more
 */
public record DataSize(long bytes) {

    public DataSize {
        if (bytes < 0) {
            throw new IllegalArgumentException("bytes must be 0 or more");
        }
    }

    /**
     * Returns an amount of a unit, rounded to the nearest byte.
     *
     * @param amount 0 or more, at most 9.2 × 10¹⁸ bytes
     * @throws ArithmeticException if the amount is negative, not finite or does not fit
     */
    public static DataSize of(double amount, DataUnit unit) {
        double bytes = Math.floor(amount * unit.bytes() + 0.5);
        if (!(bytes >= 0 && bytes <= 9.2e18)) {
            throw new ArithmeticException("size out of range");
        }
        return new DataSize((long) bytes);
    }

    /** Returns this size in another unit, not rounded. */
    public double in(DataUnit unit) {
        return (double) bytes / unit.bytes();
    }

    /**
     * Returns a multiple of this size.
     *
     * @param count 0 or more
     * @throws ArithmeticException if the result does not fit into a long
     */
    public DataSize times(int count) {
        return new DataSize(Math.multiplyExact(bytes, (long) count));
    }
}
