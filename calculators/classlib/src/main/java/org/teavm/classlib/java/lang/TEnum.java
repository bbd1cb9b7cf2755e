package org.teavm.classlib.java.lang;

/** An enum constant that does not know its name: names would take more room than what they are needed for. */
public abstract class TEnum<E extends TEnum<E>> extends TObject implements TComparable<E> {

    private final int ordinal;

    protected TEnum(String name, int ordinal) {
        this.ordinal = ordinal;
    }

    public final int ordinal() {
        return ordinal;
    }

    @Override
    public final int compareTo(E other) {
        return ordinal - ((TEnum<?>) other).ordinal;
    }
}
