package org.teavm.classlib.java.lang;

import org.teavm.jso.JSBody;

/** A text that grows: the browser joins strings faster than Java copies characters. */
public final class TStringBuilder extends TObject implements TCharSequence {

    private String text = "";

    public TStringBuilder append(String string) {
        text = joined(text, string);
        return this;
    }

    public TStringBuilder append(int value) {
        text = joined(text, value);
        return this;
    }

    public TStringBuilder append(char c) {
        text = joined(text, TString.valueOf(c));
        return this;
    }

    public TStringBuilder append(CharSequence string, int start, int end) {
        return append(string.toString().substring(start, end));
    }

    public TStringBuilder append(Object object) {
        return append(String.valueOf(object));
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public boolean isEmpty() {
        return text.isEmpty();
    }

    @Override
    public char charAt(int index) {
        return text.charAt(index);
    }

    @Override
    public TCharSequence subSequence(int start, int end) {
        return (TCharSequence) (Object) text.substring(start, end);
    }

    public TStringBuilder reverse() {
        text = reversed(text);
        return this;
    }

    @Override
    public String toString() {
        return text;
    }

    @JSBody(
            params = {"a", "b"},
            script = "return a + b;")
    private static native String joined(String a, String b);

    @JSBody(
            params = {"a", "b"},
            script = "return a + b;")
    private static native String joined(String a, int b);

    @JSBody(params = "text", script = "return text.split('').reverse().join('');")
    private static native String reversed(String text);
}
