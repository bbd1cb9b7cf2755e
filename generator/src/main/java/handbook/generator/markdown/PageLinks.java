package handbook.generator.markdown;

import com.vladsch.flexmark.html.LinkResolver;
import com.vladsch.flexmark.html.LinkResolverFactory;
import com.vladsch.flexmark.html.renderer.LinkResolverBasicContext;
import com.vladsch.flexmark.html.renderer.LinkStatus;
import com.vladsch.flexmark.html.renderer.ResolvedLink;
import com.vladsch.flexmark.util.ast.Node;
import java.util.Set;
import java.util.regex.Pattern;

/** Links name sources, {@code ../guides/raid.md#write}, so that they work in an editor; pages end in .html. */
final class PageLinks implements LinkResolver {

    private static final Pattern SOURCE = Pattern.compile("^(?![a-z]+:)([^#?]*)\\.md(?=#|$)");

    @Override
    public ResolvedLink resolveLink(Node node, LinkResolverBasicContext context, ResolvedLink link) {
        String url = SOURCE.matcher(link.getUrl()).replaceFirst("$1.html");
        return link.withStatus(LinkStatus.VALID).withUrl(url);
    }

    static final class Factory implements LinkResolverFactory {

        @Override
        public LinkResolver apply(LinkResolverBasicContext context) {
            return new PageLinks();
        }

        @Override
        public Set<Class<?>> getAfterDependents() {
            return Set.of();
        }

        @Override
        public Set<Class<?>> getBeforeDependents() {
            return Set.of();
        }

        @Override
        public boolean affectsGlobalScope() {
            return false;
        }
    }
}
