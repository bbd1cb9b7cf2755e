package handbook.generator.build;

/** A build that cannot even begin: wrong folders. The message is for the person at the command line. */
public final class BuildException extends Exception {

    BuildException(String message) {
        super(message);
    }
}
