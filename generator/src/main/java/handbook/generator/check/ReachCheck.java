package handbook.generator.check;

import handbook.generator.block.LinkUse;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.page.PageType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A page that no other page of its language links to is found by luck only. Lists and menus of the templates
 * name every page and do not count; the pages of sections need no more than those.
 */
final class ReachCheck {

    private static final Set<PageType> NEED_A_LINK = Set.of(PageType.ARTICLE, PageType.CALCULATOR, PageType.MANUAL);

    private ReachCheck() {}

    static void run(List<Page> pages, Mistakes mistakes) {
        var linked = new HashSet<String>();
        for (Page page : pages) {
            for (LinkUse link : page.body().links()) {
                String path = LinkCheck.path(page, link);
                if (path != null && !path.equals(page.path())) {
                    linked.add(path);
                }
            }
        }
        for (Page page : pages) {
            if (NEED_A_LINK.contains(page.header().type()) && !linked.contains(page.path())) {
                mistakes.warn(
                        page.source().path(),
                        1,
                        "no page links here; name it in the text of a related page or of its section");
            }
        }
    }
}
