package handbook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.server.publish.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * DokuWiki and MediaWiki as Debian has them, under nginx and php-fpm on loopback, with what an administrator gets in
 * the archive of the handbook: the site under {@code /a/b/c/}, the plugin, the extension, the snippets.
 */
final class WikiServers implements AutoCloseable {

    /** Where the handbook stands on the server. */
    static final String BASE = "/a/b/c";

    private static final Path DOKUWIKI = Path.of("/usr/share/dokuwiki");
    private static final Path MEDIAWIKI = Path.of("/usr/share/mediawiki");
    private static final Path PHP = Path.of("/usr/bin/php");
    private static final Path NGINX = Path.of("/usr/sbin/nginx");
    private static final Path APACHE = Path.of("/usr/sbin/apache2");

    /** Package → what it brings. */
    private static final Map<String, Path> NEEDED = Map.of(
            "dokuwiki", DOKUWIKI.resolve("doku.php"),
            "mediawiki", MEDIAWIKI.resolve("index.php"),
            "php-cli", PHP,
            "nginx-light", NGINX,
            "apache2", APACHE);

    private final Path folder;
    private final Programs programs;
    private final Path kit;
    private final int port;
    private final int apachePort;

    private WikiServers(Path folder) throws IOException {
        this.folder = folder;
        this.programs = new Programs(folder);
        this.port = Programs.freePort();
        this.apachePort = Programs.freePort();
        this.kit = unpackedArchive();
    }

    /** Starts everything; skips the tests where something is not installed, on CI that is a failure. */
    static WikiServers start() throws IOException {
        require();
        var servers = new WikiServers(Files.createTempDirectory("wikis"));
        try {
            servers.publish();
            servers.installDokuWiki();
            servers.startPhp();
            servers.startNginx();
            servers.startApache();
            servers.installMediaWiki();
            return servers;
        } catch (IOException | RuntimeException | Error e) {
            servers.close();
            throw e;
        }
    }

    private static void require() throws IOException {
        var missing = new TreeSet<String>();
        NEEDED.forEach((name, file) -> {
            if (!Files.exists(file)) {
                missing.add(name);
            }
        });
        if (phpFpm() == null) {
            missing.add("php-fpm");
        }
        if (!Files.isDirectory(Path.of("/etc/php")) || !hasSqlite()) {
            missing.add("php-sqlite3");
        }
        if (!missing.isEmpty()) {
            String reason = "packages are missing: " + String.join(", ", missing);
            if ("true".equals(System.getenv("CI"))) {
                throw new AssertionError("the handbook was not tested in wikis; " + reason);
            }
            System.out.println("NOT RUN: tests with wikis; " + reason);
            Assumptions.abort(reason);
        }
    }

    private static boolean hasSqlite() throws IOException {
        try (Stream<Path> files =
                Files.find(Path.of("/etc/php"), 4, (file, attributes) -> file.endsWith("pdo_sqlite.ini"))) {
            return files.findAny().isPresent();
        }
    }

    private static Path phpFpm() throws IOException {
        try (Stream<Path> programs = Files.list(Path.of("/usr/sbin"))) {
            return programs.filter(file -> file.getFileName().toString().startsWith("php-fpm"))
                    .max(Path::compareTo)
                    .orElse(null);
        }
    }

    /** Makes the archive as {@code ./handbook dist} does and unpacks it. */
    private Path unpackedArchive() throws IOException {
        Path root = Browser.site().toAbsolutePath().normalize().getParent().getParent();
        programs.run(
                Map.of(),
                "",
                java(),
                "-Dfile.encoding=UTF-8",
                "-jar",
                root.resolve("generator/target/handbook.jar").toString(),
                "dist",
                "--source",
                root.toString(),
                "--server",
                root.resolve("server/target/storage-handbook-server.jar").toString(),
                "--to",
                folder.toString());
        try (Stream<Path> files = Files.list(folder)) {
            Path archive = files.filter(file -> file.toString().endsWith(".tar.gz"))
                    .findFirst()
                    .orElseThrow();
            programs.run(Map.of(), "", "tar", "xzf", archive.toString());
            String name = archive.getFileName().toString();
            return folder.resolve(name.substring(0, name.length() - ".tar.gz".length()));
        }
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private void publish() throws IOException {
        programs.run(Map.of(), "", "sh", "-c", "cd " + kit.getFileName() + " && sha256sum --quiet -c SHA256SUMS");
        programs.run(
                Map.of(),
                "",
                java(),
                "-jar",
                kit.resolve("storage-handbook.jar").toString(),
                "publish",
                releases().toString());
    }

    /** Returns the folder that releases are published to. */
    Path releases() {
        return folder.resolve("handbook");
    }

    /** Returns another such folder, shown under {@code /load/}. */
    Path load() {
        return folder.resolve("load-releases");
    }

    /** Returns a folder that Apache shows beside the handbook. */
    Path otherSite() {
        return folder.resolve("other");
    }

    String address(String path) {
        return "http://127.0.0.1:" + port + path;
    }

    String apacheAddress(String path) {
        return "http://127.0.0.1:" + apachePort + path;
    }

    // ------------------------------------------------------------------------------------------------- DokuWiki

    private void installDokuWiki() throws IOException {
        Path wiki = folder.resolve("dokuwiki");
        programs.run(Map.of(), "", "cp", "-rL", DOKUWIKI.toString(), wiki.toString());
        // Debian's settings are elsewhere, those of this wiki in its own folder
        Files.deleteIfExists(wiki.resolve("inc/preload.php"));
        Files.createDirectories(wiki.resolve("conf"));
        for (String name : List.of(
                "dokuwiki.php",
                "mime.conf",
                "entities.conf",
                "acronyms.conf",
                "smileys.conf",
                "interwiki.conf",
                "license.php",
                "mediameta.php",
                "scheme.conf",
                "wordblock.conf",
                "manifest.json",
                "plugins.php",
                "plugins.required.php")) {
            Path file = Path.of("/etc/dokuwiki", name);
            if (Files.isReadable(file)) {
                Files.copy(file, wiki.resolve("conf").resolve(name));
            }
        }
        for (String name : List.of(
                "pages",
                "attic",
                "media",
                "media_attic",
                "media_meta",
                "meta",
                "cache",
                "index",
                "locks",
                "tmp",
                "log")) {
            Files.createDirectories(wiki.resolve("data").resolve(name));
        }
        Files.writeString(
                wiki.resolve("conf/local.php"),
                "<?php\n$conf['title'] = 'Вики';\n$conf['lang'] = 'ru';\n$conf['useacl'] = 0;\n$conf['savedir'] = '"
                        + wiki.resolve("data") + "';\n$conf['plugin']['handbook']['base'] = '" + BASE + "';\n");
        programs.run(
                Map.of(),
                "",
                "cp",
                "-r",
                kit.resolve("deploy/dokuwiki/handbook").toString(),
                wiki.resolve("lib/plugins").toString());
    }

    /** Writes a page of the wiki and returns its address. */
    String dokuWikiPage(String title, String text) throws IOException {
        String name = title.toLowerCase(Locale.ROOT);
        Files.writeString(folder.resolve("dokuwiki/data/pages/" + name + ".txt"), text);
        return address("/dokuwiki/doku.php?id=" + name);
    }

    void importDokuWikiStubs() throws IOException {
        programs.run(
                Map.of(),
                "",
                "cp",
                "-r",
                kit.resolve("deploy/stubs/dokuwiki/handbook").toString(),
                folder.resolve("dokuwiki/data/pages").toString());
        programs.run(
                Map.of(),
                "",
                PHP.toString(),
                folder.resolve("dokuwiki/bin/indexer.php").toString(),
                "-q");
    }

    // ------------------------------------------------------------------------------------------------ MediaWiki

    private void installMediaWiki() throws IOException {
        Files.createDirectories(folder.resolve("mw-data"));
        programs.run(
                Map.of(),
                "",
                PHP.toString(),
                MEDIAWIKI + "/maintenance/install.php",
                "--dbtype",
                "sqlite",
                "--dbpath",
                folder.resolve("mw-data").toString(),
                "--confpath",
                folder.toString(),
                "--scriptpath",
                "/mediawiki",
                "--server",
                address(""),
                "--lang",
                "ru",
                "--pass",
                "only-for-this-test-1",
                "Вики",
                "Admin");
        Path extensions = folder.resolve("mw-extensions");
        Files.createDirectories(extensions);
        programs.run(
                Map.of(),
                "",
                "cp",
                "-r",
                kit.resolve("deploy/mediawiki/StorageHandbook").toString(),
                extensions.toString());
        Path settings = folder.resolve("LocalSettings.php");
        Files.writeString(
                settings,
                Files.readString(settings)
                        + "\nwfLoadExtension( 'StorageHandbook', '" + extensions
                        + "/StorageHandbook/extension.json' );\n"
                        + "$wgStorageHandbookBase = '" + BASE + "';\n"
                        + "$wgCSPHeader = true;\n"
                        + "$wgCacheDirectory = '" + folder.resolve("mw-data") + "';\n"
                        + "$wgMainCacheType = CACHE_NONE;\n$wgJobRunRate = 0;\n");
    }

    private String maintenance(String input, String script, String... arguments) throws IOException {
        String[] command = Stream.concat(
                        Stream.of(PHP.toString(), MEDIAWIKI + "/maintenance/" + script), Stream.of(arguments))
                .toArray(String[]::new);
        return programs.run(
                Map.of("MW_CONFIG_FILE", folder.resolve("LocalSettings.php").toString()), input, command);
    }

    /** Writes a page of the wiki and returns its address. */
    String mediaWikiPage(String name, String text) throws IOException {
        maintenance(text, "edit.php", "-u", "Admin", name);
        return address("/mediawiki/index.php?title=" + name);
    }

    void importMediaWikiStubs(String language) throws IOException {
        maintenance(
                "",
                "importDump.php",
                kit.resolve("deploy/stubs/mediawiki-" + language + ".xml").toString());
        maintenance("", "rebuildtextindex.php");
    }

    // -------------------------------------------------------------------------------------------------- servers

    private void startPhp() throws IOException {
        Path socket = folder.resolve("php.sock");
        Path config = Files.writeString(
                folder.resolve("php-fpm.conf"),
                "[global]\nerror_log = " + folder.resolve("php-fpm.err") + "\ndaemonize = no\n[wiki]\nlisten = "
                        + socket
                        + "\npm = static\npm.max_children = 4\nphp_admin_value[session.save_path] = " + folder + "\n"
                        + (Programs.isRoot() ? "user = root\ngroup = root\n" : ""));
        String[] command = {phpFpm().toString(), "-F", "-y", config.toString(), Programs.isRoot() ? "-R" : "-F"};
        programs.serve("php-fpm", 0, socket, command);
    }

    /** Returns a snippet with path and folder of this server. */
    private String snippet(String name, Path releases, String path) throws IOException {
        return Files.readString(kit.resolve("deploy").resolve(name))
                .replace("/srv/handbook/current", releases.resolve("current").toString())
                .replace("/kb", path);
    }

    private void startNginx() throws IOException {
        Files.createSymbolicLink(folder.resolve("mediawiki"), MEDIAWIKI);
        Files.writeString(folder.resolve("handbook.conf"), snippet("nginx/handbook.conf", releases(), BASE));
        Files.writeString(folder.resolve("load.conf"), snippet("nginx/handbook.conf", load(), "/load"));
        var config = new StringBuilder(Programs.isRoot() ? "user root;\n" : "");
        config.append("daemon off;\nworker_processes 2;\npid nginx.pid;\nerror_log nginx.err;\n")
                .append(
                        "events { worker_connections 1024; }\nhttp {\naccess_log off;\ninclude /etc/nginx/mime.types;\n");
        for (String kind : List.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi")) {
            config.append(kind)
                    .append("_temp_path ")
                    .append(folder.resolve("nginx-" + kind))
                    .append(";\n");
        }
        config.append("server {\nlisten 127.0.0.1:" + port + ";\nroot " + folder + ";\nindex index.php doku.php;\n")
                .append("include " + folder.resolve("handbook.conf") + ";\n")
                .append("include " + folder.resolve("load.conf") + ";\n")
                .append("location = /favicon.ico { return 204; }\n")
                // as in most set-ups of wikis, these catch whatever ends so
                .append("location ~ \\.(js|css|svg|png)$ { add_header X-Wiki yes; }\n")
                .append("location ~ \\.php$ {\ninclude /etc/nginx/fastcgi_params;\n")
                .append("fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;\n")
                .append("fastcgi_param MW_CONFIG_FILE " + folder.resolve("LocalSettings.php") + ";\n")
                .append("fastcgi_pass unix:" + folder.resolve("php.sock") + ";\n}\n}\n}\n");
        Path file = Files.writeString(folder.resolve("nginx.conf"), config);
        programs.serve("nginx", port, null, NGINX.toString(), "-p", folder.toString(), "-c", file.toString());
    }

    private void startApache() throws IOException {
        String modules = "/usr/lib/apache2/modules/";
        Files.writeString(folder.resolve("apache-handbook.conf"), snippet("apache/handbook.conf", releases(), BASE));
        var config = new StringBuilder("ServerRoot " + folder + "\nListen 127.0.0.1:" + apachePort
                + "\nServerName 127.0.0.1\nPidFile apache.pid\nErrorLog apache.err\nDefaultRuntimeDir " + folder
                + "\n");
        for (String module :
                List.of("mpm_event", "authz_core", "dir", "mime", "alias", "headers", "rewrite", "filter", "deflate")) {
            config.append("LoadModule " + module + "_module " + modules + "mod_" + module + ".so\n");
        }
        if (Programs.isRoot()) {
            config.append("User www-data\nGroup www-data\n");
        }
        config.append("TypesConfig /etc/mime.types\nDocumentRoot " + otherSite() + "\n<Directory " + otherSite()
                        + ">\nRequire all granted\n</Directory>\n")
                // Debian's own settings compress these on the fly
                .append("AddOutputFilterByType DEFLATE text/html text/css text/javascript\n")
                .append("Include " + folder.resolve("apache-handbook.conf") + "\n");
        Path file = Files.writeString(folder.resolve("apache.conf"), config);
        Files.createDirectories(otherSite());
        // its workers are another user
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        programs.serve("apache", apachePort, null, APACHE.toString(), "-D", "FOREGROUND", "-f", file.toString());
    }

    @Override
    public void close() {
        programs.close();
        try {
            if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
                Trees.delete(folder);
            }
        } catch (IOException e) {
            assertThat(e).as("the remains in %s", folder).isNull();
        }
    }
}
