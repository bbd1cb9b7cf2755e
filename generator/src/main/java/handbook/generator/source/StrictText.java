package handbook.generator.source;

import handbook.generator.mistake.Mistakes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Reads text files. Bytes that are not UTF-8 are a mistake, not a question mark on the page. */
public final class StrictText {

    private StrictText() {}

    /** Returns the text with line feeds only, without a byte order mark, or null if it is not UTF-8. */
    public static String read(SourceFile file, Mistakes mistakes) {
        return of(bytes(file), file, mistakes);
    }

    /** As {@link #read}, for the bytes of a file. */
    public static String of(byte[] bytes, SourceFile file, Mistakes mistakes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        var input = ByteBuffer.wrap(bytes);
        var text = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = decoder.decode(input, text, true);
        text.flip();
        if (result.isError()) {
            int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
            mistakes.add(file.path(), line, "not UTF-8; save the file as UTF-8");
            return null;
        }
        return normal(text.toString());
    }

    /** Returns the bytes of a file. */
    public static byte[] bytes(SourceFile file) {
        try {
            return Files.readAllBytes(file.location());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file.path(), e);
        }
    }

    private static String normal(String text) {
        String unmarked = text.startsWith("\ufeff") ? text.substring(1) : text;
        return unmarked.indexOf('\r') < 0 ? unmarked : unmarked.replace("\r\n", "\n");
    }
}
