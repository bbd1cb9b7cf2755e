package handbook.server;

import handbook.server.publish.SiteFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.http.CompressedContentFormat;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.http.content.HttpContent;
import org.eclipse.jetty.http.content.PreCompressedHttpContentFactory;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.ResourceService;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Answers requests for the files of a site, which are all in memory: an address is looked up as a whole, so none leads
 * anywhere else.
 */
final class SiteHandler extends Handler.Abstract.NonBlocking {

    private static final HttpField FOR_EVER =
            new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "public, max-age=31536000, immutable");
    private static final HttpField ASK = new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "no-cache");
    private static final HttpField NO_GUESSING = new PreEncodedHttpField("X-Content-Type-Options", "nosniff");
    private static final HttpField NO_REFERRER = new PreEncodedHttpField("Referrer-Policy", "no-referrer");
    private static final HttpField ALLOW = new PreEncodedHttpField(HttpHeader.ALLOW, "GET, HEAD");
    private static final String INDEX = "index.html";

    private final String path;
    private final HttpField policy;
    private final Map<String, HttpContent> files = new HashMap<>();
    private final ResourceService service = new ResourceService();

    /**
     * @param path under which the site stands, with a slash at both ends
     * @param policy content security policy
     */
    SiteHandler(SiteFiles site, String path, String policy) {
        this.path = path;
        this.policy = new PreEncodedHttpField("Content-Security-Policy", policy);
        site.files().forEach((name, content) -> files.put(name, new SiteContent(name, content)));
        service.setHttpContentFactory(
                new PreCompressedHttpContentFactory(files::get, List.of(CompressedContentFormat.GZIP)));
        service.setPrecompressedFormats(List.of(CompressedContentFormat.GZIP));
        service.setEtags(true);
        service.setAcceptRanges(true);
        service.setDirAllowed(false);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws IOException {
        response.getHeaders().put(policy).put(NO_GUESSING).put(NO_REFERRER);
        String method = request.getMethod();
        if (!HttpMethod.GET.is(method) && !HttpMethod.HEAD.is(method)) {
            response.getHeaders().put(ALLOW);
            answer(response, callback, HttpStatus.METHOD_NOT_ALLOWED_405, "This server only shows pages.");
            return true;
        }
        String address = request.getHttpURI().getDecodedPath();
        if (address.equals(path.substring(0, path.length() - 1)) || isFolder(address)) {
            response.getHeaders().put(HttpHeader.LOCATION, address.substring(address.lastIndexOf('/') + 1) + "/");
            answer(response, callback, HttpStatus.MOVED_PERMANENTLY_301, "The page is at " + address + "/");
            return true;
        }
        Request file = address.endsWith("/") ? indexOf(request) : request;
        HttpContent content = content(file);
        if (content == null) {
            answer(response, callback, HttpStatus.NOT_FOUND_404, "There is no such page. Такой страницы нет.");
        } else {
            response.getHeaders().put(SiteFiles.isHashed(address) ? FOR_EVER : ASK);
            service.doGet(file, response, callback, content);
        }
        return true;
    }

    private static Request indexOf(Request request) {
        HttpURI folder = request.getHttpURI();
        return Request.serveAs(request, HttpURI.build(folder, folder.getPath() + INDEX, null, null));
    }

    private HttpContent content(Request request) throws IOException {
        String address = request.getHttpURI().getDecodedPath();
        return address.startsWith(path) ? service.getContent(address.substring(path.length()), request) : null;
    }

    private boolean isFolder(String address) {
        return address.startsWith(path)
                && !address.endsWith("/")
                && files.containsKey(address.substring(path.length()) + "/" + INDEX);
    }

    private static void answer(Response response, Callback callback, int status, String text) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, ContentTypes.of(".txt"));
        response.write(true, ByteBuffer.wrap((text + "\n").getBytes(StandardCharsets.UTF_8)), callback);
    }
}
