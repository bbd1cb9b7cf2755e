package handbook.server;

import handbook.server.publish.Sha256;
import java.net.URI;
import java.net.URISyntaxException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.content.ResourceHttpContent;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.util.resource.MemoryResource;

/** A file of the site in memory. Its tag is a hash of its bytes: times and sizes of two versions may be the same. */
final class SiteContent extends ResourceHttpContent {

    private final HttpField tag;

    SiteContent(String name, byte[] bytes) {
        super(new MemoryResource(address(name), bytes), ContentTypes.of(name), ByteBufferPool.SIZED_NON_POOLING);
        this.tag = new HttpField(HttpHeader.ETAG, Sha256.tag(bytes));
    }

    private static URI address(String name) {
        try {
            return new URI("memory", "/" + name, null);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(name, e);
        }
    }

    @Override
    public HttpField getETag() {
        return tag;
    }

    /** The tag tells more. */
    @Override
    public HttpField getLastModified() {
        return null;
    }
}
