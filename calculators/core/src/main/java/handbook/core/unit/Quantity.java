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

    public static Quantity bytes(double value) {
        return of(value, Unit.BYTES);
    }

    public static Quantity chance(double value) {
        return of(value, Unit.CHANCE);
    }

    public static Quantity count(double value) {
        return of(value, Unit.COUNT);
    }

    public static Quantity drives(double value) {
        return of(value, Unit.DRIVES);
    }

    public static Quantity factor(double value) {
        return of(value, Unit.FACTOR);
    }

    public static Quantity iops(double value) {
        return of(value, Unit.IOPS);
    }

    public static Quantity perDay(double value) {
        return of(value, Unit.BYTES_PER_DAY);
    }

    public static Quantity rate(double value) {
        return of(value, Unit.BYTES_PER_SECOND);
    }

    public static Quantity seconds(double value) {
        return of(value, Unit.SECONDS);
    }

    public static Quantity sectors(double value) {
        return of(value, Unit.SECTORS);
    }

    public static Quantity share(double value) {
        return of(value, Unit.SHARE);
    }
}
