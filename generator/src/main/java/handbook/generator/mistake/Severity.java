package handbook.generator.mistake;

import java.util.Locale;

/** How much a mistake matters. */
public enum Severity {
    /** Stops the build. */
    ERROR,
    /** The site is published, but somebody should look at it soon. */
    WARNING,
    /** May well be right as it is. */
    HINT;

    /** Returns the word that editors and programs know it by. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
