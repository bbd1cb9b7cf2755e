package org.teavm.classlib.java.util;

import org.teavm.classlib.java.lang.TIterable;

/** What of a collection the calculators use. */
public interface TCollection<E> extends TIterable<E> {

    int size();

    boolean isEmpty();

    boolean contains(Object element);

    boolean add(E element);

    boolean addAll(TCollection<? extends E> others);
}
