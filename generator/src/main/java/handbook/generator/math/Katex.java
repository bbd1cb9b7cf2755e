package handbook.generator.math;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/** KaTeX in Rhino: TeX to MathML. It takes a second to load, so it is loaded when it is first needed, and once. */
final class Katex {

    private static final String FOLDER = "/META-INF/resources/webjars/katex/0.16.4/dist/";

    private final Scriptable scope;
    private final Function render;

    private Katex() {
        try (Context context = context()) {
            scope = context.initSafeStandardObjects();
            context.evaluateString(scope, read(FOLDER + "katex.min.js"), "katex.min.js", 1, null);
            render = (Function) context.evaluateString(scope, read("formula.js"), "formula.js", 1, null);
        }
    }

    private static final class Loaded {
        private static final Katex INSTANCE = new Katex();
    }

    /** Returns the only instance; the first call takes a second. */
    static Katex get() {
        return Loaded.INSTANCE;
    }

    private static Context context() {
        Context context = Context.enter();
        // a formula takes as long compiled, and loading is slower by a third
        context.setInterpretedMode(true);
        context.setLanguageVersion(Context.VERSION_ES6);
        return context;
    }

    private static String read(String name) {
        try (InputStream in = Katex.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /** Returns KaTeX's MathML as it is. One formula at a time. */
    synchronized String mathml(String tex, boolean display) throws TexException {
        try (Context context = context()) {
            var result = (Scriptable) render.call(context, scope, scope, new Object[] {tex, display});
            if (result.has("html", result)) {
                return Context.toString(ScriptableObject.getProperty(result, "html"));
            }
            int position = (int) Context.toNumber(ScriptableObject.getProperty(result, "position"));
            throw new TexException(
                    Context.toString(ScriptableObject.getProperty(result, "message")),
                    Math.min(position, tex.length()));
        }
    }
}
