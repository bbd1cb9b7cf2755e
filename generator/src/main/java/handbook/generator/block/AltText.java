package handbook.generator.block;

import handbook.generator.mistake.Severity;
import java.util.regex.Pattern;

/** What a picture shows, in words: for those who do not see it. */
public final class AltText {

    /** A file's name, or a word that says only that there is a picture. */
    private static final Pattern NO_DESCRIPTION = Pattern.compile(
            "\\S+\\.(svg|png|jpe?g|gif|webp|avif)|(image|picture|photo|screenshot|figure|chart|diagram|рисунок|картинка|"
                    + "изображение|скриншот|снимок экрана|фото|схема|график)[ №\\d.]*",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    private AltText() {}

    /**
     * Notes a missing description, and one that says nothing.
     *
     * @param form how it is written where it is missing
     */
    public static void check(String text, String form, int line, int column, PageContext page) {
        if (text.isBlank()) {
            page.mistake(line, "picture without a description; write " + form);
        } else if (NO_DESCRIPTION.matcher(text.strip()).matches()) {
            page.report(
                    line, column, Severity.WARNING, "\"" + text.strip() + "\" does not tell what the picture shows");
        }
    }
}
