package handbook.generator.check;

import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Header;
import handbook.generator.page.Page;
import java.util.List;

/** Titles and descriptions stand in lists, tabs and results of search engines, which cut off long ones. */
final class LengthCheck {

    private static final int MOST_TITLE = 70;
    private static final int MOST_MENU = 40;
    private static final int MOST_DESCRIPTION = 220;

    private LengthCheck() {}

    static void run(List<Page> pages, Mistakes mistakes) {
        for (Page page : pages) {
            Header header = page.header();
            limit(page, "title", header.title(), MOST_TITLE, mistakes);
            limit(page, "description", header.description(), MOST_DESCRIPTION, mistakes);
            if (header.lines().containsKey("menu")) {
                limit(page, "menu", header.menu(), MOST_MENU, mistakes);
            }
        }
    }

    private static void limit(Page page, String key, String text, int most, Mistakes mistakes) {
        int length = text.codePointCount(0, text.length());
        if (length > most) {
            mistakes.warn(
                    page.source().path(),
                    page.header().line(key),
                    "\"" + key + "\" has " + length + " characters; more than " + most + " are cut off in lists");
        }
    }
}
