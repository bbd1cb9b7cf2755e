package handbook.server;

import java.util.Locale;
import java.util.regex.Pattern;

/** The headers that keep a page to itself, whoever serves it. */
public final class Policy {

    /** The policy every page is made for, without who may frame it. */
    public static final String CONTENT = "default-src 'none'; script-src 'self'; style-src 'self'; "
            + "img-src 'self' data:; base-uri 'none'; form-action 'none'";

    private static final Pattern ORIGIN = Pattern.compile("https?://[a-z0-9.-]+(:[0-9]{1,5})?");

    private Policy() {}

    /**
     * Returns the whole policy.
     *
     * @param framers the sites besides the own one that may show pages in a frame: {@code https://wiki.example}
     * @throws IllegalArgumentException if one is no such address
     */
    public static String framedBy(Iterable<String> framers) {
        var policy = new StringBuilder(CONTENT).append("; frame-ancestors 'self'");
        for (String framer : framers) {
            String origin = framer.toLowerCase(Locale.ROOT);
            if (!ORIGIN.matcher(origin).matches()) {
                throw new IllegalArgumentException(
                        "\"" + framer + "\" is no address of a site such as https://wiki.example");
            }
            policy.append(' ').append(origin);
        }
        return policy.toString();
    }
}
