package handbook.generator.pack;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads what {@link Pack} wrote. */
public final class Unpack {

    private record Shape(Constructor<?> constructor, int components) {}

    private final byte[] bytes;
    private final List<String> texts = new ArrayList<>();
    private final Map<String, Shape> shapes = new HashMap<>();
    private int at;

    private Unpack(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Returns the value of some bytes.
     *
     * @throws IllegalArgumentException if they are none that this version of the program wrote
     */
    public static Object value(byte[] bytes) {
        try {
            return new Unpack(bytes).next();
        } catch (ReflectiveOperationException | IndexOutOfBoundsException | ClassCastException e) {
            throw new IllegalArgumentException("not packed by this program", e);
        }
    }

    private Object next() throws ReflectiveOperationException {
        byte kind = bytes[at++];
        return switch (kind) {
            case Pack.NULL -> null;
            case Pack.TEXT -> text();
            case Pack.TEXT_AGAIN -> texts.get(number());
            case Pack.NUMBER -> number();
            case Pack.LONG_NUMBER -> (long) number() << 32 | number() & 0xffffffffL;
            case Pack.YES -> true;
            case Pack.NO -> false;
            case Pack.LIST -> list();
            case Pack.SET -> new TreeSet<>(list());
            case Pack.MAP -> map();
            case Pack.RECORD -> whole();
            case Pack.ENUM -> constant();
            case Pack.DATE -> LocalDate.ofEpochDay(number());
            default -> throw new IllegalArgumentException("unknown kind " + kind);
        };
    }

    private int number() {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            byte part = bytes[at++];
            number |= (part & 0x7f) << shift;
            if (part >= 0) {
                return number;
            }
        }
    }

    private String text() {
        int length = number();
        String text = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        texts.add(text);
        return text;
    }

    private List<Object> list() throws ReflectiveOperationException {
        int size = number();
        var values = new ArrayList<>(Math.min(size, bytes.length));
        for (int i = 0; i < size; i++) {
            values.add(next());
        }
        return values;
    }

    private Map<Object, Object> map() throws ReflectiveOperationException {
        var values = new TreeMap<>();
        int size = number();
        for (int i = 0; i < size; i++) {
            Object key = next();
            values.put(key, next());
        }
        return values;
    }

    private Object whole() throws ReflectiveOperationException {
        String name = (String) next();
        Shape shape = shapes.get(name);
        if (shape == null) {
            shape = shape(name);
            shapes.put(name, shape);
        }
        var values = new Object[shape.components()];
        for (int i = 0; i < values.length; i++) {
            values[i] = next();
        }
        return shape.constructor().newInstance(values);
    }

    private static Shape shape(String name) throws ReflectiveOperationException {
        Class<?> type = Class.forName(name);
        if (!type.isRecord()) {
            throw new IllegalArgumentException(name + " is no record");
        }
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return new Shape(constructor, types.length);
    }

    private Object constant() throws ReflectiveOperationException {
        Class<?> type = Class.forName((String) next());
        String name = (String) next();
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("no " + name + " in " + type);
    }
}
