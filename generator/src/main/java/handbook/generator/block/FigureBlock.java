package handbook.generator.block;

import handbook.core.text.Html;
import handbook.generator.source.PictureKind;
import java.util.List;

/**
 * {@code ::: figure rack.png alt="what it shows"} – a picture with a caption, which is the Markdown inside. A
 * click shows the picture in full size.
 */
final class FigureBlock implements BlockRenderer {

    private static final List<String> PARAMETERS = List.of("alt");

    @Override
    public boolean hasMarkdownInside() {
        return true;
    }

    @Override
    public void render(FencedBlock block, PageContext page, BlockOutput out) {
        Arguments arguments = Arguments.parse(block.arguments());
        arguments.check(1, PARAMETERS, block, page);
        String alt = arguments.values().getOrDefault("alt", "").strip();
        AltText.check(alt, "alt=\"what it shows\"", block.line(), 1, page);
        if (arguments.words().isEmpty()) {
            page.mistake(
                    block.line(),
                    "the file of the picture is missing; write ::: figure picture.svg alt=\"what it shows\"");
            out.inside();
            return;
        }
        String file = arguments.words().get(0);
        page.link(block.line(), 1, file, true);
        String picture = "<figure class=\"picture\">" + picture(file, alt, page);
        if (block.hasChildren()) {
            out.html(picture + "<figcaption>");
            out.inside();
            out.html("</figcaption></figure>");
        } else {
            out.html(picture + "</figure>");
        }
    }

    private static String picture(String file, String alt, PageContext page) {
        var html = new Html().raw("<a").attribute("href", file).raw("><img");
        html.attribute("src", file).attribute("alt", alt);
        PictureKind.Size size = page.pictureSize(file);
        if (size != null) {
            html.raw(" width=\"" + size.width() + "\" height=\"" + size.height() + "\"");
        }
        return html.raw(" loading=\"lazy\"></a>").toString();
    }
}
