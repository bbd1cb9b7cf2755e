package handbook.generator.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {

    @TempDir
    private Path folder;

    private Path site;

    @BeforeEach
    void nameTheSite() {
        site = folder.resolve("target/site");
    }

    @Test
    void publishingReplacesTheOldSite() throws IOException {
        Files.createDirectories(site);
        Files.writeString(site.resolve("old.html"), "old");
        var output = new OutputFolder(site);
        Files.writeString(output.start().resolve("new.html"), "new");
        output.publish();
        assertThat(site).isDirectoryContaining(file -> file.endsWith("new.html"));
        assertThat(site.resolve("old.html")).doesNotExist();
        assertThat(site.getParent()).isDirectoryNotContaining(file -> !file.equals(site));
    }

    @Test
    void onlyASiteOfOursMayBeReplaced() throws IOException {
        var output = new OutputFolder(site);
        assertThat(output.mayBeReplaced()).isTrue();
        Files.createDirectories(site);
        assertThat(output.mayBeReplaced()).isTrue();
        Files.writeString(site.resolve("index.html"), "somebody's own");
        assertThat(output.mayBeReplaced()).isFalse();
        Files.delete(site.resolve("index.html"));
        output.start();
        output.publish();
        assertThat(output.mayBeReplaced()).isTrue();
    }

    @Test
    void leftoversOfABrokenOffBuildAreRemoved() throws IOException {
        Files.createDirectories(folder.resolve("target/.site.new/en"));
        Files.writeString(folder.resolve("target/.site.new/en/half.html"), "half");
        Path fresh = new OutputFolder(site).start();
        assertThat(fresh).isEmptyDirectory();
    }

    @Test
    void aSwapThatWasBrokenOffIsUndone() throws IOException {
        Files.createDirectories(folder.resolve("target/.site.old"));
        Files.writeString(folder.resolve("target/.site.old/index.html"), "last good");
        var output = new OutputFolder(site);
        output.start();
        output.discard();
        assertThat(site.resolve("index.html")).hasContent("last good");
    }
}
