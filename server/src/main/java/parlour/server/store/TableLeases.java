package parlour.server.store;

import java.util.Set;
import java.util.function.Consumer;

/**
 * Which node runs the bots and the clock of a match. A lease saves work; only the append check protects a match.
 */
public interface TableLeases extends AutoCloseable {

    /**
     * Ready to claim.
     *
     * @param lost hears which matches are no longer ours when the connection has been lost; another node may have
     *     claimed them, or they can be claimed again
     * @throws StoreException if the others cannot be reached
     */
    static TableLeases open(Database database, Consumer<Set<String>> lost) {
        return switch (JdbcDatabase.own(database).engine()) {
            case SqliteEngine alone -> new SingleNodeLeases();
            case PostgresEngine shared -> PostgresLeases.open(shared, lost);
        };
    }

    /** True if the match is ours now, or was already; false if another node has it, or nobody can tell. */
    boolean acquire(String tableId);

    /** Lets others have it. */
    void release(String tableId);

    /** Releases everything. */
    @Override
    void close();
}
