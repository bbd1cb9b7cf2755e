package handbook.generator.check;

import handbook.core.text.Language;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.source.ContentTree;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Every page and every text in every language. */
final class TranslationCheck {

    private static final String TEXTS = "calculators/core/src/main/resources/handbook/core/text";

    private TranslationCheck() {}

    /**
     * @param drafts paths of pages that are left out
     */
    static void pages(ContentTree content, List<Page> pages, List<String> drafts, Mistakes mistakes) {
        for (Page page : pages) {
            for (Language language : Language.values()) {
                String path = language.code() + "/" + page.pathInLanguage();
                if (page.language() != null && language != page.language()) {
                    translation(page, path, content, drafts, mistakes);
                }
            }
        }
    }

    private static void translation(
            Page page, String path, ContentTree content, List<String> drafts, Mistakes mistakes) {
        if (!content.pages().containsKey(path)) {
            mistakes.add(
                    page.source().path(),
                    1,
                    "translation " + path + " is missing; every page has one in each language");
        } else if (drafts.contains(path)) {
            mistakes.add(page.source().path(), 1, "translation " + path + " is a draft; both are, or none");
        }
    }

    /** A page that is older than its translation may say something that is no longer true. */
    static void age(List<Page> pages, Mistakes mistakes) {
        List<Page> dated = pages.stream()
                .filter(page -> page.language() != null && page.header().updated() != null)
                .toList();
        var newest = new HashMap<String, Page>();
        dated.forEach(page -> newest.merge(page.pathInLanguage(), page, TranslationCheck::newer));
        for (Page page : dated) {
            Page other = newest.get(page.pathInLanguage());
            if (page.header().updated().isBefore(other.header().updated())) {
                mistakes.warn(
                        page.source().path(),
                        page.header().line("updated"),
                        "of " + page.header().updated() + ", older than " + other.path() + " of "
                                + other.header().updated() + "; bring it up to date, then give it the same date");
            }
        }
    }

    private static Page newer(Page one, Page two) {
        return two.header().updated().isAfter(one.header().updated()) ? two : one;
    }

    /**
     * Compares the texts of the calculators, key by key.
     *
     * @param keys of a language
     */
    static void calculatorTexts(Function<Language, Set<String>> keys, Mistakes mistakes) {
        for (Language language : Language.values()) {
            for (Language other : Language.values()) {
                var missing = new TreeSet<>(keys.apply(language));
                missing.removeAll(keys.apply(other));
                missing.forEach(key -> mistakes.add(
                        TEXTS,
                        1,
                        "text \"" + key + "\" is there in " + language.code() + " and missing in " + other.code()));
            }
        }
    }
}
