package handbook.generator.block;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** All tables of facts that pages can show. */
final class FactTables {

    static final Map<String, FactTable<?>> ALL = all(RaidLevelFacts.TABLE);

    private FactTables() {}

    private static Map<String, FactTable<?>> all(FactTable<?>... tables) {
        return Arrays.stream(tables)
                .collect(Collectors.toMap(FactTable::name, table -> table, (one, other) -> other, TreeMap::new));
    }
}
