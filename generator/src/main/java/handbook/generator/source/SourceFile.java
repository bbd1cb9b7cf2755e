package handbook.generator.source;

import java.nio.file.Path;

/**
 * A file of the handbook.
 *
 * @param location where it is
 * @param path from the root of the handbook, with slashes; messages name it by this
 */
public record SourceFile(Path location, String path) {}
