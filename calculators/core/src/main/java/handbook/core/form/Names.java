package handbook.core.form;

import java.util.List;
import java.util.function.Function;

/** Lists of names in messages. */
final class Names {

    private Names() {}

    static <T> String joined(List<T> things, Function<T, String> name) {
        var text = new StringBuilder();
        for (T thing : things) {
            text.append(text.length() == 0 ? "" : ", ").append(name.apply(thing));
        }
        return text.toString();
    }
}
