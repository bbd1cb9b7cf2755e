package handbook.generator.jbake;

import handbook.generator.page.Page;

/** Where pages come from, for those who know them only in part. */
public interface PageSources {

    /** Returns what is another one when the HTML of a page's body may be another one. */
    String key(Page page);

    /** Returns the page with its HTML. */
    Page whole(Page page);
}
