package handbook.generator.calc;

import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.form.Field;
import handbook.core.form.Labels;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.core.unit.DataUnit;
import handbook.generator.text.Words;
import java.util.List;

/** What there is to calculate, and what a calculator wants to know. */
final class FieldList {

    private FieldList() {}

    /** Returns all calculators: id, title, what it answers. */
    static String calculators(Language language) {
        Texts texts = Words.calculators(language);
        Texts words = Words.of(language);
        var text = new StringBuilder(words.get("calc.list")).append("\n\n");
        for (Calculator calculator : Calculators.all()) {
            text.append("  ")
                    .append(calculator.id())
                    .append(" – ")
                    .append(Labels.title(calculator, texts))
                    .append('\n');
            text.append("      ").append(texts.get(calculator.id() + ".about")).append('\n');
        }
        return text.append('\n').append(words.get("calc.hint")).append('\n').toString();
    }

    /** Returns the fields of a calculator: name, label, range, unit, choices, default. */
    static String fields(Calculator calculator, Texts texts) {
        Texts words = Words.of(texts.language());
        var text = new StringBuilder(Labels.title(calculator, texts)).append('\n');
        text.append(texts.get(calculator.id() + ".about")).append("\n\n");
        var columns = new Columns();
        for (Field field : calculator.fields()) {
            columns.add(List.of(
                    "  " + field.name(),
                    Labels.field(calculator, field.name(), texts),
                    values(field, texts, words),
                    initial(field, words)));
        }
        text.append(columns.aligned(4)).append('\n');
        return text.append(words.get("calc.on-defaults")).append('\n').toString();
    }

    private static String values(Field field, Texts texts, Texts words) {
        return switch (field.kind()) {
            case CHOICE -> String.join(", ", field.of());
            case DATE -> words.get("calc.date");
            case SIZE -> range(field, words) + " " + units(field.sizeUnits(), texts);
            case TEXT -> words.get("calc.text", field.most());
            case WHOLE_NUMBER, NUMBER, SHARE -> (range(field, words) + " " + unit(field, texts)).strip();
        };
    }

    private static String unit(Field field, Texts texts) {
        return field.unit() == null ? "" : texts.get("form.unit." + field.unit().name());
    }

    private static String range(Field field, Texts words) {
        return words.get("calc.range", field.least(), field.most());
    }

    /** Returns the unit of the range, and all in which the size may be given. */
    private static String units(List<DataUnit> units, Texts texts) {
        List<String> names = units.stream().map(texts::symbol).toList();
        return names.get(0) + " (" + String.join(", ", names) + ")";
    }

    private static String initial(Field field, Texts words) {
        String condition = field.onlyWhen() == null
                ? ""
                : "; "
                        + words.get(
                                "calc.only-when",
                                field.onlyWhen().field(),
                                String.join(", ", field.onlyWhen().values()));
        boolean empty = field.initial().isEmpty();
        return (empty ? words.get("calc.optional") : words.get("calc.default", field.initial())) + condition;
    }
}
