package handbook.generator;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A command that was run, and what it printed.
 *
 * @param code exit code
 */
record Console(int code, String out, String err) {

    static Console run(String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        var printed = new ByteArrayOutputStream();
        var complained = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
            int code = Handbook.run(arguments);
            return new Console(code, text(printed), text(complained));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8).replace('\u00a0', ' ').replace("\r\n", "\n");
    }
}
