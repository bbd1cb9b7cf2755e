package handbook.generator.site;

import java.util.List;

/**
 * What every page shows of the handbook around it.
 *
 * @param sections in the page's language, in their order; not those inside of others
 * @param here the section that the page is in, the innermost one; null outside of sections
 * @param home first page of the language
 */
public record SiteModel(
        List<SectionModel> sections, SectionModel here, LinkModel home, List<LanguageModel> languages) {}
