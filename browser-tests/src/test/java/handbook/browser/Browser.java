package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A headless Chromium with an empty profile. */
final class Browser implements AutoCloseable {

    private static final File CHROMIUM = new File(System.getProperty("chromium", "/usr/bin/chromium"));
    private static final File DRIVER = new File(System.getProperty("chromedriver", "/usr/bin/chromedriver"));

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts a browser with scripts on. */
    static Browser start() {
        return start(1280, 1000, true);
    }

    static Browser withoutScript() {
        return start(1280, 1000, false);
    }

    static Browser ofPhoneSize() {
        return start(390, 844, true);
    }

    private static Browser start(int width, int height, boolean script) {
        requireChromium();
        var options = new ChromeOptions();
        options.setBinary(CHROMIUM);
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync");
        if (!script) {
            options.setExperimentalOption("prefs", Map.of("profile.managed_default_content_settings.javascript", 2));
        }
        var logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        var service =
                new ChromeDriverService.Builder().usingDriverExecutable(DRIVER).build();
        var browser = new Browser(new ChromeDriver(service, options));
        browser.driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        return browser;
    }

    /** Skips the tests where there is no Chromium; on CI that is a failure, since nothing would be tested. */
    private static void requireChromium() {
        boolean there = CHROMIUM.canExecute() && DRIVER.canExecute();
        if (!there && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("no " + CHROMIUM + " and " + DRIVER + ": the site was not tested in a browser");
        }
        if (!there) {
            System.out.println("NOT RUN: browser tests; packages chromium and chromium-driver are missing");
            Assumptions.abort("no Chromium");
        }
    }

    /** Sets what the system is said to be: {@code light} or {@code dark}. */
    void prefer(String scheme) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    void open(String address) {
        driver.get(address);
    }

    void openFile(Path file) {
        assertThat(file).exists();
        open(file.toAbsolutePath().normalize().toUri().toString());
    }

    String address() {
        return driver.getCurrentUrl();
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    /** Returns the text of an element, no-break spaces as spaces, whether it is visible or not. */
    String text(String selector) {
        String text = find(selector).getDomProperty("textContent");
        return text.replace('\u00a0', ' ').strip();
    }

    /** Types a new text into a field, key by key as a reader does. */
    void type(String selector, String text) {
        WebElement field = find(selector);
        field.clear();
        field.sendKeys(text);
    }

    void choose(String selector, String value) {
        find(selector + " option[value='" + value + "']").click();
    }

    void click(String selector) {
        run("arguments[0].click()", find(selector));
    }

    void pointAt(String selector) {
        new Actions(driver).moveToElement(find(selector)).perform();
    }

    /** Lets all that follows be about the page in a frame, until {@link #leaveFrame}. */
    void enterFrame(String selector) {
        driver.switchTo().frame(find(selector));
    }

    void leaveFrame() {
        driver.switchTo().defaultContent();
    }

    void reload() {
        driver.navigate().refresh();
    }

    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** Runs a script that calls its last argument with the result. */
    Object runAndWait(String script, Object... arguments) {
        driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(60));
        return driver.executeAsyncScript(script, arguments);
    }

    void waitFor(String what, String condition) {
        new WebDriverWait(driver, Duration.ofSeconds(10))
                .withMessage(what)
                .until(ignored -> Boolean.TRUE.equals(run("return " + condition)));
    }

    /** Waits until the calculators of the page have been taken over. */
    void waitForCalculators() {
        waitFor(
                "the calculators to be switched on",
                "!document.querySelector('form[data-calculator] fieldset:disabled')");
    }

    /** Returns what the browser complained about since the last call. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    /** Returns a folder of this size's site copied below another folder, as a server under a sub-path has it. */
    static Path site() {
        Path site = Path.of(System.getProperty("site", "../target/site"));
        assertThat(Files.exists(site.resolve("index.html")))
                .as("the baked site in %s", site)
                .isTrue();
        return site;
    }

    @Override
    public void close() {
        driver.quit();
    }
}
