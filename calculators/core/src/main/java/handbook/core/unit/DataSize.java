package handbook.core.unit;

/**
 * An amount of data. Held as a double: whole bytes are exact up to 9 PB and true to 16 digits beyond, and
 * the browser needs no 64-bit integers.
 *
 * @param bytes 0 or more, finite
 */
public record DataSize(double bytes) {

    public DataSize {
        if (!(bytes >= 0 && bytes <= Double.MAX_VALUE)) {
            throw new ArithmeticException("size out of range");
        }
    }

    /**
     * Returns an amount of a unit, rounded to the nearest byte.
     *
     * @param amount 0 or more
     * @throws ArithmeticException if the amount is negative or not finite
     */
    public static DataSize of(double amount, DataUnit unit) {
        return new DataSize(Math.floor(amount * unit.bytes() + 0.5));
    }

    /** Returns this size in another unit, not rounded. */
    public double in(DataUnit unit) {
        return bytes / unit.bytes();
    }

    /** Returns a multiple of this size. */
    public DataSize times(int count) {
        return new DataSize(bytes * count);
    }
}
