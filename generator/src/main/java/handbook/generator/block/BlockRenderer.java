package handbook.generator.block;

/** One kind of {@code :::} block. */
interface BlockRenderer {

    /** Returns whether the inside is Markdown; otherwise it is lines of {@code name: value}. */
    boolean hasMarkdownInside();

    /**
     * Writes the block. What the author did wrong goes to the page's mistakes, not into an exception.
     *
     * @param out takes the HTML
     */
    void render(FencedBlock block, PageContext page, BlockOutput out);
}
