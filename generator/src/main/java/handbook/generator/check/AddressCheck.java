package handbook.generator.check;

import handbook.generator.mistake.Mistakes;
import handbook.generator.source.SourceFile;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** One source for every address, on disks that do not tell capitals from small letters too. */
final class AddressCheck {

    private AddressCheck() {}

    /**
     * @param assets address → file for messages
     * @param pages path below the content folder → file
     */
    static void run(Map<String, String> assets, Map<String, SourceFile> pages, Mistakes mistakes) {
        var owners = new TreeMap<String, String>();
        assets.forEach((name, file) -> claim(name, file, owners, mistakes));
        for (Map.Entry<String, SourceFile> page : pages.entrySet()) {
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
