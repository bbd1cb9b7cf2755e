package handbook.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** What TeaVM and Shrink made of the calculators. */
class ScriptTest {

    private static final Path SCRIPT = Path.of("target/classes/handbook/web/calculators.js");
    private static final Path SOURCE_MAP = Path.of("target/teavm/calculators.js.map");

    /** Eleven calculators; six of them have to stay below 35 000. */
    private static final int BUDGET = 45_000;

    /** Parts of Java's library that cost 10 to 100 KB or count differently in the browser. */
    private static final List<String> BANNED = List.of(
            "TFormatter",
            "TDecimalFormat",
            "TNumberFormat",
            "TPattern",
            "TMatcher",
            "TBigDecimal",
            "TBigInteger",
            "TLocale",
            "TCharset",
            "UnicodeHelper",
            "DoubleAnalyzer",
            "DoubleSynthesizer",
            "FloatAnalyzer",
            "TThread",
            "TEnumMap",
            "TCollectors",
            "TRandom",
            "java/time/",
            "java/text/",
            "java/nio/",
            "java/util/regex/",
            "java/util/stream/");

    @Test
    void holdsNoBannedClass() throws IOException {
        String sources = Pattern.compile("\"sources\":\\[([^]]*)]")
                .matcher(Files.readString(SOURCE_MAP))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        assertThat(sources).contains("handbook/core/Calculators.java").doesNotContain(BANNED);
    }

    @Test
    void staysWithinItsBudget() throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new BestGzip(packed)) {
            Files.copy(SCRIPT, gzip);
        }
        System.out.println("calculators.js: " + Files.size(SCRIPT) + " bytes, " + packed.size() + " gzip");
        assertThat(packed.size()).isLessThanOrEqualTo(BUDGET);
    }

    /** As {@code gzip -9} does, and servers with precompressed files. */
    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    @Test
    void runsUnderTheStrictPolicyAndInOlderBrowsers() throws IOException {
        assertThat(Files.readString(SCRIPT)).doesNotContain("eval(", "new Function", "BigInt");
    }
}
