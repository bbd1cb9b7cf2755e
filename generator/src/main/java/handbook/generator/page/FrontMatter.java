package handbook.generator.page;

import handbook.generator.mistake.Known;
import handbook.generator.mistake.Mistakes;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads the YAML between the {@code ---} lines, and notes every mistake in it with its line. */
final class FrontMatter {

    private static final int DEFAULT_ORDER = 100;
    private static final Pattern SOURCE_KEY = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private final String file;
    private final Mistakes mistakes;
    private final Map<String, Node> values = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private boolean good = true;

    private FrontMatter(String file, Mistakes mistakes) {
        this.file = file;
        this.mistakes = mistakes;
    }

    /** Returns the header, or null if something is wrong with it. */
    static Header read(String yaml, String file, Mistakes mistakes) {
        var matter = new FrontMatter(file, mistakes);
        matter.parse(yaml);
        return matter.good ? matter.header() : null;
    }

    private void parse(String yaml) {
        Optional<Node> root = compose(yaml);
        if (root.isEmpty() || !(root.get() instanceof MappingNode mapping)) {
            if (good) {
                wrong(1, "front matter has no keys; known: title, description, type, …");
            }
            return;
        }
        for (NodeTuple tuple : mapping.getValue()) {
            key(tuple);
        }
    }

    private Optional<Node> compose(String yaml) {
        try {
            return new Compose(LoadSettings.builder().build()).composeString(yaml);
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(mark -> mark.getLine() + 2).orElse(1);
            wrong(line, "front matter is not YAML: " + e.getProblem());
        } catch (YamlEngineException e) {
            wrong(1, "front matter is not YAML: " + e.getMessage());
        }
        return Optional.empty();
    }

    private void key(NodeTuple tuple) {
        String key = tuple.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "?";
        int line = line(tuple.getKeyNode());
        if (lines.putIfAbsent(key, line) != null) {
            wrong(line, "key \"" + key + "\" stands here a second time; first in line " + lines.get(key));
        } else {
            values.put(key, tuple.getValueNode());
        }
    }

    private Header header() {
        PageType type = type();
        if (type == null) {
            return null;
        }
        checkKeys(type);
        var header = new Header(
                text("title", ""),
                text("description", ""),
                type,
                date("updated"),
                sources(),
                wholeNumber("order", DEFAULT_ORDER),
                texts("tags"),
                flag("draft"),
                text("menu", text("title", "")),
                text("calculator", null),
                Map.copyOf(lines));
        return good ? header : null;
    }

    private PageType type() {
        if (!values.containsKey("type")) {
            wrong(1, "key \"type\" is missing; known: " + String.join(", ", PageType.codes()));
            return null;
        }
        String code = text("type", "");
        PageType type = PageType.of(code);
        if (type == null && good) {
            wrong(lines.get("type"), "unknown type \"" + code + "\"", Known.names(code, PageType.codes()));
        }
        return type;
    }

    private void checkKeys(PageType type) {
        Set<String> known = new TreeSet<>(type.required());
        known.addAll(type.optional());
        for (String key : values.keySet()) {
            if (!known.contains(key)) {
                wrong(lines.get(key), "unknown key \"" + key + "\" for type " + type.code(), Known.names(key, known));
            }
        }
        for (String key : type.required()) {
            if (!values.containsKey(key)) {
                wrong(
                        1,
                        "key \"" + key + "\" is missing; a page of type " + type.code() + " needs "
                                + String.join(", ", type.required()));
            }
        }
    }

    private String text(String key, String whenMissing) {
        Node node = values.get(key);
        if (node == null) {
            return whenMissing;
        }
        if (node instanceof ScalarNode scalar && !scalar.getValue().isBlank()) {
            return scalar.getValue().strip();
        }
        wrong(lines.get(key), "\"" + key + "\" must be a text that is not empty");
        return "";
    }

    private LocalDate date(String key) {
        if (!values.containsKey(key)) {
            return null;
        }
        String text = text(key, "");
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            wrong(lines.get(key), "\"" + key + "\" must be a date such as 2026-11-30, was \"" + text + "\"");
            return null;
        }
    }

    private int wholeNumber(String key, int whenMissing) {
        if (!values.containsKey(key)) {
            return whenMissing;
        }
        String text = text(key, "");
        if (text.matches("\\d{1,6}")) {
            return Integer.parseInt(text);
        }
        wrong(lines.get(key), "\"" + key + "\" must be a whole number, was \"" + text + "\"");
        return whenMissing;
    }

    private boolean flag(String key) {
        String text = text(key, "false");
        if (!text.equals("true") && !text.equals("false")) {
            wrong(lines.get(key), "\"" + key + "\" must be true or false, was \"" + text + "\"");
        }
        return text.equals("true");
    }

    /** Returns the sources: a list, of which some may have a key, or a mapping from keys to texts. */
    private List<Source> sources() {
        Node node = values.get("sources");
        if (node == null) {
            return List.of();
        }
        var sources = new ArrayList<Source>();
        if (node instanceof SequenceNode sequence) {
            sequence.getValue().forEach(item -> sources.add(source(item)));
        } else if (node instanceof MappingNode mapping) {
            mapping.getValue().forEach(tuple -> sources.add(keyed(tuple)));
        }
        if (sources.isEmpty()) {
            wrong(lines.get("sources"), "\"sources\" must be a list with at least one text");
        }
        var keys = new HashSet<String>();
        for (Source source : sources) {
            if (source.key() != null && !keys.add(source.key())) {
                wrong(source.line(), "two sources have the key \"" + source.key() + "\"");
            }
        }
        return List.copyOf(sources);
    }

    private Source source(Node item) {
        boolean one = item instanceof MappingNode mapping && mapping.getValue().size() == 1;
        return one
                ? keyed(((MappingNode) item).getValue().get(0))
                : new Source(null, item("sources", item), line(item));
    }

    /** A text with a colon in it that lacks quotation marks is a mapping too, but its key is no key. */
    private Source keyed(NodeTuple tuple) {
        String key = tuple.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "";
        if (!SOURCE_KEY.matcher(key).matches()) {
            wrong(
                    line(tuple.getKeyNode()),
                    "\"" + key + "\" is no key of a source; a key is of small Latin letters, digits and hyphens, "
                            + "a text with \": \" in it stands in quotation marks");
        }
        return new Source(key, item("sources", tuple.getValueNode()), line(tuple.getKeyNode()));
    }

    private List<String> texts(String key) {
        Node node = values.get(key);
        if (node == null) {
            return List.of();
        }
        var texts = new ArrayList<String>();
        if (node instanceof SequenceNode sequence) {
            sequence.getValue().forEach(item -> texts.add(item(key, item)));
        }
        if (texts.isEmpty()) {
            wrong(lines.get(key), "\"" + key + "\" must be a list with at least one text");
        }
        return List.copyOf(texts);
    }

    private String item(String key, Node item) {
        if (item instanceof ScalarNode scalar && !scalar.getValue().isBlank()) {
            return scalar.getValue().strip();
        }
        wrong(
                line(item),
                "\"" + key + "\" must be a list of texts; a text with \": \" in it stands in quotation marks");
        return "";
    }

    /** Returns the line in the file: the front matter begins in the second one. */
    private static int line(Node node) {
        return node.getStartMark().map(mark -> mark.getLine() + 2).orElse(1);
    }

    private void wrong(int line, String text) {
        good = false;
        mistakes.add(file, line, text);
    }

    private void wrong(int line, String text, Known known) {
        good = false;
        mistakes.add(file, line, text, known);
    }
}
