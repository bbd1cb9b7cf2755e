package handbook.core;

import handbook.core.form.Calculator;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The language files, for the JVM: {@code common_<language>.properties} and one for each calculator,
 * named after its id. The browser gets the same texts as a script.
 */
public final class TextFiles {

    private static final Set<String> BROWSER_FORM_TEXTS =
            Set.of("form.copied", "form.copy-failed", "form.other-version");

    private TextFiles() {}

    /** Returns the texts of a language. */
    public static Texts texts(Language language) {
        Map<String, String> texts = all(language);
        return new Texts(language, texts::get);
    }

    /**
     * Returns every text of a language by its key, sorted.
     *
     * @throws IllegalStateException if a file is missing or two files have the same key
     */
    public static SortedMap<String, String> all(Language language) {
        var texts = new TreeMap<String, String>();
        add("common", language, texts);
        for (Calculator calculator : Calculators.all()) {
            add(calculator.id(), language, texts);
        }
        return texts;
    }

    /**
     * Returns the texts that the browser needs, by their key, sorted. The build alone writes forms, so
     * help, choices, presets and button labels stay behind.
     */
    public static SortedMap<String, String> forBrowser(Language language) {
        SortedMap<String, String> texts = all(language);
        texts.keySet().removeIf(TextFiles::isOfFormsOnly);
        return texts;
    }

    private static boolean isOfFormsOnly(String key) {
        boolean button = key.startsWith("form.") && !BROWSER_FORM_TEXTS.contains(key);
        boolean page = key.endsWith(".about") || key.endsWith(".title") && !key.startsWith("chart.");
        return button
                || page
                || key.endsWith(".help")
                || key.startsWith("preset.")
                || key.endsWith(".form.presets")
                || key.startsWith("option.");
    }

    private static void add(String name, Language language, Map<String, String> texts) {
        String file = "text/" + name + "_" + language.code() + ".properties";
        for (Map.Entry<Object, Object> entry : read(file).entrySet()) {
            if (texts.put((String) entry.getKey(), (String) entry.getValue()) != null) {
                throw new IllegalStateException(file + ": key stands in another file too: " + entry.getKey());
            }
        }
    }

    private static Properties read(String file) {
        var properties = new Properties();
        try (InputStream stream = TextFiles.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("missing language file " + file);
            }
            try (Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
                properties.load(reader);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
        return properties;
    }
}
