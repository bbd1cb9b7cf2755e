package handbook.core.fio;

import handbook.core.text.Message;

/** The file or device that a test reads and writes. */
final class FioTarget {

    private final String path;

    FioTarget(String path) {
        this.path = path;
    }

    boolean onWindows() {
        return path.indexOf('\\') >= 0;
    }

    /** Tells whether it is named as devices are: below {@code /dev}, except memory, or {@code \\.\…}. */
    boolean looksLikeDevice() {
        return path.startsWith("/dev/") && !path.startsWith("/dev/shm/") || path.startsWith("\\\\.\\");
    }

    /** Returns what is wrong with the name, or null. */
    Message problem() {
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            if (c < ' ' || c == 0x7F || "\"'#;$*?<>|`".indexOf(c) >= 0) {
                return Message.of("problem.fio.character", c < ' ' || c == 0x7F ? " " : "" + c);
            }
        }
        boolean whole = path.startsWith("/")
                || path.startsWith("\\\\.\\")
                || path.length() > 2 && path.charAt(1) == ':' && path.charAt(2) == '\\';
        if (!whole || path.endsWith("/") || path.endsWith("\\")) {
            return Message.of("problem.fio.path", path);
        }
        return null;
    }
}
