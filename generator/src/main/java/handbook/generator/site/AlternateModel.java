package handbook.generator.site;

/**
 * The same page in another language.
 *
 * @param name of the language, in the language itself
 */
public record AlternateModel(String lang, String name, String href) {}
