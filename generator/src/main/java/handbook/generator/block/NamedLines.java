package handbook.generator.block;

import handbook.generator.mistake.Known;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The {@code name: text} lines inside a block.
 *
 * @param lines name → line, its text without the name
 */
record NamedLines(FencedBlock block, Map<String, BodyLine> lines) {

    /** Reads the lines of a block; an unknown or repeated one is a mistake. */
    static NamedLines of(FencedBlock block, List<String> known, PageContext page) {
        var lines = new TreeMap<String, BodyLine>();
        for (BodyLine line : block.body()) {
            int colon = line.text().indexOf(':');
            String name = colon < 0 ? line.text() : line.text().substring(0, colon);
            if (known.contains(name)) {
                var text = new BodyLine(
                        line.line(), line.text().substring(colon + 1).strip());
                if (lines.put(name, text) != null) {
                    page.mistake(line.line(), "line \"" + name + "\" stands here a second time");
                }
            } else if (!name.isEmpty()) {
                page.mistake(line.line(), "unknown line \"" + name + "\" in " + block.name(), Known.names(name, known));
            }
        }
        return new NamedLines(block, lines);
    }

    /** Returns the text of a line, null if there is none. */
    String text(String name) {
        return lines.containsKey(name) ? lines.get(name).text() : null;
    }

    /** Returns the text of a line; without one, an empty text and a mistake noted. */
    String required(String name, PageContext page) {
        String text = text(name);
        if (text == null || text.isEmpty()) {
            page.mistake(block.line(), block.name() + " needs a line \"" + name + ": …\"");
            return "";
        }
        return text;
    }

    /** Returns the line a name stands in, the block's first if there is none. */
    int line(String name) {
        return lines.containsKey(name) ? lines.get(name).line() : block.line();
    }

    /**
     * Returns the parts of a line between semicolons, null if there is no such line.
     *
     * @param wanted how many there have to be
     * @param of what they go with, for the message
     */
    List<String> parts(String name, int wanted, String of, PageContext page) {
        String text = text(name);
        if (text == null) {
            return null;
        }
        List<String> parts =
                Arrays.stream(text.split(";", -1)).map(String::strip).toList();
        if (parts.size() != wanted) {
            page.mistake(line(name), parts.size() + " " + name + ", but " + of + ": " + wanted);
            var fitting = new ArrayList<>(parts.subList(0, Math.min(parts.size(), wanted)));
            while (fitting.size() < wanted) {
                fitting.add("");
            }
            return fitting;
        }
        return parts;
    }
}
