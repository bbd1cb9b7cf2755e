package handbook.server.publish;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder from which a web server shows the site: each release whole in a folder of its own, and a symbolic link to
 * the one that is shown.
 *
 * <pre>
 * .handbook                 marks the folder as ours, and is locked by whoever changes it
 * current                   → releases/000002-1a2b3c4d; what the web server shows
 * releases/000001-5e6f7a8b
 * releases/000002-1a2b3c4d
 * </pre>
 *
 * Everything is prepared under a hidden name and gets its own name in one step, so that a process that is killed
 * leaves nothing but hidden remains, which the next one removes. The link is replaced in one step too.
 */
public final class Releases implements AutoCloseable {

    private static final String MARK = ".handbook";
    private static final String CURRENT = "current";
    private static final String FOLDER = "releases";
    private static final String NEW = ".new";
    private static final String OLD = ".old-";
    private static final String CARRIED = ".carried";
    private static final Pattern NAME = Pattern.compile("[0-9]{6,9}-[0-9a-f]{8}");
    private static final long PAUSE = 100;

    private final Path folder;
    private final Path releases;
    private final FileChannel lock;

    private Releases(Path folder, FileChannel lock) {
        this.folder = folder;
        this.releases = folder.resolve(FOLDER);
        this.lock = lock;
    }

    /**
     * Takes hold of a folder, which is made if it is not there. Only one process has it at a time.
     *
     * @param patience how long to wait for another one
     * @param waiting is told, once, that there is another one
     * @throws PublishException if the folder is none of ours, or another process does not let go of it
     */
    public static Releases open(Path folder, Duration patience, Consumer<String> waiting)
            throws IOException, PublishException {
        Path place = folder.toAbsolutePath().normalize();
        if (!Files.isRegularFile(place.resolve(MARK), LinkOption.NOFOLLOW_LINKS)) {
            checkFree(place);
            Files.createDirectories(place);
        }
        FileChannel lock = FileChannel.open(place.resolve(MARK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            await(lock, place, patience, waiting);
            var releases = new Releases(place, lock);
            releases.checkLink();
            releases.tidy();
            return releases;
        } catch (IOException | PublishException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static void checkFree(Path place) throws IOException, PublishException {
        if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!Files.isDirectory(place)) {
            throw new PublishException(place + " is no folder");
        }
        try (Stream<Path> files = Files.list(place)) {
            boolean taken = files.findAny().isPresent();
            if (taken && !Files.isRegularFile(place.resolve(MARK))) {
                throw new PublishException(place + " holds something that is not ours (there is no " + MARK
                        + " in it), so nothing was changed; name a new or an empty folder");
            }
        }
    }

    private static void await(FileChannel lock, Path place, Duration patience, Consumer<String> waiting)
            throws IOException, PublishException {
        Instant end = Instant.now().plus(patience);
        boolean told = false;
        while (!tryLock(lock)) {
            if (Instant.now().isAfter(end)) {
                throw new PublishException("another process is publishing to " + place + "; nothing was changed");
            }
            if (!told) {
                waiting.accept("waiting for another process that publishes to " + place);
                told = true;
            }
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new PublishException("interrupted; nothing was changed");
            }
        }
    }

    private static boolean tryLock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private void checkLink() throws IOException, PublishException {
        Path link = folder.resolve(CURRENT);
        boolean free = !Files.exists(link, LinkOption.NOFOLLOW_LINKS);
        if (!free && (!Files.isSymbolicLink(link) || current() == null)) {
            throw new PublishException(link + " is no link to one of our releases, so nothing was changed");
        }
    }

    /** Removes what a killed process left. */
    private void tidy() throws IOException {
        Files.createDirectories(releases);
        Files.deleteIfExists(folder.resolve(NEW));
        try (Stream<Path> remains = Files.list(releases)) {
            for (Path one : remains.toList()) {
                String name = one.getFileName().toString();
                if (name.equals(NEW) || name.startsWith(OLD)) {
                    Trees.delete(one);
                }
            }
        }
    }

    /** Returns the name of the release that is shown, null if there is none. */
    public String current() throws IOException {
        Path link = folder.resolve(CURRENT);
        if (!Files.isSymbolicLink(link)) {
            return null;
        }
        Path target = Files.readSymbolicLink(link);
        String name = target.getFileName().toString();
        boolean ours =
                target.equals(Path.of(FOLDER, name)) && NAME.matcher(name).matches();
        return ours && Files.isDirectory(releases.resolve(name)) ? name : null;
    }

    /** Returns the names of all releases, the first one first. */
    public List<String> all() throws IOException {
        try (Stream<Path> found = Files.list(releases)) {
            return found.map(path -> path.getFileName().toString())
                    .filter(name -> NAME.matcher(name).matches())
                    .sorted((a, b) -> Long.compare(number(a), number(b)))
                    .toList();
        }
    }

    private static long number(String name) {
        return Long.parseLong(name.substring(0, name.indexOf('-')));
    }

    /**
     * Shows a site from now on.
     *
     * @param keep how many releases stay, this one included; at least 2, so that there is a way back
     * @return the name of the release: the current one if it has the same files
     */
    public String publish(SiteFiles site, int keep) throws IOException {
        List<String> before = all();
        String last = before.isEmpty() ? null : before.get(before.size() - 1);
        String hash = site.hash();
        String current = current();
        if (current != null && current.endsWith(hash)) {
            return current;
        }
        if (last != null && last.endsWith(hash)) {
            show(last); // a process was killed before it could, or went back from it
            return last;
        }
        String name = String.format("%06d-%s", last == null ? 1 : number(last) + 1, hash);
        List<String> kept = before.subList(Math.max(0, before.size() - keep + 1), before.size());
        write(site, kept, current);
        Files.move(releases.resolve(NEW), releases.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        show(name);
        forget(keep);
        return name;
    }

    private void write(SiteFiles site, List<String> kept, String current) throws IOException {
        Path fresh = Files.createDirectory(releases.resolve(NEW));
        Path former = current == null ? null : releases.resolve(current);
        for (Map.Entry<String, byte[]> file : site.files().entrySet()) {
            Path target = fresh.resolve(file.getKey());
            Files.createDirectories(target.getParent());
            write(file.getValue(), target, former == null ? null : former.resolve(file.getKey()));
        }
        Set<String> carried = carry(kept, fresh);
        write(String.join("\n", carried).getBytes(StandardCharsets.UTF_8), fresh.resolve(CARRIED), null);
    }

    /**
     * Writes a file, as a second name of the former one if that has the same bytes: caches then know it as
     * unchanged. One that is changed gets another time, to the second, since servers tell versions by time and size.
     */
    private static void write(byte[] content, Path target, Path former) throws IOException {
        boolean known = former != null && Files.isRegularFile(former);
        if (known && Arrays.equals(Files.readAllBytes(former), content)) {
            link(former, target);
            return;
        }
        try (var out = FileChannel.open(target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                out.write(rest);
            }
            out.force(true);
        }
        Instant time = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        Instant before = known ? Files.getLastModifiedTime(former).toInstant() : Instant.MIN;
        Instant distinct = before.isBefore(time)
                ? time
                : before.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
        Files.setLastModifiedTime(target, FileTime.from(distinct));
    }

    private static void link(Path file, Path name) throws IOException {
        try {
            Files.createLink(name, file);
        } catch (IOException | UnsupportedOperationException e) {
            // a disk without links
            Files.copy(file, name, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Takes over scripts and style sheets of former releases: a page that a reader opened before the switch may ask
     * for them after it.
     *
     * @return their addresses
     */
    private Set<String> carry(List<String> kept, Path fresh) throws IOException {
        var carried = new TreeSet<String>();
        for (String release : kept) {
            Path from = releases.resolve(release);
            Path list = from.resolve(CARRIED);
            List<String> foreign = Files.exists(list) ? Files.readAllLines(list) : List.of();
            for (String name : SiteFiles.names(from)) {
                Path target = fresh.resolve(name);
                if (SiteFiles.isHashed(name) && !foreign.contains(name) && !Files.exists(target)) {
                    Files.createDirectories(target.getParent());
                    link(from.resolve(name), target);
                    carried.add(name);
                }
            }
        }
        return carried;
    }

    private void show(String name) throws IOException {
        Path link = folder.resolve(NEW);
        Files.createSymbolicLink(link, Path.of(FOLDER, name));
        Files.move(link, folder.resolve(CURRENT), StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Shows the release before the current one.
     *
     * @return its name
     * @throws PublishException if there is none
     */
    public String rollBack() throws IOException, PublishException {
        List<String> all = all();
        int position = all.indexOf(current());
        if (position < 1) {
            throw new PublishException(
                    "there is no release before " + (position < 0 ? "the first one" : all.get(position)));
        }
        show(all.get(position - 1));
        return all.get(position - 1);
    }

    /** Removes the oldest releases, never the current one. */
    private void forget(int keep) throws IOException {
        List<String> all = all();
        var unwanted = new ArrayList<>(all.subList(0, Math.max(0, all.size() - keep)));
        unwanted.remove(current());
        for (String name : unwanted) {
            Path away = releases.resolve(OLD + name);
            Files.move(releases.resolve(name), away, StandardCopyOption.ATOMIC_MOVE);
            Trees.delete(away);
        }
    }

    /** Lets go of the folder. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
