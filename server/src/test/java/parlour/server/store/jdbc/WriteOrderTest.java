package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.OnFreshDatabase;
import parlour.server.store.TestDatabase;

/**
 * Nodes that wrote the same rows in different orders would wait for each other: PostgreSQL ends that only after a second,
 * in which nobody can move.
 */
@OnBothDatabases
final class WriteOrderTest extends OnFreshDatabase {

    WriteOrderTest(TestDatabase store) {
        super(store);
    }

    @Test
    void everyNodeWritesAppendsFirstAndThenTheRest() {
        List<WriteTask<?>> group = List.of(other("b"), append("d"), other(""), append("c"), other("a"));
        List<String> order = group.stream()
                .sorted(GroupCommitWriter.SAME_ORDER)
                .map(task -> (task instanceof AppendTask ? "append " : "other ") + task.key())
                .toList();
        assertEquals(List.of("append c", "append d", "other ", "other a", "other b"), order);
    }

    private AppendTask append(String tableId) {
        return new AppendTask(database.engine(), tableId, 0, List.of(), Optional.empty(), Optional.empty());
    }

    private static WriteTask<Boolean> other(String key) {
        return new WriteTask<>(key) {
            @Override
            Boolean run(WriteConnection connection) {
                return true;
            }
        };
    }
}
