package parlour.server.store;

/**
 * Decides which node runs the bots of a match. A lease only avoids duplicate work; what protects a match is the check
 * in {@link EventLog#append}.
 */
public interface TableLeases extends AutoCloseable {

    /** Whether this node holds the lease now; false if another node holds it, or the database cannot be asked. */
    boolean acquire(String tableId);

    /** Makes the lease available to other nodes. */
    void release(String tableId);

    /** Releases all leases. */
    @Override
    void close();
}
