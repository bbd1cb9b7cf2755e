package handbook.generator.block;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sources of a page that its text can name, and where it does. */
public final class Citations {

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /**
     * A source.
     *
     * @param number in the list below the page, from 1
     * @param text as a tooltip shows it
     * @param places ids of the places that name it
     */
    record Entry(int number, String text, List<String> places) {}

    /**
     * Adds a source.
     *
     * @param number in the list below the page, from 1
     */
    public void add(String key, int number, String text) {
        entries.put(key, new Entry(number, text, new ArrayList<>()));
    }

    /** Returns the id of a source's entry below the page; with an underscore it is that of no heading. */
    public static String id(String key) {
        return "_source-" + key;
    }

    /** Returns the same sources, named nowhere so far. */
    Citations unused() {
        var unused = new Citations();
        entries.forEach((key, entry) -> unused.add(key, entry.number(), entry.text()));
        return unused;
    }

    Entry find(String key) {
        return entries.get(key);
    }

    List<String> keys() {
        return List.copyOf(entries.keySet());
    }

    /** Returns the ids of the places that name a source: key → ids, without the sources that are never named. */
    public Map<String, List<String>> places() {
        var places = new LinkedHashMap<String, List<String>>();
        entries.forEach((key, entry) -> {
            if (!entry.places().isEmpty()) {
                places.put(key, List.copyOf(entry.places()));
            }
        });
        return places;
    }
}
