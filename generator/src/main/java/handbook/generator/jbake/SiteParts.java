package handbook.generator.jbake;

import handbook.generator.asset.Assets;
import handbook.generator.site.InterfaceTexts;
import handbook.generator.site.Navigation;

/** What templates are filled from, besides the page itself. */
public record SiteParts(Navigation navigation, Assets assets, InterfaceTexts texts) {}
