package handbook.generator;

import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.text.Language;
import handbook.generator.build.Build;
import handbook.generator.build.BuildException;
import handbook.generator.mistake.Mistake;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A small handbook in a folder of its own, to build and to break. */
public final class TestSite {

    private static final Path SITES = Path.of("src/test/resources/sites");

    private final Path root;

    private TestSite(Path root) {
        this.root = root;
    }

    /** Copies the good site, with a page for every calculator there is. */
    public static TestSite good(Path folder) throws IOException {
        var site = new TestSite(folder);
        site.add("good");
        List<Calculator> all = Calculators.all();
        for (int i = 0; i < all.size(); i++) {
            String page = page(all.get(i)) + "\nThe [next one]("
                    + all.get((i + 1) % all.size()).id() + ".md).\n";
            for (Language language : Language.values()) {
                site.write(
                        "content/" + language.code() + "/calculators/"
                                + all.get(i).id() + ".md",
                        page);
            }
        }
        return site;
    }

    private static String page(Calculator calculator) {
        return "---\ntitle: " + calculator.id()
                + "\ndescription: A calculator.\ntype: calculator\nupdated: 2026-11-30\n"
                + "sources: [nobody]\ncalculator: " + calculator.id() + "\n---\n::: calculator " + calculator.id()
                + "\n:::\n";
    }

    /** Copies the files of another case over this one. */
    public void add(String name) throws IOException {
        Path from = SITES.resolve(name);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = root.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.write(target, Files.readAllBytes(file));
            }
        }
    }

    /** Writes a file of the handbook. */
    public void write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Replaces a text in a file of the handbook. */
    public void edit(String path, String from, String to) throws IOException {
        write(path, Files.readString(root.resolve(path)).replace(from, to));
    }

    public Path root() {
        return root;
    }

    public Path output() {
        return root.resolve("target/site");
    }

    public Build.Result build() throws IOException, BuildException {
        return Build.run(root, output());
    }

    /** Builds, and returns the mistakes as they are printed. */
    public List<String> mistakes() throws IOException, BuildException {
        return build().mistakes().stream().map(Mistake::toString).toList();
    }

    /** Returns the published files: path → bytes as text of one byte each, to be compared. */
    public Map<String, String> published() throws IOException {
        return files(output());
    }

    /** Returns the files of the content, as {@link #published} does. */
    public Map<String, String> sources() throws IOException {
        return files(root.resolve("content"));
    }

    private static Map<String, String> files(Path folder) throws IOException {
        var found = new TreeMap<String, String>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                found.put(path, new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
        }
        return found;
    }

    public String page(String uri) throws IOException {
        return Files.readString(output().resolve(uri));
    }
}
