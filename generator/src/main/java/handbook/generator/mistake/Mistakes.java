package handbook.generator.mistake;

import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** All mistakes of a build, sorted by file and line. May be added to from several threads. */
public final class Mistakes {

    private final ConcurrentSkipListSet<Mistake> all = new ConcurrentSkipListSet<>();

    /** Adds a mistake; the same one twice counts once. */
    public void add(String file, int line, String text) {
        all.add(new Mistake(file, line, text));
    }

    public boolean none() {
        return all.isEmpty();
    }

    public List<Mistake> sorted() {
        return List.copyOf(all);
    }
}
