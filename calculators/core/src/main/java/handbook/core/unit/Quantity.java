package handbook.core.unit;

/**
 * A number with its unit.
 *
 * @param value finite, in the internal unit
 */
public record Quantity(double value, Unit unit) {

    public Quantity {
        if (!(Math.abs(value) <= Double.MAX_VALUE)) {
            throw new ArithmeticException("a figure must be finite");
        }
    }

    public static Quantity of(double value, Unit unit) {
        return new Quantity(value, unit);
    }

    public static Quantity of(DataSize size) {
        return new Quantity(size.bytes(), Unit.BYTES);
    }
}
