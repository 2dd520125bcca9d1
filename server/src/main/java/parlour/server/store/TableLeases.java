package parlour.server.store;

import java.util.Optional;

/**
 * Decides which node moves for the bots of a table. A lease is held only while a node works on a table, and expires a
 * few seconds after its node has stopped renewing it. An {@link EventLog#append} with a lease that another node has
 * taken over writes nothing.
 */
public interface TableLeases extends AutoCloseable {

    /** A lease for this node; empty if the table is leased, by whichever node, or the database cannot be asked. */
    Optional<Lease> acquire(String tableId);

    /** Makes the table available again. */
    void release(Lease lease);

    /** An append has ended this lease. */
    void ended(Lease lease);

    /** Prolongs the leases held by this node; call it every {@link #RENEWAL_MILLIS}. */
    void renew();

    /** How long a lease lasts after it was acquired or renewed. */
    long DURATION_MILLIS = 6_000;

    long RENEWAL_MILLIS = 1_500;

    /** Releases all leases. */
    @Override
    void close();
}
