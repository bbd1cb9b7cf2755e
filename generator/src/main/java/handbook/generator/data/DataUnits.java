package handbook.generator.data;

import handbook.generator.mistake.Mistakes;
import handbook.generator.mistake.Place;
import handbook.generator.mistake.Severity;
import handbook.generator.text.UnitSpelling;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Hints about units in names of columns ({@code speed_gbs}) and in cells ({@code 64 Kb}). */
final class DataUnits {

    /** Names of columns are small letters by habit: size_gb is clear, speed_gbs and speed_mbps are not. */
    private static final Pattern SMALL = Pattern.compile("[kmgtp]i?b|iops");

    private static final Set<String> FOR_PROGRAMS = Set.of("id", "calculator", "inputs", "figure");

    private DataUnits() {}

    static void names(List<String> columns, String file, int line, Mistakes mistakes) {
        for (String column : columns) {
            for (String word : column.split("[_ ,()]+")) {
                String right = SMALL.matcher(word).matches() ? null : UnitSpelling.right(word);
                if (right != null) {
                    hint(file, line, "column \"" + column + "\": unit \"" + word + "\" is written " + right, mistakes);
                }
            }
        }
    }

    /** What programs read is written as they want it: ids are addresses, the others name fields and figures. */
    static void cells(List<String> columns, List<String> cells, String file, int line, Mistakes mistakes) {
        for (int i = 0; i < cells.size(); i++) {
            String words = FOR_PROGRAMS.contains(columns.get(i)) ? "" : cells.get(i);
            for (UnitSpelling.Finding finding : UnitSpelling.in(words)) {
                hint(file, line, "\"" + cells.get(i) + "\": " + finding, mistakes);
            }
        }
    }

    private static void hint(String file, int line, String text, Mistakes mistakes) {
        mistakes.add(Place.of(file, line), Severity.HINT, text);
    }
}
