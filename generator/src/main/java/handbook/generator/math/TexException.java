package handbook.generator.math;

/** TeX that is no formula. */
public final class TexException extends Exception {

    private static final long serialVersionUID = 1L;

    private final int position;

    TexException(String message, int position) {
        super(message, null, false, false);
        this.position = position;
    }

    /** Returns where it was noticed: an offset in the TeX, its length where something is missing at the end. */
    public int position() {
        return position;
    }
}
