import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Writes a handbook of many pages: the real one (templates, assets, content) and generated articles, half of them
 * Russian. The same number always gives the same bytes. For other generators the same articles are written without our
 * blocks, with layouts that show what ours show.
 */
final class SamplePages {

    private static final List<String> SECTIONS = List.of("sample-a", "sample-b", "sample-c", "sample-d", "sample-e");
    private static final String RU = "накопитель очередь массив запись чтение контроллер задержка блок кэш полоса "
            + "контрольная сумма диск журнал сервер нагрузка случайный последовательный глубина измерение результат "
            + "прошивка питание перестроение зеркало чётность таблица опыт предел страница том";
    private static final String EN = "drive queue array write read controller latency block cache stripe checksum disk "
            + "journal server load random sequential depth measurement result firmware power rebuild mirror parity "
            + "table experience limit page volume";

    private final Random random = new Random(20261130);
    private final int pages;

    private SamplePages(int pages) {
        this.pages = pages;
    }

    /** Writes a handbook for our generator; returns an article in the middle, to be edited. */
    static Path handbook(Path repository, Path folder, int pages) throws IOException {
        for (String part : List.of("content", "templates", "assets", "jbake.properties")) {
            copy(repository.resolve(part), folder.resolve(part));
        }
        return new SamplePages(pages).write(folder.resolve("content"), "index.md", true);
    }

    /** Writes the same articles for Hugo. */
    static Path hugo(Path layouts, Path assets, Path folder, int pages) throws IOException {
        copy(layouts, folder);
        copy(assets, folder.resolve("static"));
        return new SamplePages(pages).write(folder.resolve("content"), "_index.md", false);
    }

    /** Writes the same articles for Eleventy. */
    static Path eleventy(Path layouts, Path assets, Path folder, int pages) throws IOException {
        copy(layouts, folder);
        copy(assets, folder.resolve("static"));
        return new SamplePages(pages).write(folder.resolve("content"), "index.md", false);
    }

    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = file.equals(from) ? to : to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.write(target, Files.readAllBytes(file));
            }
        }
    }

    private Path write(Path content, String index, boolean ours) throws IOException {
        Path middle = null;
        for (String language : List.of("ru", "en")) {
            String[] words = (language.equals("ru") ? RU : EN).split(" ");
            if (!ours) {
                put(content.resolve(language).resolve(index), front("Storage", "home", ours) + sentence(words, 30));
            }
            for (int s = 0; s < SECTIONS.size(); s++) {
                Path folder = content.resolve(language).resolve(SECTIONS.get(s));
                put(folder.resolve(index), front(title(words), "section", ours) + sentence(words, 30));
                int count = pages / 2 / SECTIONS.size();
                for (int i = 0; i < count; i++) {
                    Path file = folder.resolve("page-" + i + ".md");
                    put(file, article(words, i, count, ours));
                    middle = i == count / 2 ? file : middle;
                }
            }
        }
        return middle;
    }

    private static void put(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }

    private String front(String title, String type, boolean ours) {
        String sources = type.equals("article") ? "sources:\n  - Sample measurements, sheet " + random.nextInt(90) + "\n" : "";
        return "---\ntitle: " + title + "\ndescription: " + title + ", " + random.nextInt(1000) + "\n"
                + (ours ? "type: " + type + "\n" : "") + "updated: 2026-11-30\n"
                + sources + "---\n\n";
    }

    /** About six kilobytes: five headings, two tables, a listing, lists, a quotation, links, every 20th a calculator. */
    private String article(String[] words, int number, int count, boolean ours) {
        var text = new StringBuilder(front(title(words) + " " + number, "article", ours));
        text.append(sentence(words, 25)).append("\n\n");
        for (int part = 0; part < 5; part++) {
            text.append("## ").append(title(words)).append("\n\n");
            text.append(sentence(words, 40)).append(" **").append(word(words)).append("**, `iodepth=")
                    .append(1 << random.nextInt(8)).append("`, [").append(title(words)).append("](page-")
                    .append(random.nextInt(count)).append(ours ? ".md" : ".html").append("). ")
                    .append(sentence(words, 20)).append("\n\n");
            piece(text, part, words);
        }
        if (number % 20 == 0) {
            text.append("## ").append(title(words)).append("\n\n");
            text.append(ours ? calculator() : "Calculator: " + calculator().replace(":", "") + "\n");
        }
        return text.toString();
    }

    private void piece(StringBuilder text, int part, String[] words) {
        switch (part) {
            case 0, 3 -> table(text, words);
            case 1 -> {
                text.append("```\nfio --name=test --rw=randread --bs=4k --iodepth=32 --runtime=60\n");
                for (int i = 0; i < 6; i++) {
                    text.append("  read: IOPS=").append(random.nextInt(900_000)).append(", BW=")
                            .append(random.nextInt(3000)).append("MiB/s\n");
                }
                text.append("```\n\n");
            }
            case 2 -> {
                for (int i = 0; i < 6; i++) {
                    text.append("- ").append(sentence(words, 9)).append('\n');
                }
                text.append('\n');
            }
            default -> text.append("> ").append(sentence(words, 30)).append("\n\n1. ").append(sentence(words, 8))
                    .append("\n2. ").append(sentence(words, 8)).append("\n\n");
        }
    }

    private void table(StringBuilder text, String[] words) {
        text.append("| ").append(word(words)).append(" | IOPS | MB/s |\n|---|---:|---:|\n");
        for (int i = 0; i < 7; i++) {
            text.append("| ").append(word(words)).append(' ').append(word(words)).append(" | ")
                    .append(random.nextInt(500_000)).append(" | ").append(random.nextInt(7000)).append(" |\n");
        }
        text.append('\n');
    }

    private String calculator() {
        return "::: calculator raid-iops level=RAID5 drives=" + (4 + random.nextInt(20)) + " drive-iops="
                + (100 + random.nextInt(100)) + " read=20%\n:::\n";
    }

    private String title(String[] words) {
        String text = word(words) + " " + word(words) + " " + word(words);
        return text.substring(0, 1).toUpperCase() + text.substring(1);
    }

    private String sentence(String[] words, int length) {
        var text = new StringBuilder(title(words));
        for (int i = 3; i < length; i++) {
            text.append(i % 11 == 0 ? ", " : " ").append(word(words));
        }
        return text.append('.').toString();
    }

    private String word(String[] words) {
        return words[random.nextInt(words.length)];
    }
}
