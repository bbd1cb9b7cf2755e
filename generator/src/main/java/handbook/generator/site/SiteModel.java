package handbook.generator.site;

import java.util.List;

/**
 * What every page shows of the handbook around it.
 *
 * @param sections in the page's language, in their order
 * @param home first page of the language
 */
public record SiteModel(List<SectionModel> sections, LinkModel home, List<LanguageModel> languages) {}
