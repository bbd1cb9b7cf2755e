package handbook.generator.live;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/** Notices changes below some folders, new ones included. What changes in quick succession comes as one change. */
final class FolderWatch implements AutoCloseable {

    /** After so many milliseconds without a change the changes so far are one. */
    private static final long QUIET = 30;

    /** Whatever goes on, changes are told after so many milliseconds. */
    private static final long PATIENCE = 500;

    private final WatchService service = FileSystems.getDefault().newWatchService();
    private final Map<WatchKey, Path> folders = new HashMap<>();

    /**
     * @param roots folders with all in them, and single files
     */
    FolderWatch(List<Path> roots) throws IOException {
        for (Path root : roots) {
            if (Files.isDirectory(root)) {
                register(root, new TreeSet<>());
            } else {
                register(root.getParent());
            }
        }
    }

    private void register(Path folder) throws IOException {
        WatchKey key = folder.register(
                service,
                StandardWatchEventKinds.ENTRY_CREATE,
                StandardWatchEventKinds.ENTRY_MODIFY,
                StandardWatchEventKinds.ENTRY_DELETE);
        folders.put(key, folder);
    }

    /** Registers a folder and those in it; files that are there already count as changed. */
    private void register(Path top, Set<Path> changed) throws IOException {
        Files.walkFileTree(top, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                register(folder);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                changed.add(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException problem) {
                return FileVisitResult.CONTINUE; // gone again
            }
        });
    }

    /**
     * Waits for changes and returns the files and folders; the root of all if there were too many to tell.
     *
     * @throws ClosedWatchServiceException once the watch is closed
     */
    Set<Path> take() throws InterruptedException, IOException {
        var changed = new TreeSet<Path>();
        WatchKey key = service.take();
        long start = System.nanoTime();
        while (key != null) {
            read(key, changed);
            boolean patient = System.nanoTime() - start < TimeUnit.MILLISECONDS.toNanos(PATIENCE);
            key = patient ? service.poll(QUIET, TimeUnit.MILLISECONDS) : null;
        }
        return changed;
    }

    private void read(WatchKey key, Set<Path> changed) throws IOException {
        Path folder = folders.get(key);
        for (WatchEvent<?> event : key.pollEvents()) {
            if (!(event.context() instanceof Path name)) {
                changed.add(folder.getRoot()); // more events than the system keeps
                continue;
            }
            Path path = folder.resolve(name);
            changed.add(path);
            if (event.kind() == StandardWatchEventKinds.ENTRY_CREATE && Files.isDirectory(path)) {
                register(path, changed);
            }
        }
        if (!key.reset()) {
            folders.remove(key);
        }
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
