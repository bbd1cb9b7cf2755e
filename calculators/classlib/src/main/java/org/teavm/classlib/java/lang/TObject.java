package org.teavm.classlib.java.lang;

import org.teavm.interop.Rename;
import org.teavm.interop.Superclass;
import org.teavm.platform.Platform;

/** An object without a lock, a class to ask and a number of its own: hash tables work, but search every entry. */
@Superclass("")
public class TObject {

    @Rename("fakeInit")
    public TObject() {}

    @Rename("<init>")
    private void init() {}

    @Override
    public int hashCode() {
        return 0;
    }

    @Override
    public boolean equals(Object other) {
        return equals0((TObject) other);
    }

    @Rename("equals")
    public boolean equals0(TObject other) {
        return this == other;
    }

    @Override
    public String toString() {
        return "";
    }

    /** What TeaVM calls in minified scripts. */
    private String obfuscatedToString() {
        return "";
    }

    @Override
    protected Object clone() {
        return Platform.clone(this);
    }
}
