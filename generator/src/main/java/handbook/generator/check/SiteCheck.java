package handbook.generator.check;

import handbook.generator.check.HtmlTags.Tag;
import handbook.generator.mistake.Mistakes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Looks at the finished pages as a browser would under our content security policy: no inline script or
 * style, nothing from other servers, unique ids, no dead end.
 */
public final class SiteCheck {

    private static final Set<String> LOADS = Set.of("src", "srcset", "data", "poster", "action", "formaction");
    private static final Set<String> POINTERS = Set.of("canonical", "alternate", "author", "license", "next", "prev");

    private final Path site;
    private final Mistakes mistakes;
    private final Map<String, List<Tag>> pages = new TreeMap<>();
    private final Map<String, List<String>> findings = new TreeMap<>();

    private SiteCheck(Path site, Map<String, String> html, Mistakes mistakes) {
        this.site = site;
        this.mistakes = mistakes;
        html.forEach((uri, text) -> pages.put(uri, HtmlTags.of(text)));
    }

    /**
     * @param html address → page
     * @param sources address → file for messages
     * @param withLinks whether links are followed too; not worth it while pages are missing
     */
    public static void run(
            Path site, Map<String, String> html, Map<String, String> sources, boolean withLinks, Mistakes mistakes) {
        var check = new SiteCheck(site, html, mistakes);
        check.pages.forEach((uri, tags) -> {
            check.ids(sources.get(uri), tags);
            tags.forEach(tag -> check.tag(sources.get(uri), tag));
            if (withLinks) {
                tags.forEach(tag -> check.links(uri, sources.get(uri), tag));
            }
        });
        check.findings.forEach(check::report);
    }

    private void wrong(String source, Tag tag, String what) {
        String finding = what + ": " + shortened(tag.toString());
        findings.computeIfAbsent(finding, text -> new ArrayList<>()).add(source);
    }

    /** What comes from a template stands on many pages; one of them is enough to find it. */
    private void report(String finding, List<String> sources) {
        int others = (int) sources.stream().distinct().count() - 1;
        String more = others == 0 ? "" : " (pages with the same: " + others + " more)";
        mistakes.add(sources.get(0), 1, "page as written: " + finding + more);
    }

    private static String shortened(String text) {
        return text.length() <= 160 ? text : text.substring(0, 160) + "…";
    }

    private void ids(String source, List<Tag> tags) {
        var seen = new HashSet<String>();
        for (Tag tag : tags) {
            if (tag.get("id") != null && !seen.add(tag.get("id"))) {
                wrong(source, tag, "id \"" + tag.get("id") + "\" a second time");
            }
        }
    }

    private void tag(String source, Tag tag) {
        if (tag.name().equals("script") && tag.get("src") == null) {
            wrong(source, tag, "inline script");
        }
        if (tag.name().equals("style")) {
            wrong(source, tag, "inline style sheet");
        }
        tag.attributes().forEach((name, value) -> attribute(source, tag, name, value));
    }

    private void attribute(String source, Tag tag, String name, String value) {
        if (name.equals("style")) {
            wrong(source, tag, "inline style");
        } else if (name.startsWith("on")) {
            wrong(source, tag, "inline event handler");
        } else if (value.strip().toLowerCase(Locale.ROOT).startsWith("javascript:")) {
            wrong(source, tag, "script in an address");
        } else if (loads(tag, name) && isForeign(value)) {
            wrong(source, tag, "loads from another server");
        }
    }

    private static boolean loads(Tag tag, String name) {
        if (!name.equals("href") && !name.equals("xlink:href")) {
            return LOADS.contains(name);
        }
        boolean pointer =
                tag.name().equals("link") && POINTERS.contains(tag.attributes().getOrDefault("rel", ""));
        return !tag.name().equals("a") && !tag.name().equals("area") && !pointer;
    }

    private static boolean isForeign(String value) {
        return value.startsWith("//") || value.matches("[a-zA-Z][a-zA-Z0-9+.-]*:.*") && !value.startsWith("data:");
    }

    private void links(String uri, String source, Tag tag) {
        for (String name : List.of("href", "src")) {
            String target = tag.get(name);
            if (target != null && !isForeign(target) && !target.startsWith("data:")) {
                link(uri, source, tag, target);
            }
        }
    }

    private void link(String uri, String source, Tag tag, String target) {
        int hash = target.indexOf('#');
        String file = hash < 0 ? target : target.substring(0, hash);
        Path page = site.resolve(uri);
        Path path = file.isEmpty() ? page : page.resolveSibling(file).normalize();
        if (target.startsWith("/")) {
            wrong(source, tag, "address that works only at the top of a server");
        } else if (!path.startsWith(site) || !Files.isRegularFile(path)) {
            wrong(source, tag, "leads nowhere");
        } else if (hash >= 0 && hash + 1 < target.length()) {
            anchor(source, tag, site.relativize(path).toString().replace('\\', '/'), target.substring(hash + 1));
        }
    }

    private void anchor(String source, Tag tag, String page, String anchor) {
        List<Tag> tags = pages.getOrDefault(page, List.of());
        if (tags.stream().noneMatch(other -> anchor.equals(other.get("id")))) {
            wrong(source, tag, "leads to an id that does not exist");
        }
    }
}
