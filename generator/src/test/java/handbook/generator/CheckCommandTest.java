package handbook.generator;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

    @TempDir
    private Path folder;

    private TestSite site;

    @BeforeEach
    void copyTheGoodSite() throws Exception {
        site = TestSite.good(folder);
    }

    private Console check(String... arguments) {
        var all = new ArrayList<>(List.of("check", "--source", folder.toString()));
        all.addAll(List.of(arguments));
        return Console.run(all.toArray(String[]::new));
    }

    private void breakTwoPages() throws Exception {
        site.edit("content/en/guides/raid.md", "other.md", "othr.md");
        site.edit("content/ru/guides/raid.md", "title:", "titel:");
    }

    @Test
    void aGoodHandbookHasNoMistakesAndIsNotBuilt() {
        Console console = check();
        assertThat(console.code()).isZero();
        assertThat(console.out()).isEmpty();
        assertThat(console.err()).matches("no mistakes in \\d+\\.\\d s\n");
        assertThat(site.output()).doesNotExist();
    }

    @Test
    void mistakesAreListedWithFileAndLine() throws Exception {
        breakTwoPages();
        Console console = check();
        assertThat(console.code()).isEqualTo(1);
        assertThat(console.out().lines())
                .anyMatch(line -> line.startsWith("content/en/guides/raid.md:11: \"othr.md\" leads to a page"))
                .anyMatch(line -> line.startsWith("content/ru/guides/raid.md:2: unknown key \"titel\""));
        assertThat(console.err()).matches("\\d+ errors, 1 warning in \\d+\\.\\d s\n");
    }

    @Test
    void onlyTheFilesThatAreNamedAreReported() throws Exception {
        breakTwoPages();
        assertThat(check("content/en/guides/raid.md").out().lines())
                .singleElement()
                .asString()
                .startsWith("content/en/guides/raid.md:11: ");
        assertThat(check("content/ru").out()).contains("titel").doesNotContain("othr.md");
        assertThat(check(folder.resolve("content/en/guides/other.md").toString())
                        .code())
                .isZero();
    }

    @Test
    void aFileThatIsNotThereIsWrongUse() {
        Console console = check("content/en/guides/gone.md");
        assertThat(console.code()).isEqualTo(2);
        assertThat(console.err()).startsWith("content/en/guides/gone.md is no file below ");
        assertThat(check("/").code()).isEqualTo(2);
    }

    @Test
    void editorsGetJson() throws Exception {
        breakTwoPages();
        Console console = check("--json", "content/en/guides/raid.md");
        assertThat(console.code()).isEqualTo(1);
        JsonObject json = JsonParser.parseString(console.out()).getAsJsonObject();
        assertThat(json.get("errors").getAsInt()).isEqualTo(1);
        assertThat(json.get("warnings").getAsInt()).isZero();
        JsonArray problems = json.getAsJsonArray("problems");
        assertThat(problems).hasSize(1);
        JsonObject problem = problems.get(0).getAsJsonObject();
        assertThat(problem.get("file").getAsString()).isEqualTo("content/en/guides/raid.md");
        assertThat(problem.get("line").getAsInt()).isEqualTo(11);
        assertThat(problem.get("column").getAsInt()).isEqualTo(56);
        assertThat(problem.get("severity").getAsString()).isEqualTo("error");
        assertThat(problem.get("message").getAsString()).isEqualTo("\"othr.md\" leads to a page that does not exist");
        assertThat(problem.get("nearest").getAsString()).isEqualTo("en/guides/other.md");
        assertThat(problem.getAsJsonArray("known")).isNotEmpty();
    }

    @Test
    void aGoodHandbookIsAnEmptyListInJson() {
        JsonObject json = JsonParser.parseString(check("--json").out()).getAsJsonObject();
        assertThat(json.getAsJsonArray("problems")).isEmpty();
    }

    @Test
    void problemMatchersGetOneLineEachWithColumnAndSeverity() throws Exception {
        breakTwoPages();
        assertThat(check("--format", "problem").out().lines())
                .isNotEmpty()
                .allMatch(line -> line.matches("[^:]+:\\d+:\\d+: (error|warning|hint): .+"))
                .anyMatch(line -> line.startsWith("content/en/guides/raid.md:11:56: error: \"othr.md\" leads to"));
    }

    @Test
    void theMatcherOfCiReadsEveryLine() throws Exception {
        site.add("every-mistake");
        String file = Files.readString(Path.of("../.ci/problem-matcher.json"));
        var patterns = new ArrayList<Pattern>();
        for (JsonElement matcher :
                JsonParser.parseString(file).getAsJsonObject().getAsJsonArray("problemMatcher")) {
            JsonObject pattern =
                    matcher.getAsJsonObject().getAsJsonArray("pattern").get(0).getAsJsonObject();
            patterns.add(Pattern.compile(pattern.get("regexp").getAsString()));
        }
        List<String> lines = check("--format", "problem").out().lines().toList();
        assertThat(lines).hasSizeGreaterThan(60);
        for (String line : lines) {
            long readers = patterns.stream()
                    .filter(pattern -> pattern.matcher(line).matches())
                    .count();
            assertThat(readers).as(line).isEqualTo(1);
        }
    }

    @Test
    void anUnknownFormatIsWrongUse() {
        Console console = check("--format", "xml");
        assertThat(console.code()).isEqualTo(2);
        assertThat(console.err()).isEqualTo("unknown format \"xml\"; known: text, problem, json\n");
    }

    @Test
    void aFolderThatIsNoHandbookIsRefused() {
        Console console =
                Console.run("check", "--source", folder.resolve("content").toString());
        assertThat(console.code()).isEqualTo(1);
        assertThat(console.err()).startsWith("no jbake.properties in ");
    }
}
