package handbook.generator.check;

import handbook.core.text.Language;
import handbook.generator.asset.Assets;
import handbook.generator.mistake.Mistakes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * What a reader has to download, compressed with gzip as servers do: first the page with its style sheets
 * and the scripts that hold it up, later the calculators.
 */
public final class SizeBudget {

    private static final int MOST_SCRIPT = 27_400;
    private static final int MOST_SCRIPT_AND_TEXTS = 33_700;
    private static final int MOST_PAGE = 40_000;

    /** Of the style sheets, uncompressed: what a browser has to go through before it shows anything. */
    private static final int MOST_STYLE = 24_000;

    /** A page of at most so many bytes need not be compressed: even so it keeps the budget. */
    static final int SHORT_PAGE = 20_000;

    private static final int MOST_HOLDING_UP = MOST_PAGE - SHORT_PAGE;

    private final Path site;
    private final Assets assets;
    private final Mistakes mistakes;
    private final Map<String, Integer> assetSizes = new HashMap<>();

    private SizeBudget(Path site, Assets assets, Mistakes mistakes) {
        this.site = site;
        this.assets = assets;
        this.mistakes = mistakes;
    }

    /**
     * Checks the budgets.
     *
     * @param site folder of the finished pages
     * @param pages address → page
     * @param sources address → file for messages
     * @return the sizes in one line
     */
    public static String check(
            Path site,
            SortedMap<String, PageFacts> pages,
            Map<String, String> sources,
            Assets assets,
            Mistakes mistakes) {
        var budget = new SizeBudget(site, assets, mistakes);
        pages.forEach((uri, page) -> budget.page(page, sources.get(uri)));
        budget.styles();
        String largest = pages.keySet().stream()
                .max(Comparator.comparing((String uri) -> pages.get(uri).gzip())
                        .thenComparing(uri -> pages.get(uri).bytes())
                        .thenComparing(Comparator.reverseOrder()))
                .orElse("");
        int size = largest.isEmpty() ? 0 : budget.size(largest, pages.get(largest));
        var line = new StringBuilder("gzip: calculators");
        for (Language language : Language.values()) {
            line.append(' ')
                    .append(shown(budget.calculators(language)))
                    .append(' ')
                    .append(language.code())
                    .append(',');
        }
        return line + " largest page " + shown(size) + " (" + largest + ")";
    }

    private int calculators(Language language) {
        String texts = Assets.textsName(language);
        int script = gzip(assets.content(Assets.CALCULATORS));
        int size = script + gzip(assets.content(texts));
        limit(Assets.CALCULATORS, "script", script, MOST_SCRIPT);
        limit(Assets.CALCULATORS, "script with " + texts, size, MOST_SCRIPT_AND_TEXTS);
        return size;
    }

    private void styles() {
        int size = 0;
        for (Map.Entry<String, byte[]> file : assets.published().entrySet()) {
            size += file.getKey().endsWith(".css") ? file.getValue().length : 0;
        }
        if (size > MOST_STYLE) {
            mistakes.add("assets/css", 1, "style sheets are " + shown(size) + "; at most " + shown(MOST_STYLE));
        }
    }

    private void page(PageFacts page, String source) {
        int holdingUp = holdingUp(page);
        limit(source, "style sheets and scripts that hold up the page", holdingUp, MOST_HOLDING_UP);
        limit(source, "page with its style sheets and scripts", holdingUp + page.gzip(), MOST_PAGE);
    }

    private int size(String uri, PageFacts page) {
        try {
            Path file = site.resolve(uri);
            int known = page.gzip() < 0 && Files.exists(file) ? gzip(Files.readAllBytes(file)) : page.gzip();
            return holdingUp(page) + known;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int holdingUp(PageFacts page) {
        return page.files().stream().mapToInt(this::assetSize).sum();
    }

    private int assetSize(String address) {
        return assetSizes.computeIfAbsent(address, file -> {
            byte[] bytes = assets.published().get(file);
            return bytes == null ? 0 : gzip(bytes);
        });
    }

    private void limit(String file, String what, int size, int most) {
        if (size > most) {
            mistakes.add(file, 1, what + " is " + shown(size) + " gzip; at most " + shown(most));
        }
    }

    static int gzip(byte[] bytes) {
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
