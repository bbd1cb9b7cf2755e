package handbook.generator.check;

import handbook.generator.mistake.Mistakes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * Looks at the finished pages as a browser would under our content security policy: no inline script or
 * style, nothing from other servers, unique ids, no dead end.
 */
public final class SiteCheck {

    private final Set<String> files;
    private final Map<String, PageFacts> pages;
    private final UnaryOperator<String> html;
    private final Mistakes mistakes;
    /** Folder → links that were looked at and lead somewhere: most stand on every page of the folder. */
    private final Map<String, Set<String>> goodLinks = new HashMap<>();

    private final Map<String, List<String>> findings = new TreeMap<>();

    private SiteCheck(Set<String> files, Map<String, PageFacts> pages, UnaryOperator<String> html, Mistakes mistakes) {
        this.files = files;
        this.pages = pages;
        this.html = html;
        this.mistakes = mistakes;
    }

    /**
     * @param files addresses of everything in the site besides pages
     * @param pages address → page
     * @param sources address → file for messages
     * @param html address → page, for messages
     * @param withLinks whether links are followed too; not worth it while pages are missing
     */
    public static void run(
            Set<String> files,
            SortedMap<String, PageFacts> pages,
            Map<String, String> sources,
            UnaryOperator<String> html,
            boolean withLinks,
            Mistakes mistakes) {
        var check = new SiteCheck(files, pages, html, mistakes);
        pages.forEach((uri, page) -> {
            page.findings().forEach(finding -> check.wrong(sources.get(uri), finding));
            if (withLinks) {
                page.links().forEach(link -> check.link(uri, sources.get(uri), link));
                page.translations().forEach(other -> check.translation(uri, sources.get(uri), other));
            }
        });
        check.findings.forEach(check::report);
    }

    private void wrong(String source, String finding) {
        findings.computeIfAbsent(finding, text -> new ArrayList<>()).add(source);
    }

    /** What comes from a template stands on many pages; one of them is enough to find it. */
    private void report(String finding, List<String> sources) {
        int others = (int) sources.stream().distinct().count() - 1;
        String more = others == 0 ? "" : " (pages with the same: " + others + " more)";
        mistakes.add(sources.get(0), 1, "page as written: " + finding + more);
    }

    /** Search engines believe only translations that name each other, and themselves. */
    private void translation(String uri, String source, String other) {
        if (!pages.get(uri).translations().contains(uri)) {
            wrong(source, "hreflang names translations, but not the page itself");
        } else if (pages.containsKey(other) && !pages.get(other).translations().contains(uri)) {
            wrong(source, "hreflang names " + other + ", which does not name " + uri + " in turn");
        }
    }

    private void link(String uri, String source, String target) {
        boolean own = target.startsWith("#");
        String folder = uri.substring(0, uri.lastIndexOf('/') + 1);
        Set<String> good = own ? Set.of() : goodLinks.computeIfAbsent(folder, name -> new HashSet<>());
        if (good.contains(target)) {
            return;
        }
        String what = fault(uri, target);
        if (what == null && !own) {
            good.add(target);
        }
        if (what != null) {
            PageFacts.findings(html.apply(uri), target, what).forEach(finding -> wrong(source, finding));
        }
    }

    /** Returns what is wrong with a link, or null. */
    private String fault(String uri, String target) {
        int hash = target.indexOf('#');
        String file = hash < 0 ? target : target.substring(0, hash);
        String path = file.isEmpty() ? uri : resolved(uri, file);
        if (target.startsWith("/")) {
            return "address that works only at the top of a server";
        }
        if (path == null || !files.contains(path) && !pages.containsKey(path)) {
            return "leads nowhere";
        }
        PageFacts page = pages.get(path);
        boolean toId = hash >= 0 && hash + 1 < target.length();
        return toId && (page == null || !page.ids().contains(target.substring(hash + 1)))
                ? "leads to an id that does not exist"
                : null;
    }

    /** Returns the address a relative link leads to, null for one that leads out of the site. */
    static String resolved(String uri, String target) {
        Deque<String> parts = new ArrayDeque<>(Arrays.asList(uri.split("/")));
        parts.removeLast();
        for (String part : target.split("/")) {
            if (part.equals("..")) {
                if (parts.pollLast() == null) {
                    return null;
                }
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.addLast(part);
            }
        }
        return String.join("/", parts);
    }
}
