package handbook.generator.math;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formulas in TeX as MathML. A formula that was seen before, in this build or in an earlier one, is not worked out
 * again. Thread-safe.
 */
public final class Formulas {

    /** What KaTeX says around the heart of a message, and where it repeats the formula. */
    private static final Pattern FRAME = Pattern.compile(
            "(?s)^KaTeX parse error: |LaTeX-incompatible input and strict mode is set to 'error': | \\[\\w+\\](?= at |$)"
                    + "| at (?:position \\d+|end of input): .*");

    private static final Pattern WORDS = Pattern.compile("Unicode text character \"(.*?)\"");

    /** What browsers do not draw, or what would be unreadable in the other colour scheme. */
    private static final Pattern UNKNOWN =
            Pattern.compile("<(menclose|mglyph|mtable width)|\\s(mathcolor|mathbackground|style|href)=");

    /** An invisible mark behind names of functions, which KaTeX puts where it breaks the rules: in an index. */
    private static final String APPLY = "<mo>\u2061</mo>";

    /** Digits with a decimal comma or a space between thousands are one number. */
    private static final Pattern PARTED = Pattern.compile(
            "(?<=\\d)</mn>(?:<mo separator=\"true\" lspace=\"0em\" rspace=\"0em\">(,)</mo>|<mtext>([\u2009\u00a0\u202f])</mtext>)<mn>(?=\\d)");

    /** Words: as text they would count as space, and signs between them would lose theirs. */
    private static final Pattern WORD = Pattern.compile("<mtext>([^<]*[\\p{L}\\p{N}][^<]*)</mtext>");

    private final Map<String, String> known;
    private final Consumer<String> used;
    private final AtomicInteger made;

    private Formulas(Map<String, String> known, Consumer<String> used, AtomicInteger made) {
        this.known = known;
        this.used = used;
        this.made = made;
    }

    /**
     * @param known from an earlier build, as {@link #known} returned them
     */
    public Formulas(Map<String, String> known) {
        this(new ConcurrentHashMap<>(known), name -> {}, new AtomicInteger());
    }

    /** Returns the same formulas; what is asked of them is noted by its name. */
    public Formulas noting(Consumer<String> names) {
        return new Formulas(known, names, made);
    }

    /** Returns the formulas of these names, to be kept for another build. */
    public Map<String, String> known(Set<String> names) {
        var kept = new TreeMap<>(known);
        kept.keySet().retainAll(names);
        return kept;
    }

    /** Returns how many formulas were not known. */
    public int made() {
        return made.get();
    }

    /**
     * Returns a formula as a {@code math} element.
     *
     * @param display whether it stands by itself
     * @throws TexException if it is none
     */
    public String mathml(String tex, boolean display) throws TexException {
        String name = (display ? "$$" : "$") + tex;
        used.accept(name);
        String before = known.get(name);
        return before == null ? make(name, tex, display) : before;
    }

    /** One formula at a time; both languages of a page often come to the same one at once. */
    private String make(String name, String tex, boolean display) throws TexException {
        synchronized (known) {
            String before = known.get(name);
            if (before != null) {
                return before;
            }
            made.incrementAndGet();
            String mathml = fit(tex, katex(tex, display));
            known.put(name, mathml);
            return mathml;
        }
    }

    private static String katex(String tex, boolean display) throws TexException {
        try {
            return Katex.get().mathml(tex, display);
        } catch (TexException e) {
            Matcher words = WORDS.matcher(e.getMessage());
            String what = words.find()
                    ? "words and letters that are not Latin stand in \\text{…}, but here \"" + words.group(1) + "\""
                    : FRAME.matcher(e.getMessage()).replaceAll("");
            throw new TexException(what, e.position());
        }
    }

    /** Leaves the element itself, valid and without what its place says already. */
    private static String fit(String tex, String html) throws TexException {
        int start = html.indexOf("<math");
        int end = html.indexOf("</math>") + "</math>".length();
        String math = html.substring(start, end).replace(" xmlns=\"http://www.w3.org/1998/Math/MathML\"", "");
        Matcher unknown = UNKNOWN.matcher(math.substring(0, math.lastIndexOf("<annotation")));
        if (unknown.find()) {
            throw new TexException("frames, lines through, tags, colours and links are not shown by all browsers", 0);
        }
        String named = WORD.matcher(math.replace(APPLY, "")).replaceAll("<mi mathvariant=\"normal\">$1</mi>");
        return PARTED.matcher(named).replaceAll(part -> part.group(1) == null ? part.group(2) : part.group(1));
    }
}
