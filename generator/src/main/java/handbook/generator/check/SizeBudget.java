package handbook.generator.check;

import handbook.core.text.Language;
import handbook.generator.asset.Assets;
import handbook.generator.mistake.Mistakes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.Deflater;

/**
 * What a reader has to download, compressed with gzip as servers do: first the page with its style sheets
 * and the scripts that hold it up, later the calculators.
 */
public final class SizeBudget {

    private static final int MOST_SCRIPT = 45_000;
    private static final int MOST_SCRIPT_AND_TEXTS = 66_000;
    private static final int MOST_PAGE = 40_000;

    /** Of the style sheets, uncompressed: what a browser has to go through before it shows anything. */
    private static final int MOST_STYLE = 24_000;

    /** A page of at most so many bytes keeps the budget, whatever holds it up. */
    static final int SHORT_PAGE = 20_000;

    /** Stands for the compressed size of a page that keeps the budget anyway. */
    static final int SURELY_SHORT = -1;

    /** Bytes of a gzip file around the compressed ones: ten before, eight after. */
    private static final int GZIP_FRAME = 18;

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
            int known =
                    page.gzip() == SURELY_SHORT && Files.exists(file) ? gzip(Files.readAllBytes(file)) : page.gzip();
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

    /** Returns the size of a page compressed; not worth the time where it is short without, or at the first try. */
    static int weight(byte[] page) {
        boolean isShort = page.length <= SHORT_PAGE || compressed(page, Deflater.BEST_SPEED) + GZIP_FRAME <= SHORT_PAGE;
        return isShort ? SURELY_SHORT : gzip(page);
    }

    /** Returns the size of what {@code gzip -9} makes of some bytes. */
    private static int gzip(byte[] bytes) {
        return GZIP_FRAME + compressed(bytes, Deflater.BEST_COMPRESSION);
    }

    private static int compressed(byte[] bytes, int level) {
        var deflater = new Deflater(level, true);
        try {
            deflater.setInput(bytes);
            deflater.finish();
            var unwanted = new byte[1 << 13];
            while (!deflater.finished()) {
                deflater.deflate(unwanted);
            }
            return Math.toIntExact(deflater.getBytesWritten());
        } finally {
            deflater.end();
        }
    }

    private static String shown(int bytes) {
        return String.format(Locale.ROOT, "%.1f kB", bytes / 1000.0);
    }
}
