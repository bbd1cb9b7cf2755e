package handbook.generator.data;

import handbook.generator.pack.Pack;
import handbook.generator.source.Pictures;
import java.util.Set;

/**
 * What all pages may show: tables, pictures. Pages come to depend on nothing else, so that what they asked for
 * tells whether they have to be read again.
 */
public record Library(DataFiles data, Pictures pictures) {

    private static final String DATA = "data ";
    private static final String PICTURE = "picture ";

    public static Library of(DataFiles data, Pictures pictures) {
        return new Library(data, pictures);
    }

    /** Returns the same things; what is asked of them is noted. */
    public Library noting(Set<String> names) {
        return new Library(
                data.noting(name -> names.add(DATA + name)), pictures.noting(name -> names.add(PICTURE + name)));
    }

    /**
     * Returns what is another one when the answers about a thing are.
     *
     * @param name as it was noted
     */
    public String hash(String name) {
        return name.startsWith(DATA)
                ? data.hash(name.substring(DATA.length()))
                : Pack.hash(pictures.size(name.substring(PICTURE.length())));
    }
}
