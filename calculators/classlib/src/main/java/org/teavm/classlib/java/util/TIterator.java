package org.teavm.classlib.java.util;

/** A walk through a collection. */
public interface TIterator<E> {

    boolean hasNext();

    E next();
}
