package handbook.generator.data;

import handbook.generator.math.Formulas;
import handbook.generator.mistake.Mistakes;
import handbook.generator.pack.Pack;
import handbook.generator.source.Pictures;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What all pages may show: tables, terms, pictures, formulas. Pages come to depend on nothing else, so that what they asked
 * for tells whether they have to be read again.
 */
public record Library(DataFiles data, Glossary glossary, Pictures pictures, Formulas formulas) {

    private static final String DATA = "data ";
    private static final String TERM = "term ";
    private static final String PICTURE = "picture ";
    private static final String FORMULA = "formula ";

    /**
     * @param folder of the data files, for messages
     */
    public static Library of(DataFiles data, Pictures pictures, String folder, Mistakes mistakes) {
        return of(data, pictures, new Formulas(Map.of()), folder, mistakes);
    }

    /**
     * @param formulas known from an earlier build
     * @param folder of the data files, for messages
     */
    public static Library of(DataFiles data, Pictures pictures, Formulas formulas, String folder, Mistakes mistakes) {
        return new Library(data, Glossary.of(data, folder + "/" + Glossary.FILE, mistakes), pictures, formulas);
    }

    /** Returns the same things; what is asked of them is noted. */
    public Library noting(Set<String> names) {
        return new Library(
                data.noting(name -> names.add(DATA + name)),
                glossary.noting(name -> names.add(TERM + name)),
                pictures.noting(name -> names.add(PICTURE + name)),
                formulas.noting(name -> names.add(FORMULA + name)));
    }

    /**
     * Returns what is another one when the answers about a thing are.
     *
     * @param name as it was noted
     */
    public String hash(String name) {
        if (name.startsWith(DATA)) {
            return data.hash(name.substring(DATA.length()));
        }
        if (name.startsWith(FORMULA)) {
            return ""; // says all by itself
        }
        return name.startsWith(TERM)
                ? glossary.hash(name.substring(TERM.length()))
                : Pack.hash(pictures.size(name.substring(PICTURE.length())));
    }

    /** Returns the names of the formulas among what was noted. */
    public static Set<String> formulas(Collection<String> names) {
        return names.stream()
                .filter(name -> name.startsWith(FORMULA))
                .map(name -> name.substring(FORMULA.length()))
                .collect(Collectors.toSet());
    }
}
