package handbook.core.form;

import handbook.core.unit.Quantity;

/**
 * One result. Its label is the text {@code figure.<id>}.
 *
 * @param id what {@code expect} and inline values in articles name it by
 * @param main the one that answers the question
 */
public record Figure(String id, Quantity value, boolean main) {

    public static Figure main(String id, Quantity value) {
        return new Figure(id, value, true);
    }

    public static Figure of(String id, Quantity value) {
        return new Figure(id, value, false);
    }
}
