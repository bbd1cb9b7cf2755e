package handbook.core.form;

import handbook.core.text.Texts;

/** Texts of a calculator's parts: its own before the common one. */
public final class Labels {

    private Labels() {}

    public static String title(Calculator calculator, Texts texts) {
        return texts.get(calculator.id() + ".title");
    }

    public static String field(Calculator calculator, String name, Texts texts) {
        return texts.first(calculator.id() + ".field." + name, "field." + name);
    }

    /** Returns the help of a field. */
    public static String help(Calculator calculator, String name, Texts texts) {
        return texts.first(calculator.id() + ".field." + name + ".help", "field." + name + ".help");
    }

    public static String figure(Calculator calculator, String id, Texts texts) {
        return texts.first(calculator.id() + ".figure." + id, "figure." + id);
    }
}
