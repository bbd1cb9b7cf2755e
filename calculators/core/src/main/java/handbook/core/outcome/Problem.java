package handbook.core.outcome;

import handbook.core.text.Message;

/**
 * What is wrong with one input: the rule, then what was given.
 *
 * @param field name of the input it belongs to
 */
public record Problem(String field, Message message) {

    public static Problem of(String field, String key, Object... arguments) {
        return new Problem(field, Message.of(key, arguments));
    }
}
