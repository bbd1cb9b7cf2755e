package handbook.generator.cache;

import handbook.core.Calculators;
import handbook.generator.pack.Pack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which program this is: a page made by another version is not taken for one of this. */
final class Engine {

    private static final String HASH = Pack.hash(System.getProperty("java.runtime.version"), files());

    private Engine() {}

    /** Returns the hash of our own classes, the calculators', and the libraries. */
    static String hash() {
        return HASH;
    }

    private static List<String> files() {
        var hashes = new ArrayList<String>();
        try {
            for (Class<?> part : List.of(Engine.class, Calculators.class)) {
                Path place = Path.of(
                        part.getProtectionDomain().getCodeSource().getLocation().toURI());
                add(place, hashes);
                Path libraries = place.resolveSibling("lib");
                if (Files.isRegularFile(place) && Files.isDirectory(libraries)) {
                    add(libraries, hashes);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return hashes;
    }

    private static void add(Path place, List<String> hashes) throws IOException {
        try (Stream<Path> files = Files.walk(place)) {
            for (Path file : new TreeSet<>(files.filter(Files::isRegularFile).toList())) {
                hashes.add(place.relativize(file).toString());
                hashes.add(Pack.hashOf(Files.readAllBytes(file)));
            }
        }
    }
}
