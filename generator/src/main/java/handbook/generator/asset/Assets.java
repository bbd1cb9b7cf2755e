package handbook.generator.asset;

import com.google.gson.GsonBuilder;
import handbook.core.TextFiles;
import handbook.core.text.Language;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.ContentTree;
import handbook.generator.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Everything the site has besides pages. Style sheets and scripts carry a hash of their content in their
 * name, so that a browser may keep them for ever and still never shows an old one.
 */
public final class Assets {

    /** What starts the calculators; the script itself only defines it. */
    static final String START = "\nstartCalculators([]);\n";

    /** The name of the calculators' script, as templates ask for it. */
    public static final String CALCULATORS = "js/calculators.js";

    /** The script that pages outside of the handbook name: its address stays. */
    public static final String EMBED = "embed.js";

    private static final String SCRIPT = "/handbook/web/calculators.js";
    private static final Pattern FOREIGN = Pattern.compile("@import|url\\(\\s*+(?!['\"]?data:)[^)]*\\)?");
    private static final int HASH_DIGITS = 8;

    private final Map<String, String> names = new TreeMap<>();
    private final Map<String, String> origins = new TreeMap<>();
    private final Map<String, byte[]> contents = new TreeMap<>();

    private Assets() {}

    /**
     * Reads the assets, the pictures and data files of the content, and makes the generated scripts.
     *
     * @param folder of the assets
     */
    public static Assets read(Path root, String folder, ContentTree content, Mistakes mistakes) {
        var assets = new Assets();
        Path location = root.resolve(folder);
        for (Path file : Files.isDirectory(location) ? ContentTree.files(location) : Set.<Path>of()) {
            String name = location.relativize(file).toString().replace('\\', '/');
            assets.file(name, new SourceFile(file, folder + "/" + name), mistakes);
        }
        content.pictures().forEach((name, file) -> assets.file(name, file, mistakes));
        content.data().forEach((name, file) -> assets.file("data/" + name, file, mistakes));
        assets.add(CALCULATORS, "the calculators' script", calculators());
        for (Language language : Language.values()) {
            assets.add(textsName(language), "the calculators' texts", texts(language));
        }
        return assets;
    }

    /** Returns the name of the texts' script, as templates ask for it. */
    public static String textsName(Language language) {
        return "js/texts." + language.code() + ".js";
    }

    private void file(String name, SourceFile file, Mistakes mistakes) {
        byte[] bytes = bytes(file);
        if (name.endsWith(".css")) {
            String css = new String(bytes, StandardCharsets.UTF_8);
            checkStyle(file.path(), css, mistakes);
            bytes = StyleSheet.shrink(css).getBytes(StandardCharsets.UTF_8);
        }
        String before = origins.get(name);
        if (before != null) {
            mistakes.add(file.path(), 1, "has the same address as " + before);
        }
        add(name, file.path(), bytes);
    }

    private static void checkStyle(String path, String css, Mistakes mistakes) {
        Matcher foreign = FOREIGN.matcher(css);
        while (foreign.find()) {
            int line = 1
                    + (int) css.substring(0, foreign.start())
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            mistakes.add(
                    path,
                    line,
                    "\"" + foreign.group() + "\" loads another file; a style sheet holds data: addresses only");
        }
    }

    private void add(String name, String origin, byte[] bytes) {
        String published = isHashed(name) ? hashed(name, bytes) : name;
        names.put(name, published);
        origins.put(name, origin);
        contents.put(published, bytes);
    }

    private static boolean isHashed(String name) {
        return (name.endsWith(".css") || name.endsWith(".js")) && !name.equals(EMBED);
    }

    private static String hashed(String name, byte[] bytes) {
        int dot = name.lastIndexOf('.');
        return name.substring(0, dot) + "." + hash(bytes) + name.substring(dot);
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(hash).substring(0, HASH_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static byte[] bytes(SourceFile file) {
        try {
            return Files.readAllBytes(file.location());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file.path(), e);
        }
    }

    private static byte[] calculators() {
        try (InputStream script = Assets.class.getResourceAsStream(SCRIPT)) {
            if (script == null) {
                throw new IllegalStateException("the calculators' script " + SCRIPT + " is not on the class path");
            }
            return (new String(script.readAllBytes(), StandardCharsets.UTF_8) + START).getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(SCRIPT, e);
        }
    }

    private static byte[] texts(Language language) {
        var texts = new LinkedHashMap<String, Object>();
        texts.put("lang", language.code());
        texts.put("texts", TextFiles.forBrowser(language));
        String json = new GsonBuilder().disableHtmlEscaping().create().toJson(texts);
        return ("var handbookTexts=" + json + ";\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the published name, such as {@code css/site.1a2b3c4d.css}, or null for an unknown one. */
    public String published(String name) {
        return names.get(name);
    }

    /** Returns the names templates may ask for. */
    public Collection<String> names() {
        return names.keySet();
    }

    /** Returns where every asset comes from: name → file for messages. */
    public Map<String, String> origins() {
        return origins;
    }

    /** Returns the bytes of an asset. */
    public byte[] content(String name) {
        String published = names.get(name);
        return published == null ? null : contents.get(published);
    }

    /** Returns the published files: address → bytes. */
    public Map<String, byte[]> published() {
        return contents;
    }

    /** Tells whether all files with an unchanging address, such as pictures, have the same content. */
    public boolean haveSameFiles(Assets other) {
        return names.entrySet().stream()
                        .filter(name -> name.getKey().equals(name.getValue()))
                        .allMatch(name -> Arrays.equals(content(name.getKey()), other.content(name.getKey())))
                && names.keySet().equals(other.names.keySet());
    }

    /** Writes all files below a folder. */
    public void write(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : contents.entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.getParent());
            Files.write(target, file.getValue());
        }
    }
}
