package handbook.generator.mistake;

import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** All mistakes of a run, sorted by file and line. May be added to from several threads. */
public final class Mistakes {

    private final ConcurrentSkipListSet<Mistake> all = new ConcurrentSkipListSet<>();

    /** Adds a mistake; the same one twice counts once. */
    public void add(Mistake mistake) {
        all.add(mistake);
    }

    /** Adds an error. */
    public void add(String file, int line, String text) {
        add(new Mistake(file, line, text));
    }

    /** Adds an error about a name that does not exist. */
    public void add(String file, int line, String text, Known known) {
        add(new Mistake(Place.of(file, line), Severity.ERROR, text, known));
    }

    /** Adds a warning, which does not stop the build. */
    public void warn(String file, int line, String text) {
        add(new Mistake(Place.of(file, line), Severity.WARNING, text, null));
    }

    /** Adds a mistake without a list of what is known. */
    public void add(Place place, Severity severity, String text) {
        add(new Mistake(place, severity, text, null));
    }

    /** Tells whether nothing stops the build. */
    public boolean noErrors() {
        return all.stream().noneMatch(Mistake::isError);
    }

    public List<Mistake> sorted() {
        return List.copyOf(all);
    }
}
