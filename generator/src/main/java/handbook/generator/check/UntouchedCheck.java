package handbook.generator.check;

import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.text.Words;
import java.util.List;

/** Pages that still say what {@code new article} wrote. */
final class UntouchedCheck {

    private UntouchedCheck() {}

    static void run(List<Page> pages, Mistakes mistakes) {
        for (Page page : pages) {
            if (page.language() != null && isUntouched(page)) {
                mistakes.warn(
                        page.source().path(),
                        page.header().line("description"),
                        "still the words of a new page; say in a sentence what this one is about");
            }
        }
    }

    private static boolean isUntouched(Page page) {
        var words = Words.of(page.language());
        String description = page.header().description();
        return description.equals(words.get("new.article")) || description.equals(words.get("new.section"));
    }
}
