package handbook.generator.block;

/** One kind of {@code :::} block. */
interface BlockRenderer {

    /** Returns whether the inside is Markdown; otherwise it is lines of {@code name: value}. */
    boolean hasMarkdownInside();

    /** Returns the id that the block's element should have on the page, null if it needs none. */
    default String wantedId(FencedBlock block) {
        return null;
    }

    /**
     * Writes the block. What the author did wrong goes to the page's mistakes, not into an exception.
     *
     * @param out takes the HTML
     */
    void render(FencedBlock block, PageContext page, BlockOutput out);
}
