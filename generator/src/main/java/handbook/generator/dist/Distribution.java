package handbook.generator.dist;

import handbook.core.text.Language;
import handbook.generator.asset.Assets;
import handbook.generator.page.Page;
import handbook.generator.source.ContentTree;
import handbook.server.publish.Sha256;
import handbook.server.publish.SiteFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an administrator gets: the site, a server with the site inside, what connects it with web servers and wikis,
 * and the hashes of all that.
 */
public final class Distribution {

    private static final String NAME = "storage-handbook";
    private static final String VERSION = "version.txt";
    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    private final String version;
    private final Commit commit;
    private final SortedMap<String, byte[]> files = new TreeMap<>();

    public Distribution(String version, Commit commit) {
        this.version = version;
        this.commit = commit;
    }

    /** Returns the files of a site with its version. */
    public static SiteFiles site(Path folder, String version, Commit commit) throws IOException {
        var files = new TreeMap<>(SiteFiles.plain(folder));
        files.put(VERSION, commit.text(version));
        return SiteFiles.of(files);
    }

    /** Adds the site with its compressed files, and the version. */
    public void addSite(SiteFiles site) {
        site.files().forEach((name, content) -> files.put("site/" + name, content));
        files.put(VERSION, commit.text(version));
    }

    /** Adds a server that has the site inside. */
    public void addServer(Path program, SiteFiles site) throws IOException {
        var inside = new TreeMap<String, byte[]>();
        Archives.unzip(Files.readAllBytes(program), inside);
        site.files().forEach((name, content) -> {
            if (!name.endsWith(".gz")) {
                inside.put("site/" + name, content);
            }
        });
        var jar = new LinkedHashMap<String, byte[]>();
        jar.put(MANIFEST, inside.remove(MANIFEST)); // java looks for it at the beginning
        jar.putAll(inside);
        files.put(NAME + ".jar", Archives.zip(jar, commit.date()));
    }

    /** Adds the files below a folder. */
    public void addFolder(String name, Path folder) throws IOException {
        for (Path file : ContentTree.files(folder)) {
            String path = folder.relativize(file).toString().replace('\\', '/');
            files.put(name + "/" + path, Files.readAllBytes(file));
        }
    }

    /** Adds pages for the search of wikis. */
    public void addStubs(List<Page> pages) {
        Stubs.dokuWiki(pages).forEach((name, content) -> files.put("deploy/stubs/dokuwiki/" + name, content));
        for (Language language : Language.values()) {
            files.put("deploy/stubs/mediawiki-" + language.code() + ".xml", Stubs.mediaWiki(pages, language));
        }
    }

    /** Adds the script that makes frames as high as what is in them, under the names that wikis want. */
    public void addEmbedScript(SiteFiles site, List<String> names) {
        byte[] script = site.files().get(Assets.EMBED);
        if (script != null) {
            names.forEach(name -> files.put(name, script));
        }
    }

    /**
     * Writes the archives.
     *
     * @return their names
     */
    public Iterable<Path> write(Path folder) throws IOException {
        String top = NAME + "-" + version;
        var all = new TreeMap<String, byte[]>();
        files.forEach((name, content) -> all.put(top + "/" + name, content));
        all.put(top + "/SHA256SUMS", sums());
        Files.createDirectories(folder);
        var written = new LinkedHashMap<Path, byte[]>();
        written.put(folder.resolve(top + ".tar.gz"), Archives.tarGz(all, commit.date()));
        written.put(folder.resolve(top + ".zip"), Archives.zip(all, commit.date()));
        for (var file : written.entrySet()) {
            Files.write(file.getKey(), file.getValue());
        }
        return written.keySet();
    }

    /** Returns the hashes as {@code sha256sum -c} reads them. */
    private byte[] sums() {
        var sums = new StringBuilder();
        files.forEach((name, content) ->
                sums.append(Sha256.of(content)).append("  ").append(name).append('\n'));
        return sums.toString().getBytes(StandardCharsets.UTF_8);
    }
}
