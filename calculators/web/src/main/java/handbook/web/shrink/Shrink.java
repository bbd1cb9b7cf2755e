package handbook.web.shrink;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.CompilerOptions.Reach;
import com.google.javascript.jscomp.CustomPassExecutionTime;
import com.google.javascript.jscomp.JSError;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes TeaVM's script smaller while the project is built, with the Closure compiler as a library: its Maven plugin
 * has no say in how far functions are inlined, which costs 1 KB after compression. Nothing of this gets into the
 * script.
 */
public final class Shrink {

    /** Longer functions than this, in characters, are not copied to their only caller: gzip packs them worse there. */
    private static final int LARGEST_INLINED = 300;

    private Shrink() {}

    /** Writes a smaller script; arguments: the script and the file to write. */
    public static void main(String[] args) throws IOException {
        Path small = Path.of(args[1]);
        Files.createDirectories(small.getParent());
        Files.writeString(small, shrunk(Files.readString(Path.of(args[0]))));
    }

    /**
     * Returns a smaller script that does the same.
     *
     * @throws IllegalStateException if the script is no JavaScript
     */
    static String shrunk(String script) {
        var compiler = new Compiler();
        compiler.disableThreads();
        compiler.compile(List.of(), List.of(SourceFile.fromCode("calculators.js", script)), options(compiler));
        for (JSError error : compiler.getErrors()) {
            throw new IllegalStateException(error.toString());
        }
        return compiler.toSource();
    }

    private static CompilerOptions options(Compiler compiler) {
        var options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setWrappedOutputOptimizations(options);
        WarningLevel.QUIET.setOptionsForWarningLevel(options);
        options.setLanguageIn(LanguageMode.ECMASCRIPT_NEXT);
        options.setLanguageOut(LanguageMode.ECMASCRIPT_2020);
        options.setRewritePolyfills(false);
        options.setLineLengthThreshold(Integer.MAX_VALUE);
        options.setMaxFunctionSizeAfterInlining(LARGEST_INLINED);
        options.setRemoveUnusedVariables(Reach.ALL);
        options.setSmartNameRemoval(true);
        options.setOptimizeCalls(true);
        options.addCustomPass(CustomPassExecutionTime.BEFORE_OPTIMIZATIONS, new StringPool(compiler));
        options.addCustomPass(CustomPassExecutionTime.BEFORE_OPTIMIZATIONS, new ClassData(compiler));
        options.addCustomPass(CustomPassExecutionTime.AFTER_OPTIMIZATION_LOOP, new EnumNames(compiler));
        return options;
    }
}
