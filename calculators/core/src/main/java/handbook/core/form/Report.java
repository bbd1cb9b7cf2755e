package handbook.core.form;

import handbook.core.chart.Chart;
import handbook.core.outcome.Step;
import handbook.core.text.Message;
import java.util.List;

/**
 * The answer of a calculator, in no language yet.
 *
 * @param lead the sentence that matters
 * @param figures the results, the main one first
 * @param steps how they were worked out
 * @param listings what to copy or save
 */
public record Report(
        Message lead,
        List<Figure> figures,
        List<Note> notes,
        List<Step> steps,
        List<Table> tables,
        List<Chart> charts,
        List<Listing> listings) {

    /** A report without anything to copy. */
    public Report(
            Message lead,
            List<Figure> figures,
            List<Note> notes,
            List<Step> steps,
            List<Table> tables,
            List<Chart> charts) {
        this(lead, figures, notes, steps, tables, charts, List.of());
    }

    /** Tells whether something should be checked before the result is used. */
    public boolean hasWarning() {
        for (Note note : notes) {
            if (note.warning()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the figure of an id, or null. */
    public Figure figure(String id) {
        for (Figure figure : figures) {
            if (figure.id().equals(id)) {
                return figure;
            }
        }
        return null;
    }
}
