package handbook.generator.page;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The kinds of pages. Each has a template of its name. */
public enum PageType {
    /** The page that offers the languages. */
    START(List.of("title", "description", "type"), List.of("draft")),
    /** The first page of a language. */
    HOME(List.of("title", "description", "type", "updated"), List.of("menu", "tags", "order", "draft")),
    /** The page of a folder. */
    SECTION(List.of("title", "description", "type", "updated"), List.of("menu", "tags", "order", "draft")),
    ARTICLE(List.of("title", "description", "type", "updated", "sources"), List.of("menu", "tags", "order", "draft")),
    /** A page about the handbook itself, which need not have sources. */
    MANUAL(List.of("title", "description", "type", "updated"), List.of("sources", "menu", "tags", "order", "draft")),
    CALCULATOR(
            List.of("title", "description", "type", "updated", "sources", "calculator"),
            List.of("menu", "tags", "order", "draft"));

    private final List<String> required;
    private final List<String> optional;

    PageType(List<String> required, List<String> optional) {
        this.required = required;
        this.optional = optional;
    }

    /** Returns the name in front matter, or of the template. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the type of a name, or null. */
    static PageType of(String code) {
        return Arrays.stream(values())
                .filter(type -> type.code().equals(code))
                .findFirst()
                .orElse(null);
    }

    static List<String> codes() {
        return Arrays.stream(values()).map(PageType::code).toList();
    }

    /** Returns the keys a page of this type must have. */
    List<String> required() {
        return required;
    }

    /** Returns the keys a page of this type may have. */
    List<String> optional() {
        return optional;
    }
}
