package handbook.generator.check;

import handbook.core.TextFiles;
import handbook.generator.asset.Assets;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.source.ContentTree;
import java.util.List;

/** All checks of what authors wrote that need more than one page. */
public final class ContentCheck {

    private ContentCheck() {}

    /**
     * @param folder of the content, for messages
     * @param pages that could be read and are published
     * @param drafts paths of pages that are left out
     */
    public static void run(
            ContentTree content,
            String folder,
            List<Page> pages,
            List<String> drafts,
            Assets assets,
            Mistakes mistakes) {
        StructureCheck.run(content, pages, folder, mistakes);
        AddressCheck.run(assets.origins(), content.pages(), mistakes);
        LinkCheck.run(content, pages, drafts, mistakes);
        TranslationCheck.pages(content, pages, drafts, mistakes);
        TranslationCheck.age(pages, mistakes);
        ReachCheck.run(pages, mistakes);
        LengthCheck.run(pages, mistakes);
        UntouchedCheck.run(pages, mistakes);
        PictureCheck.run(content.pictures(), pages, mistakes);
        TranslationCheck.calculatorTexts(language -> TextFiles.all(language).keySet(), mistakes);
        CalculatorCheck.run(pages, folder, mistakes);
    }
}
