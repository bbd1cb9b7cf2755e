package handbook.core.form;

import handbook.core.text.Texts;

/**
 * Texts of a calculator's parts: its own before the common one. One of several alike, such as {@code drives-2}, has the
 * text of {@code drives}, in which {@code {0}} is its number.
 */
public final class Labels {

    private Labels() {}

    public static String title(Calculator calculator, Texts texts) {
        return texts.get(calculator.id() + ".title");
    }

    public static String field(Calculator calculator, String name, Texts texts) {
        return numbered(calculator.id() + ".field.", "field.", name, "", texts);
    }

    /** Returns the help of a field. */
    public static String help(Calculator calculator, String name, Texts texts) {
        return numbered(calculator.id() + ".field.", "field.", name, ".help", texts);
    }

    public static String figure(Calculator calculator, String id, Texts texts) {
        return numbered(calculator.id() + ".figure.", "figure.", id, "", texts);
    }

    /** Returns the text of an option of a field. */
    static String option(String name, String option, Texts texts) {
        return texts.get("option." + alike(name) + "." + option);
    }

    private static String numbered(String own, String common, String name, String ending, Texts texts) {
        String plain = alike(name);
        String key = (texts.has(own + plain + ending) ? own : common) + plain + ending;
        return texts.get(key, plain.equals(name) ? "" : name.substring(plain.length() + 1));
    }

    /** Returns a name without the number at its end. */
    private static String alike(String name) {
        int end = name.length() - 2;
        return end > 0 && name.charAt(end) == '-' && name.charAt(end + 1) <= '9' ? name.substring(0, end) : name;
    }
}
