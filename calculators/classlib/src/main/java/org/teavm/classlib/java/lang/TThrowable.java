package org.teavm.classlib.java.lang;

import org.teavm.interop.Remove;
import org.teavm.interop.Rename;
import org.teavm.interop.Superclass;

/** What is thrown: a message, no trace and no cause. The renaming is that of TeaVM, whose exceptions extend Java's. */
@Superclass("java.lang.Object")
public class TThrowable extends RuntimeException {

    private String message;

    @Rename("fakeInit")
    public TThrowable() {}

    @Rename("<init>")
    private void init() {}

    @Rename("fakeInit")
    public TThrowable(String message) {}

    @Rename("<init>")
    private void init(String message) {
        this.message = message;
    }

    @Rename("getMessage")
    public String getMessage0() {
        return message;
    }

    @Remove
    public native TThrowable getCause();

    @Rename("getCause")
    public TThrowable getCause0() {
        return null;
    }
}
