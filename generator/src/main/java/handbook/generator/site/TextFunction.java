package handbook.generator.site;

import freemarker.template.TemplateMethodModelEx;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.utility.DeepUnwrap;
import handbook.core.text.Language;
import handbook.generator.mistake.Known;
import java.util.ArrayList;
import java.util.List;

/** {@code t("key", arguments…)} in templates: a text in the page's language. */
public final class TextFunction implements TemplateMethodModelEx {

    private final InterfaceTexts texts;
    private final Language language;

    public TextFunction(InterfaceTexts texts, String language) {
        this.texts = texts;
        this.language = Language.of(language);
    }

    @Override
    @SuppressWarnings("rawtypes") // so declared by FreeMarker
    public Object exec(List arguments) throws TemplateModelException {
        var values = new ArrayList<Object>();
        for (Object argument : arguments) {
            values.add(DeepUnwrap.unwrap((TemplateModel) argument));
        }
        if (values.isEmpty() || !(values.get(0) instanceof String key)) {
            throw new TemplateModelException("t() needs the key of a text");
        }
        if (!texts.keys(language).contains(key)) {
            throw new TemplateModelException("no text \"" + key + "\" in texts_" + language.code() + ".properties; "
                    + Known.names(key, texts.keys(language)));
        }
        return texts.of(language).get(key, values.subList(1, values.size()).toArray());
    }
}
