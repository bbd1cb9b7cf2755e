package handbook.generator.check;

import handbook.generator.block.LinkUse;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.source.PictureKind;
import handbook.generator.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Pictures that a browser can show, that readers need not wait for, and that some page shows. */
final class PictureCheck {

    private static final int MOST_BYTES = 300_000;
    private static final int MOST_PIXELS = 3000;

    private PictureCheck() {}

    /**
     * @param pictures path below the content folder → file
     */
    static void run(Map<String, SourceFile> pictures, List<Page> pages, Mistakes mistakes) {
        var shown = new HashSet<String>();
        for (Page page : pages) {
            for (LinkUse link : page.body().links()) {
                shown.add(LinkCheck.path(page, link));
            }
        }
        pictures.forEach((path, file) -> {
            picture(path, file, mistakes);
            if (!shown.contains(path)) {
                mistakes.warn(file.path(), 1, "no page shows this picture");
            }
        });
    }

    private static void picture(String path, SourceFile file, Mistakes mistakes) {
        byte[] bytes = bytes(file);
        String extension = path.substring(path.lastIndexOf('.') + 1);
        PictureKind named = PictureKind.ofExtension(extension);
        PictureKind found = PictureKind.ofContent(bytes);
        if (found != named) {
            String what = found == null ? "no picture that browsers know" : "a picture of kind " + found.code();
            mistakes.add(file.path(), 1, "is called ." + extension + ", but is " + what);
            return;
        }
        String fault = found.fault(bytes);
        if (fault != null) {
            mistakes.add(file.path(), 1, "cannot be read as " + found.code() + ": " + fault);
            return;
        }
        PictureKind.Size size = found.size(bytes);
        size(file, bytes.length, Math.max(size.width(), size.height()), mistakes);
    }

    private static void size(SourceFile file, int bytes, int pixels, Mistakes mistakes) {
        if (bytes > MOST_BYTES) {
            mistakes.warn(
                    file.path(),
                    1,
                    String.format(
                            Locale.ROOT,
                            "picture of %d kB; readers wait for more than %d",
                            bytes / 1000,
                            MOST_BYTES / 1000));
        }
        if (pixels > MOST_PIXELS) {
            mistakes.warn(
                    file.path(),
                    1,
                    "picture of " + pixels + " pixels on its longer side; " + MOST_PIXELS + " are enough");
        }
    }

    private static byte[] bytes(SourceFile file) {
        try {
            return Files.readAllBytes(file.location());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file.path(), e);
        }
    }
}
