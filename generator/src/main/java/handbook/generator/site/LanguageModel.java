package handbook.generator.site;

/**
 * A language of the handbook.
 *
 * @param name in the language itself
 * @param href to its first page
 */
public record LanguageModel(String code, String name, String href) {}
