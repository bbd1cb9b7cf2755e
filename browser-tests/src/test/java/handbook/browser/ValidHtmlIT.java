package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nu.validator.validation.SimpleDocumentValidator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Every page of the site is valid HTML, with its MathML and SVG, by the checker of the W3C. It needs no browser. */
class ValidHtmlIT {

    private static final String SCHEMA = "http://s.validator.nu/html5-rdfalite.rnc";

    private final List<String> findings = new ArrayList<>();
    private final SimpleDocumentValidator validator = new SimpleDocumentValidator(true, true, false);

    @BeforeEach
    void readTheRules() throws Exception {
        validator.setUpMainSchema(SCHEMA, new Findings("schema", findings));
    }

    @Test
    void everyPageIsValid() throws Exception {
        List<Path> pages = pages();
        for (Path page : pages) {
            try (InputStream in = Files.newInputStream(page)) {
                check(name(page), in);
            }
        }
        assertThat(pages).hasSizeGreaterThan(90);
        assertThat(findings).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            <p><div></div></p>                            | No “p” element in scope
            <p id=a><p id=a>                              | Duplicate ID “a”
            <img src=a.png>                               | “img” element must have an “alt” attribute
            <math><msub><mi>a</mi></msub></math>          | “msub”
            <svg><rect fill=red alt=a></rect></svg>       | Attribute “alt” not allowed
            <script src=https://example.org/a.js></script>| Content Security Policy
            """)
    void whatIsWrongIsFound(String html, String finding) throws Exception {
        String page = "<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>A</title>"
                + "<meta http-equiv=Content-Security-Policy content=\"script-src 'self'\"></head><body>" + html;
        check("page.html", new ByteArrayInputStream(page.getBytes(StandardCharsets.UTF_8)));
        assertThat(findings).isNotEmpty().allMatch(line -> line.startsWith("page.html:1:"));
        assertThat(findings).anyMatch(line -> line.contains(finding));
    }

    private void check(String name, InputStream html) throws IOException, SAXException {
        validator.setUpValidatorAndParsers(new Findings(name, findings), false, false);
        var source = new InputSource(html);
        source.setEncoding("UTF-8");
        // an address, so that its own scripts are its own by the content security policy
        source.setSystemId("https://handbook.test/" + name);
        validator.checkHtmlInputSource(source);
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(Browser.site())) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .sorted()
                    .toList();
        }
    }

    private static String name(Path page) {
        return Browser.site().relativize(page).toString();
    }

    /** Notes errors and warnings with page, line and column. */
    private record Findings(String page, List<String> all) implements ErrorHandler {

        private void add(SAXParseException finding) {
            all.add(page + ":" + finding.getLineNumber() + ":" + finding.getColumnNumber() + ": "
                    + finding.getMessage());
        }

        @Override
        public void warning(SAXParseException finding) {
            add(finding);
        }

        @Override
        public void error(SAXParseException finding) {
            add(finding);
        }

        @Override
        public void fatalError(SAXParseException finding) throws SAXException {
            add(finding);
        }
    }
}
