package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Programs of this machine, run in a folder of their own; none of its services is touched. */
final class Programs implements AutoCloseable {

    private final Path folder;
    private final List<Process> running = new ArrayList<>();

    Programs(Path folder) {
        this.folder = folder;
    }

    /** Runs a program to its end and returns what it prints; it has to succeed. */
    String run(Map<String, String> environment, String input, String... command) throws IOException {
        Path log = Files.createTempFile(folder, "run", ".log");
        Path given = Files.writeString(Files.createTempFile(folder, "run", ".in"), input);
        Process process =
                builder(environment, log, command).redirectInput(given.toFile()).start();
        try {
            boolean ended = process.waitFor(120, TimeUnit.SECONDS);
            process.destroyForcibly();
            String printed = Files.readString(log, StandardCharsets.UTF_8);
            assertThat(ended && process.exitValue() == 0)
                    .as("%s\n%s", String.join(" ", command), printed)
                    .isTrue();
            return printed;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Starts a server and waits until its port or, for port 0, its socket is there. */
    void serve(String name, int port, Path socket, String... command) throws IOException {
        Path log = folder.resolve(name + ".log");
        Process process = builder(Map.of(), log, command).start();
        running.add(process);
        for (int i = 0; i < 200; i++) {
            assertThat(process.isAlive())
                    .as("%s\n%s", String.join(" ", command), Files.readString(log))
                    .isTrue();
            if (port == 0 ? Files.exists(socket) : listens(port)) {
                return;
            }
            pause(50);
        }
        throw new AssertionError(name + " does not answer\n" + Files.readString(log));
    }

    private ProcessBuilder builder(Map<String, String> environment, Path log, String... command) {
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().putAll(environment);
        return builder;
    }

    static void pause(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean listens(int port) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), 200);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    @Override
    public void close() {
        Collections.reverse(running);
        running.forEach(process -> {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        });
        for (Process process : running) {
            try {
                if (!process.waitFor(5, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException e) {
                process.destroyForcibly();
            }
        }
    }
}
