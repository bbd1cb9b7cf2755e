package handbook.generator.site;

import handbook.generator.markdown.TocEntry;
import java.util.List;

/**
 * A page as templates see it.
 *
 * @param uri address below the site's root
 * @param root prefix from the page to the site's root: {@code ../../} or nothing
 * @param body HTML
 * @param updated ISO date, null for the start page
 * @param updatedText the date in words
 * @param alternates the page in the other languages
 * @param calculator id, null unless a calculator's page
 * @param section null for pages outside of sections
 * @param crumbs the pages above this one, the first page of the language first
 * @param menu short title
 */
public record PageModel(
        String title,
        String description,
        String lang,
        String type,
        String uri,
        String root,
        String body,
        String updated,
        String updatedText,
        List<SourceModel> sources,
        List<TocEntry> toc,
        List<AlternateModel> alternates,
        boolean hasCalculator,
        String calculator,
        LinkModel section,
        List<LinkModel> crumbs,
        String menu) {}
