package handbook.generator.check;

import handbook.core.text.Language;
import handbook.generator.asset.Assets;
import handbook.generator.check.HtmlTags.Tag;
import handbook.generator.mistake.Mistakes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * What a reader has to download, compressed with gzip as servers do: first the page with its style sheets
 * and the scripts that hold it up, later the calculators.
 */
public final class SizeBudget {

    private static final int MOST_SCRIPT = 25_000;
    private static final int MOST_SCRIPT_AND_TEXTS = 29_000;
    private static final int MOST_PAGE = 40_000;

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
            line.append(' ')
                    .append(shown(size))
                    .append(' ')
                    .append(language.code())
                    .append(',');
        }
        return line + " largest page " + shown(budget.largest) + " (" + budget.largestPage + ")";
    }

    private int calculators(Language language, Assets assets) {
        String texts = Assets.textsName(language);
        int script = gzip(assets.content(Assets.CALCULATORS));
        int size = script + gzip(assets.content(texts));
        limit(Assets.CALCULATORS, "script", script, MOST_SCRIPT);
        limit(Assets.CALCULATORS, "script with " + texts, size, MOST_SCRIPT_AND_TEXTS);
        return size;
    }

    private void page(String uri, String html, String source) {
        int size = gzip(html.getBytes(StandardCharsets.UTF_8));
        for (Tag tag : HtmlTags.of(html)) {
            size += holdsUp(tag) ? gzip(bytes(uri, tag)) : 0;
        }
        limit(source, "page with its style sheets and scripts", size, MOST_PAGE);
        if (size > largest) {
            largest = size;
            largestPage = uri;
        }
    }

    private void limit(String file, String what, int size, int most) {
        if (size > most) {
            mistakes.add(file, 1, what + " is " + shown(size) + " gzip; at most " + shown(most));
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
        try (var gzip = new BestGzip(compressed)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return compressed.size();
    }

    private static String shown(int bytes) {
        return String.format(Locale.ROOT, "%.1f kB", bytes / 1000.0);
    }

    /** As {@code gzip -9} does. */
    private static final class BestGzip extends GZIPOutputStream {

        BestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
