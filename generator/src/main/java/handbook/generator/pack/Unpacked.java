package handbook.generator.pack;

/** A collection that {@link Pack} passes over: whoever packs it notes by other means what was taken from it. */
public interface Unpacked {}
