package handbook.generator.check;

import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.text.Language;
import handbook.generator.mistake.Known;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.page.PageType;
import java.util.List;

/** Every calculator has its page in every language, and every calculator's page a calculator. */
final class CalculatorCheck {

    private CalculatorCheck() {}

    static void run(List<Page> pages, String folder, Mistakes mistakes) {
        List<String> known = Calculators.all().stream().map(Calculator::id).toList();
        for (Page page : pages) {
            String id = page.header().calculator();
            if (page.header().type() == PageType.CALCULATOR && !known.contains(id)) {
                mistakes.add(
                        page.source().path(),
                        page.header().line("calculator"),
                        "unknown calculator \"" + id + "\"",
                        Known.names(id, known));
            }
        }
        for (Language language : Language.values()) {
            known.forEach(id -> hasPage(id, language, pages, folder, mistakes));
        }
    }

    private static void hasPage(String id, Language language, List<Page> pages, String folder, Mistakes mistakes) {
        List<Page> own = pages.stream()
                .filter(page ->
                        page.language() == language && id.equals(page.header().calculator()))
                .toList();
        if (own.isEmpty()) {
            mistakes.add(
                    folder + "/" + language.code() + "/calculators/" + id + ".md",
                    1,
                    "calculator " + id + " has no page in " + language.code() + "; a page of type calculator names it");
        }
        for (Page second : own.subList(Math.min(1, own.size()), own.size())) {
            mistakes.add(
                    second.source().path(),
                    second.header().line("calculator"),
                    "calculator " + id + " has a page already: " + own.get(0).path());
        }
    }
}
