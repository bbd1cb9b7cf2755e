package handbook.core.form;

import java.util.ArrayList;
import java.util.List;

/**
 * The inputs of the calculators of a page as the fragment of its address: {@code
 * raid-iops:v=1&level=RAID5&drives=20;drive-count-2:v=1&…}. A section holds every input and the version
 * of their meaning, so that a link says the same whatever the initial values become.
 */
public final class LinkState {

    private LinkState() {}

    /**
     * One form's inputs.
     *
     * @param form id of the form on its page: the calculator's id, from the second one on with {@code -2} …
     * @param version of the calculator that wrote them; 0 if it is missing or no number
     */
    public record Section(String form, int version, List<Value> values) {}

    /**
     * The text of one field.
     *
     * @param text percent-encoded
     */
    public record Value(String field, String text) {}

    /** Returns the fragment for some forms, without the number sign. */
    public static String format(List<Section> sections) {
        var text = new StringBuilder();
        for (Section section : sections) {
            text.append(text.length() == 0 ? "" : ";")
                    .append(section.form())
                    .append(":v=")
                    .append(section.version());
            for (Value value : section.values()) {
                text.append('&').append(value.field()).append('=').append(value.text());
            }
        }
        return text.toString();
    }

    /** Returns the sections of a fragment; none for one that is only the anchor of a heading. */
    public static List<Section> parse(String fragment) {
        var sections = new ArrayList<Section>();
        for (String part : parts(fragment, ';')) {
            int colon = part.indexOf(':');
            if (colon > 0) {
                sections.add(section(part.substring(0, colon), part.substring(colon + 1)));
            }
        }
        return sections;
    }

    private static Section section(String form, String query) {
        int version = 0;
        List<Value> values = new ArrayList<>();
        for (Value value : values(query)) {
            if (value.field().equals("v")) {
                version = version(value.text());
            } else {
                values.add(value);
            }
        }
        return new Section(form, version, values);
    }

    /** Returns the fields of {@code level=RAID5&drives=20}. */
    public static List<Value> values(String query) {
        var values = new ArrayList<Value>();
        for (String pair : parts(query, '&')) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                values.add(new Value(pair.substring(0, equals), pair.substring(equals + 1)));
            }
        }
        return values;
    }

    private static int version(String text) {
        NumberText number = NumberText.of(text);
        boolean possible = number.kind == NumberText.Kind.NUMBER && number.value >= 0 && number.value < 1_000_000;
        return possible ? (int) number.value : 0;
    }

    /** Splits by hand: {@code String.split} brings the regular expressions into the script. */
    public static List<String> parts(String text, char separator) {
        var parts = new ArrayList<String>();
        int from = 0;
        for (int to = text.indexOf(separator); to >= 0; to = text.indexOf(separator, from)) {
            parts.add(text.substring(from, to));
            from = to + 1;
        }
        parts.add(text.substring(from));
        return parts;
    }
}
