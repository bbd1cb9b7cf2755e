package handbook.generator.jbake;

import handbook.generator.mistake.Mistakes;
import handbook.generator.page.PageType;
import handbook.generator.site.Navigation;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.apache.commons.configuration2.CompositeConfiguration;
import org.apache.commons.configuration2.PropertiesConfiguration;
import org.apache.commons.configuration2.convert.DefaultListDelimiterHandler;
import org.apache.commons.configuration2.ex.ConfigurationException;
import org.jbake.app.configuration.DefaultJBakeConfiguration;
import org.jbake.app.configuration.JBakeConfiguration;

/**
 * Reads {@code jbake.properties}. JBake's own factory would add all system properties, and needs a library
 * that is used for nothing else.
 */
public final class Settings {

    /** The file that makes a folder a handbook. */
    public static final String FILE = "jbake.properties";

    /** The setting that says where readers find the site. */
    public static final String URL = "site.url";

    private Settings() {}

    /** Returns the settings of a handbook; a page type without template is a mistake. */
    public static DefaultJBakeConfiguration read(Path root, Path destination, Mistakes mistakes) {
        var all = new CompositeConfiguration();
        try (Reader own = Files.newBufferedReader(root.resolve(FILE));
                Reader defaults = new InputStreamReader(
                        DefaultJBakeConfiguration.class.getResourceAsStream("/default.properties"),
                        StandardCharsets.UTF_8)) {
            all.addConfiguration(properties(own));
            all.addConfiguration(properties(defaults));
        } catch (ConfigurationException e) {
            throw new IllegalArgumentException(FILE + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
        var settings = new DefaultJBakeConfiguration(root.toFile(), all);
        settings.setDestinationFolder(destination.toFile());
        for (PageType type : PageType.values()) {
            checkTemplate(settings, type.code(), mistakes);
        }
        checkTemplate(settings, Navigation.EMBED, mistakes);
        if (address(settings) == null) {
            mistakes.add(FILE, 1, URL + " is no whole address; one is https://handbook.example.org/storage/");
        }
        return settings;
    }

    /** Returns where readers find the site, with a slash at the end; empty if that is not said, null if it is none. */
    public static String address(JBakeConfiguration settings) {
        String text = Objects.toString(settings.get(URL), "").strip();
        if (text.isEmpty()) {
            return "";
        }
        try {
            URI address = new URI(text);
            boolean web = "https".equals(address.getScheme()) || "http".equals(address.getScheme());
            boolean plain = address.getQuery() == null && address.getFragment() == null;
            boolean good = web && address.getHost() != null && plain;
            return !good ? null : text.endsWith("/") ? text : text + "/";
        } catch (URISyntaxException e) {
            return null;
        }
    }

    private static PropertiesConfiguration properties(Reader reader) throws ConfigurationException, IOException {
        var properties = new PropertiesConfiguration();
        properties.setListDelimiterHandler(new DefaultListDelimiterHandler(','));
        properties.read(reader);
        return properties;
    }

    private static void checkTemplate(DefaultJBakeConfiguration settings, String type, Mistakes mistakes) {
        String template = settings.getTemplateByDocType(type);
        if (template == null) {
            mistakes.add(
                    FILE,
                    1,
                    "no template for pages of type " + type + "; add template." + type + ".file=" + type + ".ftl");
        }
    }
}
