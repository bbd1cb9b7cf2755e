package handbook.generator.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HtmlTagsTest {

    @Test
    void startTagsAreFoundWithTheirAttributes() {
        List<HtmlTags.Tag> tags = HtmlTags.of("<p>a</p><A HREF='x.html' title=\"1 > 2 &amp; 3\" hidden>b</a><br/>");
        assertThat(tags).extracting(HtmlTags.Tag::name).containsExactly("p", "a", "br");
        assertThat(tags.get(1)).hasToString("<a href=\"x.html\" title=\"1 > 2 & 3\" hidden=\"\">");
        assertThat(tags.get(1).get("title")).isEqualTo("1 > 2 & 3");
        assertThat(tags.get(1).get("hidden")).isEmpty();
        assertThat(tags.get(1).get("id")).isNull();
    }

    @Test
    void commentsHoldNoTags() {
        assertThat(HtmlTags.of("<!-- <script>x</script> --><p>"))
                .extracting(HtmlTags.Tag::name)
                .containsExactly("p");
    }

    @Test
    void aTagIsPrintedAsItIsWritten() {
        assertThat(HtmlTags.of("<a  href=x>").get(0)).hasToString("<a href=\"x\">");
    }
}
