package handbook.generator.pack;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Values as bytes: records of records, lists, sets, maps, texts, numbers, dates and enums, to be compared by
 * their hash or to be kept in a file. Equal values have equal bytes; a component that is added to a record
 * takes part by itself, and one of an unknown type is an error, not an omission.
 */
public final class Pack {

    static final byte NULL = 0;
    static final byte TEXT = 1;
    static final byte TEXT_AGAIN = 2;
    static final byte NUMBER = 3;
    static final byte LONG_NUMBER = 4;
    static final byte YES = 5;
    static final byte NO = 6;
    static final byte LIST = 7;
    static final byte SET = 8;
    static final byte MAP = 9;
    static final byte RECORD = 10;
    static final byte ENUM = 11;
    static final byte DATE = 12;
    static final byte UNPACKED = 13;

    private static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            Arrays.stream(components)
                    .forEach(component -> component.getAccessor().setAccessible(true));
            return components;
        }
    };

    private final Map<String, Integer> texts = new HashMap<>();
    private byte[] bytes = new byte[1 << 10];
    private int length;

    private Pack() {}

    /** Returns the bytes of a value. */
    public static byte[] bytes(Object value) {
        var pack = new Pack();
        pack.add(value);
        return Arrays.copyOf(pack.bytes, pack.length);
    }

    /** Returns the hash of values, in hexadecimal digits. */
    public static String hash(Object... values) {
        var pack = new Pack();
        for (Object value : values) {
            pack.add(value);
        }
        MessageDigest digest = digest();
        digest.update(pack.bytes, 0, pack.length);
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Returns the hash of bytes, in hexadecimal digits. */
    public static String hashOf(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    /** No one is to be kept out, and without the JVM's second compiler SHA-256 takes three times as long. */
    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("MD5");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has MD5", e);
        }
    }

    private void add(Object value) {
        if (value == null) {
            put(NULL);
        } else if (value instanceof String text) {
            text(text);
        } else if (value instanceof Integer number) {
            put(NUMBER);
            number(number);
        } else if (value instanceof Long number) {
            put(LONG_NUMBER);
            number((int) (number >>> 32));
            number(number.intValue());
        } else if (value instanceof Boolean yes) {
            put(yes ? YES : NO);
        } else if (value instanceof Unpacked) {
            put(UNPACKED);
        } else if (value instanceof Map<?, ?> map) {
            map(map);
        } else if (value instanceof Set<?> set) {
            all(SET, set instanceof TreeSet ? set : new TreeSet<>(set));
        } else if (value instanceof Collection<?> list) {
            all(LIST, list);
        } else if (value instanceof Record whole) {
            components(whole);
        } else if (value instanceof Enum<?> constant) {
            put(ENUM);
            text(constant.getDeclaringClass().getName());
            text(constant.name());
        } else if (value instanceof LocalDate date) {
            put(DATE);
            number(Math.toIntExact(date.toEpochDay()));
        } else {
            throw new IllegalArgumentException("cannot pack " + value.getClass());
        }
    }

    private void all(byte kind, Collection<?> values) {
        put(kind);
        number(values.size());
        values.forEach(this::add);
    }

    private void map(Map<?, ?> values) {
        put(MAP);
        number(values.size());
        Map<?, ?> sorted = values instanceof SortedMap ? values : new TreeMap<>(values);
        sorted.forEach((key, value) -> {
            add(key);
            add(value);
        });
    }

    private void components(Record whole) {
        put(RECORD);
        text(whole.getClass().getName());
        try {
            for (RecordComponent component : COMPONENTS.get(whole.getClass())) {
                add(component.getAccessor().invoke(whole));
            }
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException("cannot pack " + whole.getClass(), e);
        }
    }

    private void text(String text) {
        Integer before = texts.putIfAbsent(text, texts.size());
        if (before != null) {
            put(TEXT_AGAIN);
            number(before);
            return;
        }
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        put(TEXT);
        number(utf8.length);
        room(utf8.length);
        System.arraycopy(utf8, 0, bytes, length, utf8.length);
        length += utf8.length;
    }

    /** Small numbers take few bytes. */
    private void number(int number) {
        int rest = number;
        while ((rest & ~0x7f) != 0) {
            put((byte) (rest | 0x80));
            rest >>>= 7;
        }
        put((byte) rest);
    }

    private void put(byte one) {
        room(1);
        bytes[length++] = one;
    }

    private void room(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
