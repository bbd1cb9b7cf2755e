package handbook.web.shrink;

import com.google.javascript.jscomp.AbstractCompiler;
import com.google.javascript.jscomp.CompilerPass;
import com.google.javascript.rhino.Node;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes away the names of enum constants: {@code constant("RAID_5", 2)} becomes {@code constant(2)} where the function
 * does nothing with the name. The enums of the class library do nothing with it.
 */
final class EnumNames implements CompilerPass {

    private final AbstractCompiler compiler;

    EnumNames(AbstractCompiler compiler) {
        this.compiler = compiler;
    }

    @Override
    public void process(Node externs, Node root) {
        Map<String, Node> functions = new HashMap<>();
        for (Node function : Nodes.all(compiler, root, EnumNames::ignoresFirst)) {
            functions.put(function.getParent().getString(), function);
        }
        Set<String> needed = new HashSet<>();
        List<Node> uses = Nodes.all(compiler, root, node -> node.isName() && functions.containsKey(node.getString()));
        for (Node use : uses) {
            if (!use.hasChildren() && !isCallWithText(use)) {
                needed.add(use.getString());
            }
        }
        for (Node use : uses) {
            if (!needed.contains(use.getString())) {
                Node first =
                        use.hasChildren() ? use.getFirstChild().getSecondChild().getFirstChild() : use.getNext();
                compiler.reportChangeToEnclosingScope(first);
                first.detach();
            }
        }
    }

    /** Tells a function that has a name and two parameters or more, and never reads the first. */
    private static boolean ignoresFirst(Node node) {
        return node.isArrowFunction()
                && node.getParent().isName()
                && node.getSecondChild().hasMoreThanOneChild()
                && node.getSecondChild().getFirstChild().isName()
                && !reads(
                        node.getLastChild(),
                        node.getSecondChild().getFirstChild().getString());
    }

    private static boolean reads(Node node, String name) {
        if (Nodes.isName(node, name)) {
            return true;
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            if (reads(child, name)) {
                return true;
            }
        }
        return false;
    }

    /** Tells {@code use(text("…"), …)}. */
    private static boolean isCallWithText(Node use) {
        Node first = use.getNext();
        return use.getParent().isCall()
                && use.getParent().getFirstChild() == use
                && first != null
                && first.isCall()
                && first.getLastChild().isStringLit();
    }
}
