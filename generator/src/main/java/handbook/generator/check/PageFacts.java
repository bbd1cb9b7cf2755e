package handbook.generator.check;

import handbook.generator.check.HtmlTags.Tag;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the checks need to know of a finished page, taken from its HTML once, when it is written; the pages
 * themselves need not be kept.
 *
 * @param findings what a browser would refuse under our content security policy, and ids that stand twice
 * @param links inside the site as they are written, each once
 * @param ids targets of links
 * @param files addresses of the style sheets and scripts that the browser waits for before it shows the page
 * @param translations addresses of the same page in all languages, as it names them itself
 * @param bytes of the page
 * @param gzip size of the page compressed, -1 for one that surely is no more than {@link SizeBudget#SHORT_PAGE}
 */
public record PageFacts(
        List<String> findings,
        Set<String> links,
        Set<String> ids,
        List<String> files,
        Set<String> translations,
        int bytes,
        int gzip) {

    private static final Set<String> POINTERS = Set.of("canonical", "alternate", "author", "license", "next", "prev");

    /** Returns the facts of a page. */
    public static PageFacts of(String uri, String html) {
        var facts = new PageFacts(
                new ArrayList<>(),
                new HashSet<>(),
                new HashSet<>(),
                new ArrayList<>(),
                new TreeSet<>(),
                0,
                SizeBudget.SURELY_SHORT);
        for (Tag tag : HtmlTags.of(html)) {
            facts.look(uri, tag);
        }
        byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
        return new PageFacts(
                facts.findings,
                facts.links,
                facts.ids,
                facts.files,
                facts.translations,
                bytes.length,
                SizeBudget.weight(bytes));
    }

    private void look(String uri, Tag tag) {
        String id = tag.get("id");
        if (id != null && !ids.add(id)) {
            findings.add(finding(tag, "id \"" + id + "\" a second time"));
        }
        if (tag.name().equals("script") && tag.get("src") == null) {
            findings.add(finding(tag, "inline script"));
        }
        if (tag.name().equals("style")) {
            findings.add(finding(tag, "inline style sheet"));
        }
        if (tag.name().equals("img") && tag.get("alt") == null) {
            findings.add(finding(tag, "picture without a description (alt)"));
        }
        if (tag.name().equals("link") && tag.get("hreflang") != null) {
            String other = SiteCheck.resolved(uri, tag.get("href"));
            translations.addAll(other == null ? Set.of() : Set.of(other));
        }
        tag.each((name, value) -> attribute(tag, name, value));
        if (holdsUp(tag)) {
            String file = SiteCheck.resolved(uri, tag.get(tag.name().equals("link") ? "href" : "src"));
            files.addAll(file == null ? List.of() : List.of(file));
        }
    }

    private static String finding(Tag tag, String what) {
        return what + ": " + shortened(tag.toString());
    }

    private static String shortened(String text) {
        return text.length() <= 160 ? text : text.substring(0, 160) + "…";
    }

    private void attribute(Tag tag, String name, String value) {
        if (name.equals("style")) {
            findings.add(finding(tag, "inline style"));
        } else if (name.startsWith("on")) {
            findings.add(finding(tag, "inline event handler"));
        } else if (scheme(value.strip()).equals("javascript")) {
            findings.add(finding(tag, "script in an address"));
        } else if (loads(tag, name) && isForeign(value)) {
            findings.add(finding(tag, "loads from another server"));
        }
        if (name.equals("href") || name.equals("src")) {
            link(value);
        }
    }

    private static boolean loads(Tag tag, String name) {
        return switch (name) {
            case "src", "srcset", "data", "poster", "action", "formaction" -> true;
            case "href", "xlink:href" -> !tag.name().equals("a") && !tag.name().equals("area") && !isPointer(tag);
            default -> false;
        };
    }

    private static boolean isPointer(Tag tag) {
        String rel = tag.get("rel");
        return tag.name().equals("link") && rel != null && POINTERS.contains(rel);
    }

    private static boolean isForeign(String value) {
        String scheme = scheme(value);
        return value.startsWith("//") || !scheme.isEmpty() && !scheme.equals("data");
    }

    /** Returns what stands before the colon of an address, empty for an address without scheme. */
    private static String scheme(String address) {
        int colon = address.indexOf(':');
        for (int i = 0; i < colon; i++) {
            char c = Character.toLowerCase(address.charAt(i));
            boolean letter = c >= 'a' && c <= 'z';
            boolean other = c >= '0' && c <= '9' || c == '+' || c == '.' || c == '-';
            if (!letter && (i == 0 || !other)) {
                return "";
            }
        }
        return colon <= 0 ? "" : address.substring(0, colon).toLowerCase(Locale.ROOT);
    }

    /** Most links are the same on many pages, so that one text for all of them saves memory. */
    private void link(String target) {
        if (scheme(target).isEmpty() && !target.startsWith("//") && !links.contains(target)) {
            links.add(target.intern());
        }
    }

    /** Returns what is wrong with a link, once for each tag of the page that has it. */
    static Set<String> findings(String html, String target, String what) {
        var findings = new TreeSet<String>();
        for (Tag tag : HtmlTags.of(html)) {
            if (target.equals(tag.get("href")) || target.equals(tag.get("src"))) {
                findings.add(finding(tag, what));
            }
        }
        return findings;
    }

    /** Tells whether the browser waits for a file before it shows the page. */
    private static boolean holdsUp(Tag tag) {
        boolean style = tag.name().equals("link") && "stylesheet".equals(tag.get("rel")) && tag.get("href") != null;
        boolean script = tag.name().equals("script") && tag.get("src") != null && tag.get("defer") == null;
        return style || script;
    }
}
