package handbook.generator.build;

import handbook.generator.asset.Assets;
import handbook.generator.check.ContentCheck;
import handbook.generator.data.DataFiles;
import handbook.generator.mistake.Mistakes;
import handbook.generator.page.Page;
import handbook.generator.page.PageReader;
import handbook.generator.site.InterfaceTexts;
import handbook.generator.source.ContentTree;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jbake.app.configuration.JBakeConfiguration;

/**
 * Everything the site is made of, read and checked.
 *
 * @param pages that could be read and are published
 */
record Sources(List<Page> pages, DataFiles data, Assets assets, InterfaceTexts texts) {

    static Sources read(Path root, JBakeConfiguration settings, Mistakes mistakes) {
        String folder = settings.getContentFolderName();
        ContentTree content = ContentTree.of(root, folder, mistakes);
        DataFiles data = DataFiles.read(content.data(), mistakes);
        List<Page> all = pages(content, data, mistakes);
        List<Page> pages = all.stream().filter(page -> !page.header().draft()).toList();
        List<String> drafts = all.stream()
                .filter(page -> page.header().draft())
                .map(Page::path)
                .toList();
        Assets assets = Assets.read(root, settings.getAssetFolderName(), content, mistakes);
        ContentCheck.run(content, folder, pages, drafts, assets, mistakes);
        InterfaceTexts texts = InterfaceTexts.read(root, settings.getTemplateFolderName(), mistakes);
        return new Sources(pages, data, assets, texts);
    }

    private static List<Page> pages(ContentTree content, DataFiles data, Mistakes mistakes) {
        var reader = new PageReader(data, mistakes);
        return content.pages().entrySet().parallelStream()
                .map(file -> reader.read(file.getValue(), file.getKey()))
                .filter(Objects::nonNull)
                .toList();
    }
}
