package handbook.core.chart;

import handbook.core.text.Message;
import handbook.core.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** The numbers of a chart as a table: headings, then rows of as many cells, the first of which names the row. */
public final class Numbers {

    /** Stands where there is no value. */
    private static final String NONE = "–";

    private final Texts texts;
    private final List<List<String>> rows = new ArrayList<>();
    private String measure = "";

    Numbers(Texts texts) {
        this.texts = texts;
    }

    /** Returns what all cells count, empty where the headings say it. */
    String measure() {
        return measure;
    }

    /** Returns the headings and below them the rows. */
    List<List<String>> rows() {
        return rows;
    }

    /** Sets what all cells count. */
    Numbers of(Axis axis) {
        measure = texts.say(axis.label());
        return this;
    }

    /** Begins a row. */
    Numbers row(String first) {
        rows.add(new ArrayList<>());
        return cell(first);
    }

    Numbers row(Message first) {
        return row(texts.say(first));
    }

    Numbers cell(String text) {
        rows.get(rows.size() - 1).add(text);
        return this;
    }

    Numbers cell(Message message) {
        return cell(texts.say(message));
    }

    /** Adds a value of an axis; one that is not a number is none. */
    Numbers cell(Axis axis, double value) {
        return cell(Double.isNaN(value) ? NONE : axis.bare(value, texts));
    }
}
