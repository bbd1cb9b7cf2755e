package org.teavm.classlib.java.lang;

import org.teavm.interop.NoSideEffects;
import org.teavm.jso.JSBody;

/** A number as an object. It has no text: numbers are printed by Format. */
public final class TDouble extends TNumber {

    private final double value;

    private TDouble(double value) {
        this.value = value;
    }

    public static TDouble valueOf(double value) {
        return new TDouble(value);
    }

    @JSBody(params = "value", script = "return isNaN(value);")
    @NoSideEffects
    public static native boolean isNaN(double value);

    @JSBody(params = "value", script = "return isFinite(value);")
    @NoSideEffects
    public static native boolean isFinite(double value);

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public long longValue() {
        return (long) value;
    }

    @Override
    public float floatValue() {
        return (float) value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TDouble && ((TDouble) other).value == value;
    }

    @Override
    public int hashCode() {
        return (int) value;
    }
}
