package parlour.server.table;

import java.util.Optional;

/** Somebody who is told what happens at tables: one connection. */
public interface Subscriber {

    /** Who it is; nobody in particular may subscribe too. */
    Optional<String> personId();

    /**
     * Passes a message on, without waiting. Called with a table locked: it may come back to that table, but must not lock
     * another one.
     */
    void send(String message);

    /** Whether this one wants to read what that person says. */
    boolean accepts(String person);
}
