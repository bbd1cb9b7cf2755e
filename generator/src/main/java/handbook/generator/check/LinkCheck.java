package handbook.generator.check;

import handbook.generator.block.LinkUse;
import handbook.generator.mistake.Known;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Mistakes;
import handbook.generator.mistake.Place;
import handbook.generator.mistake.Severity;
import handbook.generator.page.Page;
import handbook.generator.source.ContentTree;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Every link leads to a page that is published, a heading that exists, a picture that is there. */
final class LinkCheck {

    private final ContentTree content;
    private final Map<String, Page> published = new HashMap<>();
    private final Mistakes mistakes;

    private LinkCheck(ContentTree content, List<Page> pages, Mistakes mistakes) {
        this.content = content;
        this.mistakes = mistakes;
        pages.forEach(page -> published.put(page.path(), page));
    }

    /**
     * @param drafts paths of pages that are left out
     */
    static void run(ContentTree content, List<Page> pages, List<String> drafts, Mistakes mistakes) {
        var check = new LinkCheck(content, pages, mistakes);
        for (Page page : pages) {
            page.body().links().stream()
                    .filter(link -> !link.isExternal() || link.picture())
                    .forEach(link -> check.link(page, link, drafts));
        }
    }

    private void link(Page page, LinkUse link, List<String> drafts) {
        String target = link.target();
        int hash = target.indexOf('#');
        String path = path(page, link);
        if (link.isExternal()) {
            wrong(page, link, "is a picture on another server; put the file beside the page");
        } else if (path == null || target.matches("[a-z][a-z0-9+.-]*:.*")) {
            wrong(page, link, "leads out of the handbook; links are relative, or begin with https://");
        } else if (drafts.contains(path)) {
            wrong(page, link, "leads to a draft");
        } else if (!exists(path)) {
            missing(page, link, path);
        } else if (link.picture() && !content.pictures().containsKey(path)) {
            wrong(page, link, "is no picture");
        } else if (hash >= 0) {
            anchor(page, link, path, target.substring(hash + 1));
        }
    }

    private void wrong(Page page, LinkUse link, String what) {
        wrong(page, link, what, null);
    }

    private void wrong(Page page, LinkUse link, String what, Known known) {
        var place = new Place(page.source().path(), link.line(), link.column());
        mistakes.add(new Mistake(place, Severity.ERROR, "\"" + link.target() + "\" " + what, known));
    }

    /** Returns the path below the content folder that a link leads to, or null for one outside of it. */
    static String path(Page page, LinkUse link) {
        String target = link.target();
        int hash = target.indexOf('#');
        String file = hash < 0 ? target : target.substring(0, hash);
        boolean inside = !link.isExternal() && !target.startsWith("/");
        return !inside ? null : file.isEmpty() ? page.path() : resolved(page.path(), file);
    }

    /** Returns the path below the content folder, or null for one outside of it. */
    private static String resolved(String from, String target) {
        Path folder = Path.of("/").resolve(from).getParent();
        int up = 0;
        for (String part : target.split("/")) {
            up += part.equals("..") ? 1 : 0;
        }
        return up > folder.getNameCount()
                ? null
                : Path.of("/")
                        .relativize(folder.resolve(target).normalize())
                        .toString()
                        .replace('\\', '/');
    }

    private boolean exists(String path) {
        boolean data = path.startsWith("data/") && content.data().containsKey(path.substring("data/".length()));
        return data || content.pages().containsKey(path) || content.pictures().containsKey(path);
    }

    private void missing(Page page, LinkUse link, String path) {
        if (link.picture()) {
            Known known = Known.paths(path, content.pictures().keySet());
            wrong(page, link, "is a picture that is missing", known);
        } else if (path.endsWith(".html") && exists(path.substring(0, path.length() - ".html".length()) + ".md")) {
            wrong(page, link, "names the published page; a link names its source, ending in .md");
        } else {
            Known known = Known.paths(path, content.pages().keySet());
            wrong(page, link, "leads to a page that does not exist", known);
        }
    }

    private void anchor(Page page, LinkUse link, String path, String anchor) {
        Page target = published.get(path);
        if (target != null && !target.body().ids().contains(anchor)) {
            wrong(
                    page,
                    link,
                    "leads to a heading that does not exist",
                    Known.names(anchor, new TreeSet<>(target.body().ids())));
        }
    }
}
