package handbook.generator.site;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.generator.TestSite;
import handbook.generator.build.Build;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NavigationTest {

    private static final String MENU =
            "<#ftl output_format=\"HTML\">${page.body?no_esc}[<#list site.sections as section><#if section.current>"
                    + "<#list section.nearby as near>${near.title}<#if near.current>!</#if> </#list>${section.pages?size}"
                    + "</#if></#list>]";

    @TempDir
    private Path folder;

    private TestSite site;

    @BeforeEach
    void aSectionOfThirtyPages() throws Exception {
        site = TestSite.good(folder);
        site.write("templates/article.ftl", MENU);
        for (String language : new String[] {"ru", "en"}) {
            site.write("content/" + language + "/long/index.md", page("section", "Long", ""));
            for (int i = 10; i < 40; i++) {
                site.write("content/" + language + "/long/p" + i + ".md", page("article", "p" + i, "sources: [x]\n"));
            }
        }
        Build.Result result = site.build();
        assertThat(result.isGood()).isTrue();
    }

    private static String page(String type, String title, String more) {
        return "---\ntitle: " + title + "\ndescription: d\ntype: " + type + "\nupdated: 2026-11-30\n" + more
                + "---\nText.\n";
    }

    private String menu(String name) throws Exception {
        return site.page("en/long/" + name + ".html").replace("<p>Text.</p>\n", "");
    }

    @Test
    void aPageInTheMiddleHasTenOnEachSide() throws Exception {
        assertThat(menu("p24")).startsWith("[p14 p15 ").contains(" p24! ").endsWith(" p33 p34 30]");
    }

    @Test
    void atTheEdgesThereAreAsMany() throws Exception {
        assertThat(menu("p10")).startsWith("[p10! p11 ").endsWith(" p30 30]");
        assertThat(menu("p39")).startsWith("[p19 p20 ").endsWith(" p39! 30]");
    }
}
