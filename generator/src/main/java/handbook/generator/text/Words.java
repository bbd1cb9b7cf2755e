package handbook.generator.text;

import handbook.core.TextFiles;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/** The texts the generator itself prints on pages and at the command line, and those of the calculators. */
public final class Words {

    private static final Map<Language, Texts> OWN = new EnumMap<>(Language.class);
    private static final Map<Language, Texts> CALCULATORS = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            OWN.put(language, new Texts(language, read(language)::getProperty));
            CALCULATORS.put(language, TextFiles.texts(language));
        }
    }

    private Words() {}

    /** Returns the generator's texts. */
    public static Texts of(Language language) {
        return OWN.get(language);
    }

    /** Returns the calculators' texts. */
    public static Texts calculators(Language language) {
        return CALCULATORS.get(language);
    }

    static Properties read(Language language) {
        var words = new Properties();
        String file = "words_" + language.code() + ".properties";
        try (Reader reader = new InputStreamReader(Words.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
            words.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
        return words;
    }
}
