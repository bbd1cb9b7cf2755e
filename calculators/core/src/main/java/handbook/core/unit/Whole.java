package handbook.core.unit;

/**
 * Rounding to whole numbers that forgives the last bits of a division: 8.000000000001 drives are 8
 * drives. Sums and products come out of floating point with a relative error near 1e-16, so anything
 * within 1e-12 of a whole number is taken as that number.
 */
public final class Whole {

    /** Relative distance from a whole number that counts as none. */
    public static final double TOLERANCE = 1e-12;

    private Whole() {}

    /**
     * Returns the smallest whole number not below a value.
     *
     * @param value from 0 to 2·10⁹
     * @throws ArithmeticException if the value is outside that range or not a number
     */
    public static int up(double value) {
        if (!(value >= 0 && value <= 2e9)) {
            throw new ArithmeticException("count out of range");
        }
        return (int) Math.ceil(value - value * TOLERANCE);
    }
}
