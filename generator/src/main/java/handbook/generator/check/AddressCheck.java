package handbook.generator.check;

import handbook.generator.asset.Assets;
import handbook.generator.mistake.Mistakes;
import handbook.generator.source.ContentTree;
import handbook.generator.source.SourceFile;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** One source for every address, on disks that do not tell capitals from small letters too. */
final class AddressCheck {

    private AddressCheck() {}

    static void run(ContentTree content, Assets assets, Mistakes mistakes) {
        var owners = new TreeMap<String, String>();
        for (String name : assets.names()) {
            claim(name, assets.origin(name), owners, mistakes);
        }
        for (Map.Entry<String, SourceFile> page : content.pages().entrySet()) {
            String address = page.getKey().substring(0, page.getKey().length() - ".md".length()) + ".html";
            claim(address, page.getValue().path(), owners, mistakes);
        }
    }

    private static void claim(String address, String owner, Map<String, String> owners, Mistakes mistakes) {
        String other = owners.putIfAbsent(address.toLowerCase(Locale.ROOT), owner);
        if (other != null) {
            mistakes.add(owner, 1, "has the same address as " + other + ": " + address.toLowerCase(Locale.ROOT));
        }
    }
}
