package handbook.generator;

import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Severity;
import java.util.ArrayList;
import java.util.List;

/** How many mistakes there are, in words: {@code 2 errors, 1 warning}. */
final class Tally {

    private Tally() {}

    static String of(List<Mistake> mistakes) {
        var parts = new ArrayList<String>();
        for (Severity severity : Severity.values()) {
            long count = count(mistakes, severity);
            if (count > 0) {
                parts.add(count + " " + severity.code() + (count == 1 ? "" : "s"));
            }
        }
        return parts.isEmpty() ? "no mistakes" : String.join(", ", parts);
    }

    static long count(List<Mistake> mistakes, Severity severity) {
        return mistakes.stream()
                .filter(mistake -> mistake.severity() == severity)
                .count();
    }
}
