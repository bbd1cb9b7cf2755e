package handbook.generator.serve;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a watching server shows besides the site's files: pages that changed since the last build, and the
 * mistakes that keep the site from being built. Thread-safe.
 */
public final class LivePages {

    private final Map<String, byte[]> changed = new ConcurrentHashMap<>();
    private List<String> mistakes = List.of();
    private long files;
    private long state;

    /** Shows a page in a new version. */
    public synchronized void show(String uri, String html) {
        changed.put(uri, html.getBytes(StandardCharsets.UTF_8));
        change();
    }

    /**
     * The site's files are new: they hold what was shown before.
     *
     * @param withFiles whether there may be new pictures or tables, which pages name by an unchanged address
     */
    public synchronized void published(boolean withFiles) {
        changed.clear();
        files += withFiles ? 1 : 0;
        mistakes = List.of();
        change();
    }

    /** Says what is wrong, {@code file:line: text}. */
    public synchronized void wrong(List<String> found) {
        mistakes = List.copyOf(found);
        change();
    }

    private void change() {
        state++;
        notifyAll();
    }

    /** Returns a page that has changed since the last build, or null. */
    byte[] changed(String uri) {
        return changed.get(uri);
    }

    synchronized List<String> mistakes() {
        return mistakes;
    }

    /** Returns a number that is another one when pictures or tables may have changed. */
    synchronized long files() {
        return files;
    }

    /** Returns a number that grows with every change. */
    synchronized long state() {
        return state;
    }

    /** Waits for a change, at most so long. */
    synchronized void await(long seen, long milliseconds) throws InterruptedException {
        if (state == seen) {
            wait(milliseconds);
        }
    }
}
