package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.serve.SiteServer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The rules of axe on the page of each template that has most in it, in both languages, both colour schemes and two
 * sizes, served with the strict headers. Templates are found by the class of the body, so that new ones take part.
 */
class AccessibilityIT {

    private static final Pattern TYPE = Pattern.compile("<body class=\"([^\"]+)\"");

    /**
     * Without {@code preload}, which fetches style sheets, as our policy forbids; they are of our own server. A frame in
     * another page has no heading of its own.
     */
    private static final String RUN = "var done = arguments[arguments.length - 1];"
            + "var framed = document.body.classList.contains('embed');"
            + "axe.run(document, {preload: false, resultTypes: ['violations'],"
            + "  rules: {'page-has-heading-one': {enabled: !framed}}}).then(function (result) {"
            + "  done(result.violations.map(function (rule) {"
            + "    return rule.id + ': ' + rule.help + ': ' + rule.nodes.slice(0, 3).map(function (node) {"
            + "      return node.html.slice(0, 160) + ' ' + node.failureSummary;"
            + "    }).join(' | ').replace(/\\s+/g, ' ');"
            + "  }));"
            + "}, function (error) { done(['axe failed: ' + error]); });";

    private static String axe;
    private static Browser desktop;
    private static Browser phone;
    private static SiteServer server;

    @BeforeAll
    static void start() throws IOException {
        try (InputStream in = AccessibilityIT.class.getResourceAsStream("/axe.min.js")) {
            axe = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        desktop = Browser.start();
        phone = Browser.ofPhoneSize();
        server = SiteServer.start(Browser.site(), "127.0.0.1", 0);
    }

    @AfterAll
    static void stop() {
        for (Browser browser : new Browser[] {desktop, phone}) {
            if (browser != null) {
                browser.close();
            }
        }
        if (server != null) {
            server.close();
        }
    }

    @AfterEach
    void nothingWasBlockedOrFailed() {
        assertThat(desktop.complaints()).isEmpty();
        assertThat(phone.complaints()).isEmpty();
    }

    /** Each calculator has a form and a report of its own. */
    @Test
    void noCalculatorBreaksARule() throws IOException {
        phone.prefer("light");
        var findings = new ArrayList<String>();
        for (Path file : files("ru/calculators/")) {
            findings.addAll(violations(phone, path(file)));
        }
        assertThat(findings).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "ru, light, desktop", "ru, dark, desktop", "ru, light, phone", "ru, dark, phone",
        "en, light, desktop", "en, dark, desktop", "en, light, phone", "en, dark, phone"
    })
    void noTemplateBreaksARule(String language, String scheme, String size) throws IOException {
        Browser browser = size.equals("phone") ? phone : desktop;
        browser.prefer(scheme);
        var findings = new ArrayList<String>();
        for (String page : pages(language)) {
            findings.addAll(violations(browser, page));
        }
        assertThat(findings).isEmpty();
    }

    private static List<String> violations(Browser browser, String page) {
        browser.open(server.address() + page);
        browser.waitForCalculators();
        browser.run(axe);
        return ((List<?>) browser.runAndWait(RUN))
                .stream().map(finding -> page + ": " + finding).toList();
    }

    /** Returns the largest page of each template and the glossary. */
    private static List<String> pages(String language) throws IOException {
        var largest = new TreeMap<String, Path>();
        for (Path file : files("")) {
            Path before = largest.get(type(file));
            boolean shown = !path(file).contains("/") || path(file).startsWith(language + "/");
            if (shown && (before == null || Files.size(before) < Files.size(file))) {
                largest.put(type(file), file);
            }
        }
        assertThat(largest).containsKeys("type-start", "type-home", "type-section", "type-article", "type-calculator");
        var pages = new ArrayList<>(
                largest.values().stream().map(AccessibilityIT::path).toList());
        pages.add(language + "/glossary/index.html");
        return pages;
    }

    private static List<Path> files(String start) throws IOException {
        try (Stream<Path> files = Files.walk(Browser.site())) {
            return files.filter(file ->
                            file.toString().endsWith(".html") && path(file).startsWith(start))
                    .sorted()
                    .toList();
        }
    }

    private static String path(Path file) {
        return Browser.site().relativize(file).toString().replace('\\', '/');
    }

    private static String type(Path file) throws IOException {
        Matcher type = TYPE.matcher(Files.readString(file));
        assertThat(type.find()).as("class of the body of %s", file).isTrue();
        return type.group(1);
    }
}
