package handbook.generator.site;

import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import handbook.generator.source.StrictText;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/** The texts of the templates, {@code templates/texts_<language>.properties}. */
public final class InterfaceTexts {

    private record Entry(String text, int line) {}

    private final Map<Language, Map<String, Entry>> entries = new EnumMap<>(Language.class);

    private InterfaceTexts() {}

    /** Reads the file of every language; a key must stand once in each. */
    public static InterfaceTexts read(Path root, String folder, Mistakes mistakes) {
        var texts = new InterfaceTexts();
        for (Language language : Language.values()) {
            texts.entries.put(language, entries(root, file(folder, language), mistakes));
        }
        for (Language language : Language.values()) {
            for (Language other : Language.values()) {
                texts.compare(folder, language, other, mistakes);
            }
        }
        return texts;
    }

    private static String file(String folder, Language language) {
        return folder + "/texts_" + language.code() + ".properties";
    }

    private static Map<String, Entry> entries(Path root, String path, Mistakes mistakes) {
        var entries = new TreeMap<String, Entry>();
        var file = new SourceFile(root.resolve(path), path);
        if (!Files.isRegularFile(file.location())) {
            mistakes.add(path, 1, "file is missing; each language has its texts for the templates");
            return entries;
        }
        String text = StrictText.read(file, mistakes);
        String[] lines = text == null ? new String[0] : text.split("\n");
        for (int i = 0; i < lines.length; i++) {
            for (Map.Entry<Object, Object> property : property(lines[i]).entrySet()) {
                var entry = new Entry((String) property.getValue(), i + 1);
                Entry first = entries.putIfAbsent((String) property.getKey(), entry);
                if (first != null) {
                    mistakes.add(
                            path,
                            i + 1,
                            "key \"" + property.getKey() + "\" stands here a second time; first in line "
                                    + first.line());
                }
            }
        }
        return entries;
    }

    private static Properties property(String line) {
        var property = new Properties();
        try {
            property.load(new StringReader(line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return property;
    }

    private void compare(String folder, Language language, Language other, Mistakes mistakes) {
        entries.get(language).forEach((key, entry) -> {
            if (!entries.get(other).containsKey(key)) {
                mistakes.add(
                        file(folder, language),
                        entry.line(),
                        "key \"" + key + "\" is missing in " + file(folder, other));
            }
        });
    }

    /** Returns the texts of a language, with their gaps filled on request. */
    public Texts of(Language language) {
        Map<String, Entry> known = entries.get(language);
        return new Texts(
                language, key -> known.containsKey(key) ? known.get(key).text() : null);
    }

    public Set<String> keys(Language language) {
        return entries.get(language).keySet();
    }
}
