package handbook.web.shrink;

import com.google.javascript.jscomp.AbstractCompiler;
import com.google.javascript.jscomp.CompilerPass;
import com.google.javascript.rhino.IR;
import com.google.javascript.rhino.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes out of TeaVM's description of the classes what is not needed here. It is a list of eight values a class: the
 * constructor function, its name, the superclass, the interfaces, the modifiers, the class around it, the initializer
 * and the methods.
 *
 * <ul>
 *   <li>Classes that are never made nor extended, interfaces among them, need no description.
 *   <li>Interfaces are for {@code instanceof} with an interface, where there is any.
 *   <li>Of the modifiers only the one of interfaces is read.
 *   <li>Constructor functions set every field to zero or null. Records set all of theirs anyway.
 * </ul>
 */
final class ClassData implements CompilerPass {

    private static final int VALUES = 8;
    private static final int NAME = 1;
    private static final int SUPERCLASS = 2;
    private static final int INTERFACES = 3;
    private static final int MODIFIERS = 4;

    /** As in the Java virtual machine specification, table 4.1-B. */
    private static final int FINAL = 0x10;

    private static final int INTERFACE = 0x200;
    private static final int ABSTRACT = 0x400;

    private final AbstractCompiler compiler;
    private final List<Row> rows = new ArrayList<>();

    ClassData(AbstractCompiler compiler) {
        this.compiler = compiler;
    }

    private record Row(List<Node> values) {

        String name() {
            return values.get(0).getString();
        }

        String superclass() {
            return values.get(SUPERCLASS).isName() ? values.get(SUPERCLASS).getString() : "";
        }

        boolean is(int modifier) {
            return ((int) values.get(MODIFIERS).getDouble() & modifier) != 0;
        }
    }

    @Override
    public void process(Node externs, Node root) {
        List<Node> lists = Nodes.all(compiler, root, ClassData::isClassList);
        for (Node list : lists) {
            readClasses(list);
        }
        dropZeros(root);
        boolean instances = Nodes.all(
                                compiler,
                                root,
                                node -> node.isGetProp() && node.getString().equals("superinterfaces"))
                        .size()
                > 1;
        Set<String> needed = needed(root, instances);
        for (Row row : rows) {
            if (needed.contains(row.name())) {
                reduce(row, instances);
            } else {
                row.values.forEach(Node::detach);
            }
        }
        lists.forEach(compiler::reportChangeToEnclosingScope);
    }

    private static boolean isClassList(Node node) {
        return node.isArrayLit()
                && node.getChildCount() >= VALUES
                && node.getChildCount() % VALUES == 0
                && node.getParent().isCall()
                && node.getFirstChild().isName()
                && node.getChildAtIndex(NAME).isNumber()
                && node.getChildAtIndex(MODIFIERS).isNumber();
    }

    private void readClasses(Node list) {
        var values = new ArrayList<Node>();
        for (Node value = list.getFirstChild(); value != null; value = value.getNext()) {
            values.add(value);
            if (values.size() == VALUES) {
                rows.add(new Row(List.copyOf(values)));
                values.clear();
            }
        }
    }

    /** Returns the classes that something else names than their own description, and what they extend. */
    private Set<String> needed(Node root, boolean instances) {
        Map<String, Integer> uses = new HashMap<>();
        for (Node name : Nodes.all(compiler, root, Node::isName)) {
            uses.merge(name.getString(), 1, Integer::sum);
        }
        for (Row row : rows) {
            uses.merge(row.name(), -1, Integer::sum);
            uses.merge(row.superclass(), -1, Integer::sum);
            for (Node one = row.values.get(INTERFACES).getFirstChild();
                    one != null && !instances;
                    one = one.getNext()) {
                uses.merge(one.getString(), -1, Integer::sum);
            }
        }
        // superclasses stand before the classes that extend them
        Set<String> needed = new HashSet<>();
        for (int i = rows.size() - 1; i >= 0; i--) {
            Row row = rows.get(i);
            boolean declaredOnly = uses.get(row.name()) <= 1;
            if (!declaredOnly || needed.contains(row.name())) {
                needed.add(row.name());
                needed.add(row.superclass());
            }
        }
        return needed;
    }

    private static void reduce(Row row, boolean instances) {
        row.values.get(MODIFIERS).replaceWith(IR.number(row.is(INTERFACE) ? INTERFACE : 0));
        if (!instances) {
            row.values.get(INTERFACES).replaceWith(IR.number(0));
        }
    }

    private void dropZeros(Node root) {
        Set<String> records = records();
        for (Node function : Nodes.all(compiler, root, Node::isFunction)) {
            if (records.contains(function.getFirstChild().getString())) {
                function.getLastChild().removeChildren();
                compiler.reportChangeToEnclosingScope(function.getLastChild());
            }
        }
    }

    /** Returns the records: {@code Record} is the abstract class that most final ones extend. */
    private Set<String> records() {
        Map<String, Set<String>> subclasses = new HashMap<>();
        for (Row row : rows) {
            if (row.is(FINAL)) {
                subclasses
                        .computeIfAbsent(row.superclass(), name -> new HashSet<>())
                        .add(row.name());
            }
        }
        return rows.stream()
                .filter(row -> row.is(ABSTRACT) && !row.is(INTERFACE))
                .map(row -> subclasses.getOrDefault(row.name(), Set.of()))
                .max(Comparator.comparing(Set::size))
                .orElse(Set.of());
    }
}
