package handbook.generator.data;

import handbook.generator.mistake.Mistakes;
import handbook.generator.pack.Pack;
import handbook.generator.source.Pictures;
import java.util.Set;

/**
 * What all pages may show: tables, terms, pictures. Pages come to depend on nothing else, so that what they asked
 * for tells whether they have to be read again.
 */
public record Library(DataFiles data, Glossary glossary, Pictures pictures) {

    private static final String DATA = "data ";
    private static final String TERM = "term ";
    private static final String PICTURE = "picture ";

    /**
     * @param folder of the data files, for messages
     */
    public static Library of(DataFiles data, Pictures pictures, String folder, Mistakes mistakes) {
        return new Library(data, Glossary.of(data, folder + "/" + Glossary.FILE, mistakes), pictures);
    }

    /** Returns the same things; what is asked of them is noted. */
    public Library noting(Set<String> names) {
        return new Library(
                data.noting(name -> names.add(DATA + name)),
                glossary.noting(name -> names.add(TERM + name)),
                pictures.noting(name -> names.add(PICTURE + name)));
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
        return name.startsWith(TERM)
                ? glossary.hash(name.substring(TERM.length()))
                : Pack.hash(pictures.size(name.substring(PICTURE.length())));
    }
}
