import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Times this generator and others on the same generated pages. See README.md in this folder. */
public final class Benchmark {

    private static final Pattern VERSION = Pattern.compile("live\\.js\" data-version=\"([^\"]+)\"");
    private static final double TICKS = 100;

    private final Path repository;
    private final Path work;
    private final Path eleventy;
    private final int rounds;

    private record Run(double wall, double cpu, double peak) {}

    private Benchmark(Path repository, Path work, Path eleventy, int rounds) {
        this.repository = repository;
        this.work = work;
        this.eleventy = eleventy;
        this.rounds = rounds;
    }

    public static void main(String[] arguments) throws Exception {
        Path repository = Path.of(arguments[0]);
        Path work = Path.of(arguments[1]);
        Path eleventy = Path.of(arguments[2]);
        int rounds = Integer.parseInt(arguments[3]);
        var benchmark = new Benchmark(repository, work, eleventy, rounds);
        List<Integer> numbers = Arrays.stream(arguments[4].split(",")).map(Integer::valueOf).toList();
        System.out.println("pages\twhat\twall s\tCPU s\tpeak MiB\twall against Hugo");
        for (int pages : numbers) {
            benchmark.pages(pages);
        }
    }

    private void pages(int pages) throws Exception {
        Path ours = work.resolve("handbook-" + pages);
        Path hugo = work.resolve("hugo-" + pages);
        Path others = work.resolve("eleventy-" + pages);
        boolean withHugo = isThere("hugo");
        boolean withEleventy = Files.exists(eleventy);
        List.of(ours, hugo, others).forEach(Benchmark::delete);
        Path article = SamplePages.handbook(repository, ours, pages);
        if (withHugo) {
            SamplePages.hugo(repository.resolve("benchmarks/hugo"), repository.resolve("assets"), hugo, pages);
        }
        if (withEleventy) {
            Path layouts = repository.resolve("benchmarks/eleventy");
            SamplePages.eleventy(layouts, repository.resolve("assets"), others, pages);
            Files.move(others.resolve("content.11tydata.js"), others.resolve("content/content.11tydata.js"));
        }
        Map<String, List<Run>> runs = new LinkedHashMap<>();
        for (int round = 0; round < rounds; round++) {
            delete(ours.resolve("target"));
            note(runs, "handbook, clean", run(ours, generator("build")));
            Files.writeString(article, Files.readString(article) + "\nEdited " + round + ".\n");
            note(runs, "handbook, one page edited", run(ours, generator("build")));
            if (withHugo) {
                delete(hugo.resolve("public"));
                note(runs, "Hugo", run(hugo, List.of("hugo", "--quiet")));
            }
            if (withEleventy) {
                delete(others.resolve("public"));
                note(runs, "Eleventy", run(others, List.of("node", eleventy.toString(), "--quiet")));
            }
        }
        double hugoWall = runs.containsKey("Hugo") ? median(runs.get("Hugo")).wall() : Double.NaN;
        runs.forEach((what, all) -> print(pages, what, median(all), hugoWall));
        System.out.printf(Locale.ROOT, "%d\tsave to reload\t%.3f%n", pages, saveToReload(ours, article));
    }

    private static void note(Map<String, List<Run>> runs, String what, Run run) {
        runs.computeIfAbsent(what, name -> new ArrayList<>()).add(run);
    }

    private static Run median(List<Run> runs) {
        return runs.stream().sorted(Comparator.comparing(Run::wall)).toList().get(runs.size() / 2);
    }

    private static void print(int pages, String what, Run run, double hugo) {
        System.out.printf(
                Locale.ROOT,
                "%d\t%s\t%.2f\t%.2f\t%.0f\t%s%n",
                pages,
                what,
                run.wall(),
                run.cpu(),
                run.peak(),
                Double.isNaN(hugo) ? "" : String.format(Locale.ROOT, "%.2f", run.wall() / hugo));
    }

    private List<String> generator(String... arguments) {
        var command = new ArrayList<String>(List.of("java"));
        command.addAll(List.of(System.getProperty("options").split(" ")));
        command.addAll(List.of("-jar", repository.resolve("generator/target/handbook.jar").toString()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Runs a command to its end; processor time and peak memory are looked up while it runs. */
    private static Run run(Path folder, List<String> command) throws IOException, InterruptedException {
        Path log = folder.resolveSibling("log.txt");
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        double cpu = 0;
        double peak = 0;
        Path status = Path.of("/proc/" + process.pid());
        while (process.isAlive()) {
            cpu = Math.max(cpu, cpu(status));
            peak = Math.max(peak, peak(status));
            Thread.sleep(5);
        }
        double wall = (System.nanoTime() - start) / 1e9;
        if (process.exitValue() != 0) {
            throw new IOException(command + " failed:\n" + Files.readString(log));
        }
        return new Run(wall, cpu, peak);
    }

    private static double cpu(Path process) {
        String[] fields = read(process.resolve("stat")).replaceFirst(".*\\) ", "").split(" ");
        return fields.length < 13 ? 0 : (Double.parseDouble(fields[11]) + Double.parseDouble(fields[12])) / TICKS;
    }

    private static double peak(Path process) {
        Matcher line = Pattern.compile("VmHWM:\\s+(\\d+)").matcher(read(process.resolve("status")));
        return line.find() ? Double.parseDouble(line.group(1)) / 1024 : 0;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return ""; // it has just ended
        }
    }

    /** Returns the median of the seconds from writing a page to the browser being told to load it anew. */
    private double saveToReload(Path folder, Path article) throws Exception {
        Process server = new ProcessBuilder(generator("serve", "--port", "0"))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        try {
            var output = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
            String address = output.readLine();
            while (!address.startsWith("http://")) {
                address = output.readLine();
            }
            output.readLine(); // the first build
            String uri = folder.resolve("content").relativize(article).toString().replace(".md", ".html");
            var seconds = new ArrayList<Double>();
            for (int i = 0; i < 7; i++) {
                seconds.add(saveToReload(address, uri, article, "\nSaved " + i + ".\n"));
                output.readLine(); // the build that follows
            }
            return seconds.stream().sorted().toList().get(seconds.size() / 2);
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private static double saveToReload(String address, String uri, Path article, String text) throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest page = HttpRequest.newBuilder(URI.create(address + uri)).build();
        Matcher version = VERSION.matcher(client.send(page, BodyHandlers.ofString()).body());
        if (!version.find()) {
            throw new IOException("no live page at " + address + uri);
        }
        URI events = URI.create(address + ".live/events/" + version.group(1) + "/" + uri);
        InputStream stream = client.send(HttpRequest.newBuilder(events).build(), BodyHandlers.ofInputStream()).body();
        try (var lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            while (!lines.readLine().equals(":")) {
                // it is up to date
            }
            String former = Files.readString(article);
            long start = System.nanoTime();
            Files.writeString(article, former + text);
            while (!lines.readLine().equals("event: reload")) {
                // not yet
            }
            client.send(page, BodyHandlers.ofString());
            return (System.nanoTime() - start) / 1e9;
        }
    }

    private static boolean isThere(String program) {
        return Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.exists(folder) ? Files.walk(folder) : Stream.empty()) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
