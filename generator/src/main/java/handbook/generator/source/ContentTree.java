package handbook.generator.source;

import handbook.generator.mistake.Mistakes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files of the content folder, sorted by kind. All maps go from the path below the folder, with
 * slashes, to the file.
 *
 * @param pages Markdown
 * @param pictures beside the pages that show them
 * @param data CSV tables; here the path is the one below {@code content/data}
 */
public record ContentTree(
        Map<String, SourceFile> pages, Map<String, SourceFile> pictures, Map<String, SourceFile> data) {

    private static final Set<String> PICTURES = Set.of("svg", "png", "jpg", "jpeg", "gif", "webp", "avif");
    private static final Pattern GOOD_NAME = Pattern.compile("[a-z0-9]+([._-][a-z0-9]+)*");
    private static final String DATA = "data/";

    /** Sorts the files below a folder; hidden files and those editors keep beside are none of our business. */
    public static ContentTree of(Path root, String folder, Mistakes mistakes) {
        var tree = new ContentTree(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        Path content = root.resolve(folder);
        for (Path file : files(content)) {
            String path = content.relativize(file).toString().replace('\\', '/');
            tree.add(path, new SourceFile(file, folder + "/" + path), mistakes);
        }
        return tree;
    }

    /** Returns all files below a folder that are not hidden or an editor's copies, in the order of their names. */
    public static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !isHidden(folder.relativize(file)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + folder, e);
        }
    }

    private static boolean isHidden(Path path) {
        for (Path part : path) {
            String name = part.toString();
            if (name.startsWith(".") || name.startsWith("#") || name.endsWith("~")) {
                return true;
            }
        }
        return false;
    }

    private void add(String path, SourceFile file, Mistakes mistakes) {
        checkName(path, file, mistakes);
        String extension = path.substring(path.lastIndexOf('.') + 1);
        if (extension.equals("md")) {
            pages.put(path, file);
        } else if (PICTURES.contains(extension)) {
            pictures.put(path, file);
        } else if (extension.equals("csv") && path.startsWith(DATA)) {
            data.put(path.substring(DATA.length()), file);
        } else {
            mistakes.add(
                    file.path(),
                    1,
                    "neither a page (.md) nor a picture (." + String.join(", .", sorted())
                            + ") nor a table in content/data (.csv)");
        }
    }

    private static List<String> sorted() {
        return PICTURES.stream().sorted().toList();
    }

    /** Notes a name that would not stand in an address unchanged. */
    static void checkName(String path, SourceFile file, Mistakes mistakes) {
        for (String part : path.split("/")) {
            if (!GOOD_NAME.matcher(part).matches()) {
                mistakes.add(
                        file.path(),
                        1,
                        "name \"" + part + "\" is no address; use small Latin letters, digits and hyphens");
            }
        }
    }
}
