package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.TextFiles;
import handbook.core.form.Calculator;
import handbook.core.form.RandomInputs;
import handbook.core.form.ReportHtml;
import handbook.core.outcome.Outcome;
import handbook.core.text.Language;
import handbook.core.text.Texts;
import handbook.generator.serve.SiteServer;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The same inputs give the same report on the JVM and in the script that the site ships. */
class ParityIT {

    private static final int INPUTS = Integer.getInteger("parity.inputs", 100_000);
    private static final int BATCH = 2_000;

    /** Two polynomial hashes of every report, as the browser computes them. */
    private static final String HASHES = "return arguments[0].map(function (state) {"
            + "  var html = calculatorReport(state), a = 7, b = 11;"
            + "  for (var i = 0; i < html.length; i++) {"
            + "    var c = html.charCodeAt(i); a = Math.imul(a, 31) + c | 0; b = Math.imul(b, 1000003) ^ c; }"
            + "  return a + ' ' + b; });";

    @Test
    void hundredThousandInputsOfEveryCalculatorGiveTheSameReport() throws Exception {
        try (Browser browser = Browser.start();
                SiteServer server = SiteServer.start(Browser.site(), "127.0.0.1", 0)) {
            for (Calculator calculator : Calculators.all()) {
                int good = 0;
                for (Language language : Language.values()) {
                    browser.open(server.address() + language.code() + "/calculators/" + calculator.id() + ".html");
                    browser.waitForCalculators();
                    good += compare(browser, calculator, language);
                }
                System.out.printf(
                        "parity: %s, %d inputs equal on the JVM and in the browser, %d of them with a result%n",
                        calculator.id(), INPUTS, good);
                assertThat(good).isGreaterThan(INPUTS / 20);
            }
        }
    }

    private static int compare(Browser browser, Calculator calculator, Language language) {
        Texts texts = TextFiles.texts(language);
        var random = new Random(language.ordinal() + 1);
        int good = 0;
        int half = INPUTS / Language.values().length;
        for (int done = 0; done < half; done += BATCH) {
            var states = new ArrayList<String>();
            var expected = new ArrayList<String>();
            for (int i = 0; i < Math.min(BATCH, half - done); i++) {
                Map<String, String> inputs = RandomInputs.of(calculator, random);
                Outcome<?> outcome = calculator.run(inputs);
                good += outcome instanceof Outcome.Ok ? 1 : 0;
                states.add(state(calculator, inputs));
                expected.add(hashes(html(calculator, inputs, texts)));
            }
            List<?> found = (List<?>) browser.run(HASHES, states);
            if (!found.equals(expected)) {
                showFirstDifference(browser, calculator, texts, states, expected, found);
            }
        }
        return good;
    }

    private static void showFirstDifference(
            Browser browser,
            Calculator calculator,
            Texts texts,
            List<String> states,
            List<String> expected,
            List<?> found) {
        for (int i = 0; i < states.size(); i++) {
            if (!expected.get(i).equals(found.get(i))) {
                Object inBrowser = browser.run("return calculatorReport(arguments[0])", states.get(i));
                Map<String, String> inputs = new java.util.LinkedHashMap<>();
                for (String pair :
                        states.get(i).substring(states.get(i).indexOf('&') + 1).split("&")) {
                    String value = pair.substring(pair.indexOf('=') + 1);
                    inputs.put(
                            pair.substring(0, pair.indexOf('=')),
                            java.net.URLDecoder.decode(value, StandardCharsets.UTF_8));
                }
                assertThat(inBrowser).as(states.get(i)).isEqualTo(html(calculator, inputs, texts));
            }
        }
        throw new AssertionError("reports differ, but not when asked for one by one");
    }

    private static String html(Calculator calculator, Map<String, String> inputs, Texts texts) {
        return ReportHtml.of(calculator, calculator.run(inputs), texts, calculator.id());
    }

    private static String state(Calculator calculator, Map<String, String> inputs) {
        var state = new StringBuilder(calculator.id()).append(":v=").append(calculator.version());
        inputs.forEach((name, value) -> state.append('&')
                .append(name)
                .append('=')
                .append(URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20")));
        return state.toString();
    }

    private static String hashes(String html) {
        int a = 7;
        int b = 11;
        for (int i = 0; i < html.length(); i++) {
            a = a * 31 + html.charAt(i);
            b = b * 1000003 ^ html.charAt(i);
        }
        return a + " " + b;
    }
}
