package org.teavm.classlib.java.lang;

import org.teavm.interop.NoSideEffects;
import org.teavm.jso.JSBody;

/**
 * A string of the browser as a Java object. What must be native, and its names, is TeaVM's: it compiles those
 * methods to expressions.
 */
public final class TString extends TObject implements TComparable<TString>, TCharSequence {

    /** Takes a string of the browser; TeaVM replaces the body. */
    public TString(Object nativeString) {}

    private native Object nativeString();

    @NoSideEffects
    private native int charactersLength();

    @NoSideEffects
    private native char charactersGet(int index);

    @NoSideEffects
    private static native Object substringJS(Object nativeString, int start, int end);

    @Override
    public int length() {
        return charactersLength();
    }

    @Override
    public boolean isEmpty() {
        return charactersLength() == 0;
    }

    @Override
    public char charAt(int index) {
        return charactersGet(index);
    }

    public TString substring(int begin) {
        return substring(begin, length());
    }

    public TString substring(int begin, int end) {
        return new TString(substringJS(nativeString(), begin, end));
    }

    @Override
    public TCharSequence subSequence(int begin, int end) {
        return substring(begin, end);
    }

    public int indexOf(int c) {
        return indexOf(c, 0);
    }

    public int indexOf(int c, int from) {
        return indexOf((String) (Object) this, c, from);
    }

    @JSBody(
            params = {"text", "c", "from"},
            script = "return text.indexOf(String.fromCharCode(c), from);")
    private static native int indexOf(String text, int c, int from);

    public boolean startsWith(TString prefix) {
        return startsWith((String) (Object) this, (String) (Object) prefix);
    }

    @JSBody(
            params = {"text", "prefix"},
            script = "return text.startsWith(prefix);")
    private static native boolean startsWith(String text, String prefix);

    public boolean endsWith(TString suffix) {
        return endsWith((String) (Object) this, (String) (Object) suffix);
    }

    @JSBody(
            params = {"text", "suffix"},
            script = "return text.endsWith(suffix);")
    private static native boolean endsWith(String text, String suffix);

    public String replace(TCharSequence from, TCharSequence to) {
        return replace((String) (Object) this, from.toString(), to.toString());
    }

    public String replace(char from, char to) {
        return replace((String) (Object) this, valueOf(from), valueOf(to));
    }

    @JSBody(
            params = {"text", "from", "to"},
            script = "return text.split(from).join(to);")
    private static native String replace(String text, String from, String to);

    public String trim() {
        return trim((String) (Object) this);
    }

    /** Takes off blanks and control characters, as Java does; the browser's own takes other spaces too. */
    @JSBody(params = "text", script = "return text.replace(/^[\\0- ]+|[\\0- ]+$/g, '');")
    private static native String trim(String text);

    public static String valueOf(Object object) {
        return object == null ? "null" : object.toString();
    }

    @JSBody(params = "c", script = "return String.fromCharCode(c);")
    public static native String valueOf(char c);

    @Override
    public int compareTo(TString other) {
        return compare((String) (Object) this, (String) (Object) other);
    }

    @JSBody(
            params = {"a", "b"},
            script = "return a < b ? -1 : a > b ? 1 : 0;")
    private static native int compare(String a, String b);

    @Override
    public boolean equals(Object other) {
        return other instanceof TString && nativeString() == ((TString) other).nativeString();
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < length(); i++) {
            hash = 31 * hash + charAt(i);
        }
        return hash;
    }

    @Override
    public String toString() {
        return (String) (Object) this;
    }
}
