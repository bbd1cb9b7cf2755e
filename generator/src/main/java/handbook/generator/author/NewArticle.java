package handbook.generator.author;

import handbook.core.text.Language;
import handbook.generator.mistake.Known;
import handbook.generator.text.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The files of an article that does not exist yet. Never replaces a file. */
final class NewArticle {

    /** Nothing was written; the message says why. */
    static final class Refused extends Exception {

        Refused(String message) {
            super(message);
        }
    }

    private static final String CONTENT = "content";

    private final Path root;
    private final ArticleName name;
    private final LocalDate today;
    private final Map<String, String> files = new LinkedHashMap<>();
    private final List<String> newSection = new ArrayList<>();

    private NewArticle(Path root, ArticleName name, LocalDate today) {
        this.root = root;
        this.name = name;
        this.today = today;
    }

    /**
     * Works out which files there will be.
     *
     * @param root folder of the handbook
     * @throws Refused if one of them is there already, or the folder is no handbook
     */
    static NewArticle plan(Path root, ArticleName name, LocalDate today) throws Refused, IOException {
        if (!Files.isDirectory(root.resolve(CONTENT))) {
            throw new Refused("no folder content in " + root.toAbsolutePath().normalize()
                    + "; --source names the folder that has it");
        }
        var article = new NewArticle(root, name, today);
        for (Language language : Language.values()) {
            article.add(language);
        }
        article.files.put(CONTENT + "/data/" + name.name() + ".csv", text("table.csv"));
        article.refuseToReplace();
        return article;
    }

    private void add(Language language) throws IOException {
        String folder = CONTENT + "/" + language.code() + "/" + name.section();
        String code = language.code();
        if (!Files.exists(root.resolve(folder + "/index.md"))) {
            String title = ArticleName.title(name.section());
            files.put(folder + "/index.md", page("section_" + code + ".md", title, language, "new.section"));
            newSection.add(sectionNote(folder, language));
        }
        String title = ArticleName.title(name.name());
        files.put(folder + "/" + name.name() + ".md", page("article_" + code + ".md", title, language, "new.article"));
    }

    private String page(String template, String title, Language language, String description) throws IOException {
        return text(template)
                .replace("{title}", title)
                .replace("{description}", Words.of(language).get(description))
                .replace("{date}", today.toString())
                .replace("{name}", name.name());
    }

    private String sectionNote(String folder, Language language) throws IOException {
        try (Stream<Path> all = Files.list(root.resolve(CONTENT + "/" + language.code()))) {
            List<String> sections = all.filter(Files::isDirectory)
                    .map(path -> path.getFileName().toString())
                    .sorted()
                    .toList();
            Known known = Known.names(name.section(), sections);
            return folder + " is a new section" + (known.nearest() == null ? "" : "; " + known);
        }
    }

    private void refuseToReplace() throws Refused {
        List<String> there = files.keySet().stream()
                .filter(file -> Files.exists(root.resolve(file)))
                .toList();
        if (!there.isEmpty()) {
            throw new Refused(String.join(", ", there) + (there.size() == 1 ? " is" : " are")
                    + " there already; nothing was written");
        }
    }

    /** Writes the files and returns their paths. */
    List<String> write() throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = root.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue(), StandardOpenOption.CREATE_NEW);
        }
        return List.copyOf(files.keySet());
    }

    /** Returns a remark for each language in which the section did not exist before. */
    List<String> newSection() {
        return newSection;
    }

    private static String text(String template) throws IOException {
        try (InputStream in = NewArticle.class.getResourceAsStream(template)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
