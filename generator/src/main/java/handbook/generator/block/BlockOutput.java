package handbook.generator.block;

/** Where a block's HTML goes. */
public interface BlockOutput {

    /** Writes HTML as it stands, on lines of its own. */
    void html(String html);

    /** Writes the Markdown inside the block. */
    void inside();
}
