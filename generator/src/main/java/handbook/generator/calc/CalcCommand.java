package handbook.generator.calc;

import handbook.core.Calculators;
import handbook.core.form.Calculator;
import handbook.core.form.Report;
import handbook.core.outcome.Problem;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.generator.mistake.Known;
import handbook.generator.text.Words;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code calc}: a calculator on the command line. */
@Command(
        name = "calc",
        description =
                "Runs a calculator. Without arguments it lists them all; an id alone shows the fields and a result.",
        footer = {"", "Example: calc raid-iops level=RAID5 drives=20 drive-iops=170 read=20%%"})
public final class CalcCommand implements Callable<Integer> {

    private static final int WRONG_INPUT = 2;

    @Parameters(index = "0", arity = "0..1", paramLabel = "ID", description = "Which calculator.")
    private String id;

    @Parameters(index = "1..*", paramLabel = "NAME=VALUE", description = "Inputs; those left out have their defaults.")
    private List<String> inputs = List.of();

    @Option(names = "--lang", paramLabel = "ru|en", description = "Language (default: that of the environment).")
    private String language;

    @Option(names = "--json", description = "Prints the report, or the problems, as JSON.")
    private boolean json;

    private final Map<String, String> environment = System.getenv();

    @Override
    public Integer call() {
        Language spoken = language == null ? fromEnvironment(environment) : Language.of(language);
        if (spoken == null) {
            return wrong("unknown language \"" + language + "\"; known: ru, en");
        }
        if (id == null) {
            System.out.print(FieldList.calculators(spoken));
            return 0;
        }
        Calculator calculator = Calculators.find(id);
        if (calculator == null) {
            List<String> known = Calculators.all().stream().map(Calculator::id).toList();
            return wrong("unknown calculator \"" + id + "\"; " + Known.names(id, known));
        }
        for (String input : inputs) {
            if (input.indexOf('=') < 1) {
                return wrong("\"" + input + "\" is not name=value; calc " + id + " lists the names");
            }
        }
        return run(calculator, spoken);
    }

    /** Returns the language of the first locale variable that is set, English unless it is Russian. */
    static Language fromEnvironment(Map<String, String> environment) {
        for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            String locale = environment.getOrDefault(name, "");
            if (!locale.isEmpty()) {
                return locale.toLowerCase(Locale.ROOT).startsWith("ru") ? Language.RU : Language.EN;
            }
        }
        return Language.EN;
    }

    private static int wrong(String message) {
        System.err.println(message);
        return WRONG_INPUT;
    }

    private int run(Calculator calculator, Language spoken) {
        Texts texts = Words.calculators(spoken);
        var values = new LinkedHashMap<String, String>();
        for (String input : inputs) {
            int equals = input.indexOf('=');
            String name = input.substring(0, equals);
            if (values.put(name, input.substring(equals + 1)) != null) {
                return wrong("\"" + name + "\" is given twice");
            }
        }
        return calculator
                .run(values)
                .match(report -> print(calculator, report, texts), problems -> print(calculator, problems, texts));
    }

    private int print(Calculator calculator, Report report, Texts texts) {
        PrintStream out = System.out;
        if (json) {
            out.println(JsonReport.of(calculator, report, texts));
            return 0;
        }
        if (inputs.isEmpty()) {
            out.print(FieldList.fields(calculator, texts));
            out.println();
        }
        out.print(TextReport.of(calculator, report, texts));
        return 0;
    }

    private int print(Calculator calculator, List<Problem> problems, Texts texts) {
        if (json) {
            System.err.println(JsonReport.of(calculator, problems, texts));
        } else {
            problems.forEach(problem -> System.err.println(TextReport.of(calculator, problem, texts)));
        }
        return WRONG_INPUT;
    }
}
