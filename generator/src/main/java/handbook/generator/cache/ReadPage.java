package handbook.generator.cache;

import handbook.generator.markdown.PageHtml;
import handbook.generator.mistake.Mistake;
import handbook.generator.pack.Pack;
import handbook.generator.page.Header;
import java.util.List;
import java.util.Map;

/**
 * What came of reading a page.
 *
 * @param hash of the file
 * @param data hashes of the data files, pictures and so on that it used, by name
 * @param header null if the page was no good
 * @param body null if the page was no good; without HTML when it is kept, since that takes much room
 * @param mistakes found in it
 */
public record ReadPage(String hash, Map<String, String> data, Header header, PageHtml body, List<Mistake> mistakes) {

    /** Returns what is another one when the page's HTML may be another one. */
    public String key() {
        return data.isEmpty() ? hash : Pack.hash(hash, data);
    }

    /** Returns the same without the HTML, which takes much room and can be made again. */
    public ReadPage small() {
        return body == null || body.html() == null
                ? this
                : new ReadPage(hash, data, header, body.withoutHtml(), mistakes);
    }
}
