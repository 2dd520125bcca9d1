package parlour.server.store;

import java.util.Set;
import java.util.function.Consumer;

/**
 * Which node thinks for the bots of a match and keeps its clock. A claim spares work and is no protection: a node may
 * lose it and not know yet. What protects a match is that of two appends after the same entry only one succeeds.
 */
public interface Claims extends AutoCloseable {

    /**
     * Ready to claim.
     *
     * @param lost hears which matches are no longer ours when the connection has been lost; another node may have
     *     claimed them, or they can be claimed again
     * @throws StoreException if the others cannot be reached
     */
    static Claims open(Database database, Consumer<Set<String>> lost) {
        return switch (JdbcDatabase.own(database).engine()) {
            case SqliteEngine alone -> new LonelyClaims();
            case PostgresEngine shared -> PostgresClaims.open(shared, lost);
        };
    }

    /** True if the match is ours now, or was already; false if another node has it, or nobody can tell. */
    boolean claim(String match);

    /** Lets others have it. */
    void release(String match);

    /** Releases everything. */
    @Override
    void close();
}
