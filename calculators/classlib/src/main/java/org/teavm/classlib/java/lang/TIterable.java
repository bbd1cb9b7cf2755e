package org.teavm.classlib.java.lang;

import org.teavm.classlib.java.util.TIterator;

/** What can be walked through. */
public interface TIterable<E> {

    TIterator<E> iterator();
}
