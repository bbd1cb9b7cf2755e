package handbook.core.outcome;

import handbook.core.unit.Quantity;
import java.util.List;

/**
 * One line of worked arithmetic: label, formula in words, the same formula with the numbers in it,
 * value. The texts are {@code step.<key>} (label), {@code step.<key>.words}, {@code
 * step.<key>.numbers} (with gaps for the arguments) and, where the formula has one, {@code
 * step.<key>.source}.
 */
public record Step(String key, Quantity value, List<Object> arguments) {

    public static Step of(String key, Quantity value, Object... arguments) {
        return new Step(key, value, List.of(arguments));
    }
}
