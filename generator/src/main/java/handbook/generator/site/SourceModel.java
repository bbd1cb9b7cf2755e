package handbook.generator.site;

import java.util.List;

/**
 * A source below a page.
 *
 * @param id of its entry, null if the text cannot name it
 * @param html its text, addresses in it as links
 * @param places ids of the places in the text that name it
 */
public record SourceModel(String id, String html, List<String> places) {}
