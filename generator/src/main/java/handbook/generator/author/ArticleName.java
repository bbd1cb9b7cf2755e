package handbook.generator.author;

import handbook.core.text.Language;
import handbook.generator.block.Ids;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where an article stands, the same in every language.
 *
 * @param section folder, with slashes if there are several
 * @param name of the file, without its ending
 */
record ArticleName(String section, String name) {

    private static final Pattern PART = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    /** Returns what is wrong with a path and what would be right, or null. */
    static String fault(String path) {
        String[] parts = path.split("/", -1);
        if (Language.of(parts[0]) != null) {
            return wrong(path, "without the language, it gets a file in each", path.substring(path.indexOf('/') + 1));
        }
        if (path.endsWith(".md")) {
            return wrong(path, "without .md", path.substring(0, path.length() - ".md".length()));
        }
        if (!Arrays.stream(parts).allMatch(part -> PART.matcher(part).matches())) {
            return wrong(path, "of small Latin letters, digits and hyphens, since it becomes an address", slug(parts));
        }
        if (parts.length < 2) {
            return wrong(path, "with its section in front", "guides/" + path);
        }
        return parts[parts.length - 1].equals("index")
                ? "\"" + path + "\": index is the page of the section itself; give the article a name of its own"
                : null;
    }

    private static String wrong(String path, String rule, String better) {
        return "\"" + path + "\": write the name " + rule + (fault(better) == null ? ", such as " + better : "");
    }

    private static String slug(String[] parts) {
        return Arrays.stream(parts).map(Ids::slug).collect(Collectors.joining("/"));
    }

    /** Returns the parts of a path without fault. */
    static ArticleName of(String path) {
        int slash = path.lastIndexOf('/');
        return new ArticleName(path.substring(0, slash), path.substring(slash + 1));
    }

    /** Returns a title to begin with: {@code my-test} becomes <i>My test</i>. */
    static String title(String name) {
        String words = name.substring(name.lastIndexOf('/') + 1).replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
