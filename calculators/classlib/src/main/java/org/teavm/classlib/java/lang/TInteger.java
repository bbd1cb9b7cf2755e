package org.teavm.classlib.java.lang;

/** A whole number as an object. */
public final class TInteger extends TNumber implements TComparable<TInteger> {

    private final int value;

    private TInteger(int value) {
        this.value = value;
    }

    public static TInteger valueOf(int value) {
        return new TInteger(value);
    }

    public static String toString(int value) {
        return new TStringBuilder().append(value).toString();
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a > b ? 1 : 0;
    }

    @Override
    public int intValue() {
        return value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    @Override
    public int compareTo(TInteger other) {
        return compare(value, other.value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TInteger && ((TInteger) other).value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    @Override
    public String toString() {
        return toString(value);
    }
}
