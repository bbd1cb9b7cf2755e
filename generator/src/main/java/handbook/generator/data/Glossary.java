package handbook.generator.data;

import handbook.core.text.Language;
import handbook.generator.mistake.Mistakes;
import handbook.generator.pack.Pack;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** The terms of the handbook in every language, from {@code content/data/glossary.csv}. */
public final class Glossary {

    /** The file's name below the data folder. */
    static final String FILE = "glossary.csv";

    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    /** Stands for all terms of a language, where it is noted what was used. */
    private static final String ALL = "*";

    private final boolean readable;
    private final Map<Language, Map<String, Term>> byName = new EnumMap<>(Language.class);
    private final Map<Language, List<Term>> terms = new EnumMap<>(Language.class);
    private final Consumer<String> used;

    /**
     * A term in one language.
     *
     * @param id the same in all languages, an address on the page of the glossary
     * @param also other names of the same thing
     */
    public record Term(String id, String name, List<String> also, String definition) {}

    private Glossary(boolean readable, Consumer<String> used) {
        this.readable = readable;
        this.used = used;
    }

    /**
     * Reads the glossary; it is empty where there is no such file.
     *
     * @param path of the file, for messages
     */
    static Glossary of(DataFiles data, String path, Mistakes mistakes) {
        var glossary = new Glossary(!data.isBroken(FILE), name -> {});
        DataFile file = data.find(FILE);
        for (Language language : Language.values()) {
            glossary.byName.put(language, new TreeMap<>());
            glossary.terms.put(language, new ArrayList<>());
            if (file != null) {
                glossary.read(file, language, path, mistakes);
            }
            Collator dictionary = Collator.getInstance(Locale.forLanguageTag(language.code()));
            glossary.terms.get(language).sort((a, b) -> dictionary.compare(a.name(), b.name()));
        }
        return glossary;
    }

    /** Returns the same terms; what is asked about them is noted. */
    Glossary noting(Consumer<String> names) {
        var glossary = new Glossary(readable, names);
        glossary.byName.putAll(byName);
        glossary.terms.putAll(terms);
        return glossary;
    }

    private void read(DataFile file, Language language, String path, Mistakes mistakes) {
        int id = column("id", file, path, mistakes);
        int name = column("term_" + language.code(), file, path, mistakes);
        int also = column("also_" + language.code(), file, path, mistakes);
        int definition = column("definition_" + language.code(), file, path, mistakes);
        boolean whole = id >= 0 && name >= 0 && also >= 0 && definition >= 0;
        for (int i = 0; whole && i < file.rows().size(); i++) {
            List<String> row = file.rows().get(i);
            var term = new Term(row.get(id), row.get(name), parts(row.get(also)), row.get(definition));
            add(term, language, path, file.lines().get(i), mistakes);
        }
    }

    private static int column(String name, DataFile file, String path, Mistakes mistakes) {
        int column = file.columns().indexOf(name);
        if (column < 0) {
            mistakes.add(path, 1, "the glossary has no column \"" + name + "\"");
        }
        return column;
    }

    private static List<String> parts(String text) {
        return Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private void add(Term term, Language language, String path, int line, Mistakes mistakes) {
        if (!ID.matcher(term.id()).matches()) {
            mistakes.add(
                    path, line, "\"" + term.id() + "\" is no address; use small Latin letters, digits and hyphens");
        }
        if (term.name().isEmpty() || term.definition().isEmpty()) {
            mistakes.add(path, line, "term or definition is missing in " + language.code());
            return;
        }
        terms.get(language).add(term);
        var names = new ArrayList<>(term.also());
        names.add(term.name());
        names.add(term.id());
        for (String name : names) {
            Term other = byName.get(language).putIfAbsent(key(name), term);
            if (other != null && other != term) {
                mistakes.add(path, line, "\"" + name + "\" is the name of \"" + other.id() + "\" already");
            }
        }
    }

    private static String key(String name) {
        return name.replace('\u00a0', ' ').toLowerCase(Locale.ROOT);
    }

    /** Tells whether the terms are known: a file that cannot be read has mistakes of its own. */
    public boolean isReadable() {
        return readable;
    }

    /** Returns the term of an id or of one of its names, small or capital letters; null if there is none. */
    public Term find(String name, Language language) {
        used.accept(language.code() + " " + key(name));
        return byName.get(language).get(key(name));
    }

    /** Returns all names and ids that {@link #find} knows. */
    public Set<String> names(Language language) {
        used.accept(language.code() + " " + ALL);
        return byName.get(language).keySet();
    }

    /** Returns all terms, in the order of a dictionary. */
    public List<Term> terms(Language language) {
        used.accept(language.code() + " " + ALL);
        return terms.get(language);
    }

    /**
     * Returns what is another one when the answers about a term are.
     *
     * @param name as it was noted
     */
    String hash(String name) {
        Language language = Language.of(name.substring(0, name.indexOf(' ')));
        String key = name.substring(name.indexOf(' ') + 1);
        return key.equals(ALL)
                ? Pack.hash(readable, terms.get(language))
                : Pack.hash(readable, byName.get(language).get(key));
    }
}
