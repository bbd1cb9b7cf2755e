package handbook.generator.check;

import handbook.core.text.Language;
import handbook.generator.asset.Assets;
import handbook.generator.check.HtmlTags.Tag;
import handbook.generator.mistake.Mistakes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * What a reader has to download, compressed with gzip as servers do: first the page with its style sheets
 * and the scripts that hold it up, later the calculators.
 */
public final class SizeBudget {

    private static final int MOST_CALCULATORS = 25 * 1024;
    private static final int MOST_PAGE = 40 * 1024;

    private final Path site;
    private final Mistakes mistakes;
    private int largest;
    private String largestPage = "";

    private SizeBudget(Path site, Mistakes mistakes) {
        this.site = site;
        this.mistakes = mistakes;
    }

    /**
     * Checks the budgets.
     *
     * @param html address → page
     * @param sources address → file for messages
     * @return the sizes in one line
     */
    public static String check(
            Path site, Map<String, String> html, Map<String, String> sources, Assets assets, Mistakes mistakes) {
        var budget = new SizeBudget(site, mistakes);
        html.forEach((uri, text) -> budget.page(uri, text, sources.get(uri)));
        var line = new StringBuilder("gzip: calculators");
        for (Language language : Language.values()) {
            int size = budget.calculators(language, assets);
            line.append(' ').append(kib(size)).append(' ').append(language.code()).append(',');
        }
        return line + " largest page " + kib(budget.largest) + " (" + budget.largestPage + ")";
    }

    private int calculators(Language language, Assets assets) {
        String texts = Assets.textsName(language);
        int size = gzip(assets.content(Assets.CALCULATORS)) + gzip(assets.content(texts));
        if (size > MOST_CALCULATORS) {
            mistakes.add(Assets.CALCULATORS, 1, "with " + texts + " " + kib(size) + " gzip; at most " + kib(MOST_CALCULATORS));
        }
        return size;
    }

    private void page(String uri, String html, String source) {
        int size = gzip(html.getBytes(StandardCharsets.UTF_8));
        for (Tag tag : HtmlTags.of(html)) {
            size += holdsUp(tag) ? gzip(bytes(uri, tag)) : 0;
        }
        if (size > MOST_PAGE) {
            mistakes.add(source, 1, "page with its style sheets and scripts is " + kib(size) + " gzip; at most "
                    + kib(MOST_PAGE));
        }
        if (size > largest) {
            largest = size;
            largestPage = uri;
        }
    }

    /** Tells whether the browser waits for a file before it shows the page. */
    private static boolean holdsUp(Tag tag) {
        boolean style = tag.name().equals("link") && "stylesheet".equals(tag.get("rel"));
        boolean script = tag.name().equals("script") && tag.get("src") != null && tag.get("defer") == null;
        return style || script;
    }

    private byte[] bytes(String uri, Tag tag) {
        String target = tag.get(tag.name().equals("link") ? "href" : "src");
        Path file = site.resolve(uri).resolveSibling(target).normalize();
        try {
            return Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int gzip(byte[] bytes) {
        var compressed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(compressed)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return compressed.size();
    }

    private static String kib(int bytes) {
        return String.format(Locale.ROOT, "%.1f KiB", bytes / 1024.0);
    }
}
