package handbook.generator.asset;

import freemarker.template.TemplateMethodModelEx;
import freemarker.template.TemplateModelException;
import handbook.generator.mistake.Known;
import java.util.List;
import java.util.function.Consumer;

/** {@code asset("css/site.css")} in templates: the address of an asset from the page. */
public final class AssetFunction implements TemplateMethodModelEx {

    private final Assets assets;
    private final String root;
    private final Consumer<String> used;

    /**
     * @param root prefix from the page to the site's root
     * @param used is told the names that are asked for
     */
    public AssetFunction(Assets assets, String root, Consumer<String> used) {
        this.assets = assets;
        this.root = root;
        this.used = used;
    }

    @Override
    @SuppressWarnings("rawtypes") // so declared by FreeMarker
    public Object exec(List arguments) throws TemplateModelException {
        if (arguments.size() != 1) {
            throw new TemplateModelException("asset() needs the name of one file");
        }
        String name = arguments.get(0).toString();
        used.accept(name);
        String published = assets.published(name);
        if (published == null) {
            throw new TemplateModelException("no asset \"" + name + "\"; " + Known.names(name, assets.names()));
        }
        return root + published;
    }
}
