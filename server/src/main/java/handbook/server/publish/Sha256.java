package handbook.server.publish;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Hashes of files. */
public final class Sha256 {

    private Sha256() {}

    /** Returns the hash in hexadecimal digits. */
    public static String of(byte[] content) {
        return HexFormat.of().formatHex(start().digest(content));
    }

    /** Begins the hash of several parts. */
    static MessageDigest start() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Returns what a web server calls a version of a file. */
    public static String tag(byte[] content) {
        return "\"" + of(content).substring(0, 16) + "\"";
    }
}
