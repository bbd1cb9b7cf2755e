package handbook.server.publish;

/** Nothing was published, for a reason that its message tells to the one who asked for it. */
public final class PublishException extends Exception {

    PublishException(String message) {
        super(message);
    }
}
