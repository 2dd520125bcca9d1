package parlour.server.store;

/**
 * Which node runs the bots and the clock of a match. A lease saves work; only the append check protects a match.
 */
public interface TableLeases extends AutoCloseable {

    /** True if the match is ours now, or was already; false if another node has it, or nobody can tell. */
    boolean acquire(String tableId);

    /** Lets others have it. */
    void release(String tableId);

    /** Releases everything. */
    @Override
    void close();
}
