package parlour.server.table;

import java.util.Optional;

/** Receives the messages of tables: one connection. */
public interface Subscriber {

    /** The person's id; empty for an anonymous spectator. */
    Optional<String> personId();

    /**
     * Sends a message without blocking. Called with a table locked: may call back into that table, but must not lock
     * another one.
     */
    void send(String message);

    /** Whether to deliver chat messages of that person. */
    boolean accepts(String person);
}
