package handbook.generator.markdown;

import handbook.generator.block.LinkUse;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The Markdown of a page as HTML, with what other pages and the checks need to know about it.
 *
 * @param html null where only the rest is known
 * @param toc headings of level 2 and 3
 * @param ids targets of links
 * @param citations key of a source → ids of the places that name it
 */
public record PageHtml(
        String html,
        List<TocEntry> toc,
        List<LinkUse> links,
        Set<String> ids,
        Map<String, List<String>> citations,
        boolean hasCalculator) {

    /** Returns the same without the HTML itself, null. */
    public PageHtml withoutHtml() {
        return new PageHtml(null, toc, links, ids, citations, hasCalculator);
    }
}
