package handbook.generator;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import handbook.generator.mistake.Mistake;
import handbook.generator.mistake.Place;
import handbook.generator.mistake.Severity;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** How a list of mistakes is printed. */
enum MistakeFormat {
    /** {@code file:line: text}, for people. */
    TEXT {
        @Override
        String of(List<Mistake> mistakes) {
            return lines(mistakes.stream().map(Mistake::toString).toList());
        }
    },
    /** {@code file:line:column: severity: text}, which editors and CI systems read without further ado. */
    PROBLEM {
        @Override
        String of(List<Mistake> mistakes) {
            return lines(mistakes.stream().map(MistakeFormat::problem).toList());
        }
    },
    JSON {
        @Override
        String of(List<Mistake> mistakes) {
            var json = new LinkedHashMap<String, Object>();
            json.put("problems", mistakes.stream().map(MistakeFormat::json).toList());
            for (Severity severity : Severity.values()) {
                json.put(severity.code() + "s", Tally.count(mistakes, severity));
            }
            return GSON.toJson(json) + "\n";
        }
    };

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    /** Returns the text, with a line feed at the end unless it is empty. */
    abstract String of(List<Mistake> mistakes);

    /** Returns the format of a name, or null. */
    static MistakeFormat of(String code) {
        return Arrays.stream(values())
                .filter(format -> format.code().equals(code))
                .findFirst()
                .orElse(null);
    }

    static String codes() {
        return Arrays.stream(values()).map(MistakeFormat::code).collect(Collectors.joining(", "));
    }

    private String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private static String problem(Mistake mistake) {
        Place place = mistake.place();
        return place.file() + ":" + place.line() + ":" + Math.max(1, place.column()) + ": "
                + mistake.severity().code() + ": " + mistake.message();
    }

    private static Map<String, Object> json(Mistake mistake) {
        var json = new LinkedHashMap<String, Object>();
        json.put("file", mistake.file());
        json.put("line", mistake.line());
        if (mistake.place().column() > 0) {
            json.put("column", mistake.place().column());
        }
        json.put("severity", mistake.severity().code());
        json.put("message", mistake.text());
        if (mistake.known() != null) {
            if (mistake.known().nearest() != null) {
                json.put("nearest", mistake.known().nearest());
            }
            json.put("known", mistake.known().names());
        }
        return json;
    }
}
