package parlour.server.table;

import java.util.Optional;

/** Somebody who looks at tables from somewhere: one connection. */
public interface Watcher {

    /** Who it is; nobody in particular may watch too. */
    Optional<String> person();

    /** Passes a message on. Never waits and never throws: a connection that cannot keep up is given up. */
    void send(String message);

    /** Whether this one wants to read what that person says. */
    boolean hears(String person);
}
