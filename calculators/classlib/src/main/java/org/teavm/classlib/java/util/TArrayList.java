package org.teavm.classlib.java.util;

import org.teavm.classlib.java.lang.TObject;

/**
 * The only list. What {@code List.of} returns is one too, made around the array it was given: Java forbids to change
 * it, here nothing does.
 */
public final class TArrayList<E> extends TObject implements TList<E> {

    private Object[] elements;
    private int size;

    public TArrayList() {
        elements = new Object[8];
    }

    public TArrayList(TCollection<? extends E> others) {
        this();
        addAll(others);
    }

    /** Takes the array itself, full of elements. */
    TArrayList(Object[] elements) {
        this.elements = elements;
        size = elements.length;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) elements[index];
    }

    @Override
    public E set(int index, E element) {
        E former = get(index);
        elements[index] = element;
        return former;
    }

    @Override
    public boolean add(E element) {
        add(size, element);
        return true;
    }

    @Override
    public void add(int index, E element) {
        if (size == elements.length) {
            var more = new Object[size * 2 + 8];
            for (int i = 0; i < size; i++) {
                more[i] = elements[i];
            }
            elements = more;
        }
        for (int i = size; i > index; i--) {
            elements[i] = elements[i - 1];
        }
        elements[index] = element;
        size++;
    }

    @Override
    public boolean addAll(TCollection<? extends E> others) {
        for (TIterator<? extends E> i = others.iterator(); i.hasNext(); ) {
            add(i.next());
        }
        return true;
    }

    @Override
    public int indexOf(Object element) {
        int i = 0;
        while (i < size && !elements[i].equals(element)) {
            i++;
        }
        return i < size ? i : -1;
    }

    @Override
    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    @Override
    public TIterator<E> iterator() {
        return new Walk<>(this);
    }

    private static final class Walk<E> extends TObject implements TIterator<E> {
        private final TArrayList<E> list;
        private int next;

        Walk(TArrayList<E> list) {
            this.list = list;
        }

        @Override
        public boolean hasNext() {
            return next < list.size;
        }

        @Override
        public E next() {
            return list.get(next++);
        }
    }
}
