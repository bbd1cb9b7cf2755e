package handbook.web.shrink;

import com.google.javascript.jscomp.AbstractCompiler;
import com.google.javascript.jscomp.CompilerPass;
import com.google.javascript.rhino.IR;
import com.google.javascript.rhino.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts strings where they are used. TeaVM keeps them in one list, {@code fill(["a","b"])}, and takes them by number,
 * {@code at(1)}; gzip makes less of {@code text("b")}, and what nobody uses any more goes.
 */
final class StringPool implements CompilerPass {

    private final AbstractCompiler compiler;

    StringPool(AbstractCompiler compiler) {
        this.compiler = compiler;
    }

    @Override
    public void process(Node externs, Node root) {
        Node fill = Nodes.only(compiler, root, StringPool::isFill);
        List<String> strings = strings(fill.getLastChild());
        // fill = strings => { … pool[i] = intern(text(strings[i])) … }
        Node body = function(root, fill.getFirstChild().getString());
        Node store = Nodes.only(
                compiler, body, node -> node.isAssign() && node.getFirstChild().isGetElem());
        String pool = store.getFirstFirstChild().getString();
        Node text = Nodes.only(
                compiler, store, node -> node.isCall() && node.getLastChild().isGetElem());
        // at = index => pool[index]
        Node at = Nodes.only(compiler, root, node -> node.isFunction() && takesFrom(node.getLastChild(), pool));
        String atName = at.getParent().getString();
        for (Node call : Nodes.all(compiler, root, node -> isCallOf(atName, node))) {
            Node string = IR.string(strings.get((int) call.getLastChild().getDouble()));
            Node literal = IR.call(text.getFirstChild().cloneNode(), string);
            literal.setSideEffectFlags(new Node.SideEffectFlags(Node.SideEffectFlags.NO_SIDE_EFFECTS));
            call.replaceWith(literal);
            compiler.reportChangeToEnclosingScope(literal);
        }
        compiler.reportChangeToEnclosingScope(fill);
        fill.getLastChild().removeChildren();
    }

    private static boolean isFill(Node node) {
        return node.isCall()
                && node.getFirstChild().isName()
                && node.hasTwoChildren()
                && node.getLastChild().isArrayLit()
                && node.getLastChild().hasChildren()
                && strings(node.getLastChild()).size() == node.getLastChild().getChildCount();
    }

    private static List<String> strings(Node list) {
        var strings = new ArrayList<String>();
        for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
            String string = string(item);
            if (string != null) {
                strings.add(string);
            }
        }
        return strings;
    }

    /** Returns the string of {@code "…"} or, as TeaVM writes long ones, {@code "…" + "…"}; else null. */
    private static String string(Node node) {
        if (node.isStringLit()) {
            return node.getString();
        }
        if (!node.isAdd()) {
            return null;
        }
        String start = string(node.getFirstChild());
        String end = string(node.getLastChild());
        return start == null || end == null ? null : start + end;
    }

    private Node function(Node root, String name) {
        return Nodes.only(compiler, root, node -> node.isFunction() && Nodes.isName(node.getParent(), name));
    }

    private static boolean takesFrom(Node body, String pool) {
        return body.isGetElem() && Nodes.isName(body.getFirstChild(), pool);
    }

    private static boolean isCallOf(String name, Node node) {
        return node.isCall()
                && Nodes.isName(node.getFirstChild(), name)
                && node.getLastChild().isNumber();
    }
}
