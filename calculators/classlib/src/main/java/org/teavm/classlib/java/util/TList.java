package org.teavm.classlib.java.util;

/** What of a list the calculators use. */
public interface TList<E> extends TCollection<E> {

    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    int indexOf(Object element);

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <E> TList<E> of(E... elements) {
        return new TArrayList<>(elements);
    }

    static <E> TList<E> of() {
        return new TArrayList<>(new Object[] {});
    }

    static <E> TList<E> of(E a) {
        return new TArrayList<>(new Object[] {a});
    }

    static <E> TList<E> of(E a, E b) {
        return new TArrayList<>(new Object[] {a, b});
    }

    static <E> TList<E> of(E a, E b, E c) {
        return new TArrayList<>(new Object[] {a, b, c});
    }

    static <E> TList<E> of(E a, E b, E c, E d) {
        return new TArrayList<>(new Object[] {a, b, c, d});
    }

    static <E> TList<E> of(E a, E b, E c, E d, E e) {
        return new TArrayList<>(new Object[] {a, b, c, d, e});
    }

    static <E> TList<E> of(E a, E b, E c, E d, E e, E f) {
        return new TArrayList<>(new Object[] {a, b, c, d, e, f});
    }

    static <E> TList<E> of(E a, E b, E c, E d, E e, E f, E g) {
        return new TArrayList<>(new Object[] {a, b, c, d, e, f, g});
    }

    static <E> TList<E> of(E a, E b, E c, E d, E e, E f, E g, E h) {
        return new TArrayList<>(new Object[] {a, b, c, d, e, f, g, h});
    }

    static <E> TList<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i) {
        return new TArrayList<>(new Object[] {a, b, c, d, e, f, g, h, i});
    }

    static <E> TList<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j) {
        return new TArrayList<>(new Object[] {a, b, c, d, e, f, g, h, i, j});
    }
}
