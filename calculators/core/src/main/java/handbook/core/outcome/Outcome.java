package handbook.core.outcome;

import java.util.List;
import java.util.function.Function;

/** A result, or everything that is wrong with the input. Never an exception for what a person typed. */
public sealed interface Outcome<T> {

    /** The input was good. */
    record Ok<T>(T value) implements Outcome<T> {}

    /**
     * The input was not good.
     *
     * @param problems all of them, at least one
     */
    record Invalid<T>(List<Problem> problems) implements Outcome<T> {}

    /** Handles both cases. */
    default <R> R match(Function<? super T, ? extends R> ok, Function<List<Problem>, ? extends R> invalid) {
        if (this instanceof Ok<T> o) {
            return ok.apply(o.value());
        }
        return invalid.apply(((Invalid<T>) this).problems());
    }

    /** Returns the outcome with its value changed, the problems as they are. */
    default <R> Outcome<R> map(Function<? super T, ? extends R> change) {
        if (this instanceof Ok<T> o) {
            return new Ok<>(change.apply(o.value()));
        }
        return new Invalid<>(((Invalid<T>) this).problems());
    }
}
