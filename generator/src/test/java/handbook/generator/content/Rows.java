package handbook.generator.content;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.form.Figure;
import handbook.generator.data.DataFile;
import handbook.generator.data.DataFiles;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Rows of the handbook's data files that say how a calculator gives a number. */
final class Rows {

    private static final Map<String, Double> UNITS = Map.ofEntries(
            Map.entry("TB", 1e12),
            Map.entry("GB", 1e9),
            Map.entry("TiB", 0x1p40),
            Map.entry("GiB", 0x1p30),
            Map.entry("GB/day", 1e9),
            Map.entry("MB/s", 1e6),
            Map.entry("MiB/s", 0x1p20),
            Map.entry("ms", 1e-3),
            Map.entry("h", 3600.0),
            Map.entry("%", 0.01));

    private Rows() {}

    /** Reads a file of {@code content/data}; each row is its values by column. */
    static Stream<Map<String, String>> of(String name) {
        var mistakes = new Mistakes();
        var file = new SourceFile(Path.of("../content/data", name), "content/data/" + name);
        DataFile data = DataFiles.read(Map.of(name, file), mistakes).find(name);
        assertThat(mistakes.sorted()).isEmpty();
        return data.rows().stream().map(row -> {
            var named = new HashMap<String, String>();
            for (int i = 0; i < row.size(); i++) {
                named.put(data.columns().get(i), row.get(i));
            }
            return named;
        });
    }

    /** Works a row's number out, in the row's unit: {@code inputs} of the {@code calculator} give the {@code figure}. */
    static double calculated(Map<String, String> row) {
        var inputs = new HashMap<String, String>();
        for (String pair : row.get("inputs").split(";")) {
            inputs.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        Figure figure = Calculators.find(row.get("calculator"))
                .run(inputs)
                .match(report -> report.figure(row.get("figure")), problems -> {
                    throw new AssertionError(problems);
                });
        return figure.value().value() / UNITS.getOrDefault(row.get("unit_en"), 1.0);
    }
}
