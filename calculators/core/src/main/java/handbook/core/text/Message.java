package handbook.core.text;

import java.util.List;

/**
 * A sentence in no language yet: a key of the language files and what goes into its gaps.
 *
 * @param arguments strings (names that need no translation), numbers, quantities, units, messages or lists
 *     of them
 */
public record Message(String key, List<Object> arguments) {

    public static Message of(String key, Object... arguments) {
        return new Message(key, List.of(arguments));
    }

    /** Returns a name that is the same in every language. */
    public static Message name(String name) {
        return of("name", name);
    }
}
