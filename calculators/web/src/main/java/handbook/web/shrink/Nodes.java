package handbook.web.shrink;

import com.google.javascript.jscomp.AbstractCompiler;
import com.google.javascript.jscomp.NodeTraversal;
import com.google.javascript.rhino.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Searches in a script's syntax tree. */
final class Nodes {

    private Nodes() {}

    /** Returns the wanted nodes below one, in their order. */
    static List<Node> all(AbstractCompiler compiler, Node root, Predicate<Node> wanted) {
        var found = new ArrayList<Node>();
        NodeTraversal.traverse(compiler, root, new NodeTraversal.AbstractPostOrderCallback() {
            @Override
            public void visit(NodeTraversal traversal, Node node, Node parent) {
                if (wanted.test(node)) {
                    found.add(node);
                }
            }
        });
        return found;
    }

    /**
     * Returns the only wanted node below one.
     *
     * @throws IllegalStateException if there is not exactly one
     */
    static Node only(AbstractCompiler compiler, Node root, Predicate<Node> wanted) {
        List<Node> found = all(compiler, root, wanted);
        if (found.size() != 1) {
            throw new IllegalStateException("TeaVM writes its scripts in another way now: " + found);
        }
        return found.get(0);
    }

    static boolean isName(Node node, String name) {
        return node.isName() && node.getString().equals(name);
    }
}
