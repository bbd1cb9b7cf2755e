package handbook.generator.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import handbook.core.Calculators;
import handbook.core.TextFiles;
import handbook.core.form.Calculator;
import handbook.core.form.Preset;
import handbook.core.form.Report;
import handbook.core.form.ReportHtml;
import handbook.core.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Debian's fio takes the jobs that the handbook writes: those of the calculator and those that stand in articles. Without
 * fio the tests are skipped; in continuous integration that is a failure.
 */
class FioTest {

    private static final Calculator CALCULATOR = Calculators.find("fio-job");
    private static final Pattern JOBS_OF_ARTICLES = Pattern.compile("(?s)```ini\\n(.*?)```");

    @TempDir
    Path folder;

    @BeforeAll
    static void fioIsThere() throws Exception {
        boolean there = new ProcessBuilder("sh", "-c", "command -v fio").start().waitFor() == 0;
        if ("true".equals(System.getenv("CI"))) {
            assertThat(there).as("fio is installed").isTrue();
        }
        assumeThat(there).as("fio is installed").isTrue();
    }

    @Test
    void acceptsTheJobsOfThePresets() throws Exception {
        for (Preset preset : CALCULATOR.presets()) {
            String job = job(preset.values(), Language.RU);
            assertThat(fio("--parse-only", job)).as(job).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "libaio, yes, 1, '', file, /srv/тест/a b:c.dat",
        "io_uring, yes, 4, 10, file, /srv/test/data",
        "posixaio, no, 16, 1, file, /srv/test/data",
        "libaio, yes, 2, 5, device, /dev/sdb",
        "psync, no, 1, '', device, /dev/nvme0n1",
        "windowsaio, yes, 1, '', file, C:\\test\\fio.dat",
        "windowsaio, yes, 1, '', device, \\\\.\\PhysicalDrive1"
    })
    void acceptsEveryPatternWithEveryEngine(
            String engine, String direct, String jobs, String ramp, String kind, String target) throws Exception {
        var inputs = new HashMap<>(Map.of(
                "patterns",
                "read write rw randread randwrite randrw",
                "seq-blocks",
                "512,64k,1m,16m",
                "rand-blocks",
                "512,4k,8k",
                "depths",
                engine.equals("psync") ? "1" : "1,3,4096",
                "read",
                "33.3",
                "engine",
                engine,
                "direct",
                direct,
                "jobs",
                jobs,
                "target-kind",
                kind,
                "target",
                target));
        inputs.put("ramp", ramp.isEmpty() ? "0" : ramp);
        inputs.put("confirm", target);
        String job = job(inputs, Language.RU);
        // fio on Linux has no engine for Windows; all other lines of such a job are the same
        assertThat(fio("--parse-only", job.replace("windowsaio", "libaio")))
                .as(job)
                .isEmpty();
    }

    @Test
    void acceptsTheJobsInArticles() throws Exception {
        int jobs = 0;
        try (Stream<Path> pages = Files.walk(Path.of("../content"))) {
            for (Path page :
                    pages.filter(file -> file.toString().endsWith(".md")).toList()) {
                var blocks = JOBS_OF_ARTICLES.matcher(Files.readString(page));
                while (blocks.find()) {
                    assertThat(fio("--parse-only", blocks.group(1)))
                            .as(page.toString())
                            .isEmpty();
                    jobs++;
                }
            }
        }
        assertThat(jobs).isGreaterThan(2);
    }

    @Test
    void runsForReal() throws Exception {
        Path target = folder.resolve("data.dat");
        String job = job(
                Map.of(
                        "patterns",
                        "randrw",
                        "depths",
                        "4",
                        "runtime",
                        "1",
                        "ramp",
                        "0",
                        "target",
                        target.toString(),
                        "size",
                        "16 MiB",
                        "engine",
                        "posixaio",
                        "direct",
                        "no"),
                Language.EN);
        assertThat(fio("--output-format=json", job)).contains("\"jobname\" : \"randrw-4k-qd4\"", "\"iops\"");
        assertThat(target).hasSize(16 << 20);
    }

    private static String job(Map<String, String> inputs, Language language) {
        return CALCULATOR.run(inputs).match(report -> file(report, language), problems -> {
            throw new AssertionError(problems);
        });
    }

    private static String file(Report report, Language language) {
        return ReportHtml.text(report.listings().get(0), TextFiles.texts(language));
    }

    /** Returns what fio says about a job. */
    private String fio(String option, String job) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("job.fio"), job);
        Process fio = new ProcessBuilder(List.of("fio", option, file.toString()))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(fio.getInputStream().readAllBytes());
        assertThat(fio.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(fio.exitValue()).as(said).isZero();
        return said;
    }
}
