package handbook.generator.jbake;

import java.util.ArrayList;
import java.util.List;
import org.jbake.app.ContentStore;
import org.jbake.app.DocumentList;
import org.jbake.model.DocumentModel;

/**
 * Keeps documents in a list. JBake's own store is an embedded database that costs most of a build's time
 * and brings 20 MB of libraries; it is never started, and its jar is not there.
 *
 * <p>Only what JBake's crawler calls is answered: our templates do not query.
 */
final class MemoryStore extends ContentStore {

    private final List<DocumentModel> documents = new ArrayList<>();

    MemoryStore() {
        super("memory", "none");
    }

    @Override
    public void startup() {
        documents.clear();
    }

    @Override
    public void close() {
        // nothing is open
    }

    @Override
    public void addDocument(DocumentModel document) {
        documents.add(document);
    }

    /** Every build is a fresh one: no document is known from before. */
    @Override
    public DocumentList<DocumentModel> getDocumentStatus(String uri) {
        return new DocumentList<>();
    }

    @Override
    public long getDocumentCount(String type) {
        return documents.stream()
                .filter(document -> document.getType().equals(type))
                .count();
    }

    /** Returns all documents in the order they were found. */
    List<DocumentModel> documents() {
        return documents;
    }
}
