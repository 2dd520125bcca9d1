package parlour.server.store.jdbc;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Outages.Outage;

/**
 * Records when the server was down, so that players' clocks do not run then. The server writes a heartbeat every
 * second; a longer gap is an outage, whether the server was stopped, the machine asleep or the database unreachable.
 *
 * <p>The clocks of nodes that share a database must agree to within about a second, as with NTP.
 */
public final class ServingTime {

    /** Interval between calls of {@link #heartbeat}. */
    public static final long HEARTBEAT_MILLIS = 1_000;

    /** Two and a half intervals: one heartbeat may be late. */
    private static final long HEARTBEAT_TIMEOUT_MILLIS = 2_500;

    private static final String NOTE_OUTAGE =
            "insert into outages (began_at, ended_at) select written_at, ? from heartbeat where written_at < ?";

    private static final String NOTE_HEARTBEAT = """
            insert into heartbeat (id, written_at) values (1, ?)
            on conflict (id) do update set written_at = excluded.written_at where excluded.written_at > heartbeat.written_at
            """;

    private static final String NEW_OUTAGES =
            "select began_at, ended_at from outages where ended_at > ? order by began_at";

    private final JdbcDatabase database;
    private final LongSupplier clock;
    private volatile Outages outages = Outages.NONE;

    private ServingTime(JdbcDatabase database, LongSupplier clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Records the outage that ends now, if there was one.
     *
     * @param clock the wall clock, in milliseconds since 1970
     */
    public static ServingTime open(JdbcDatabase database, LongSupplier clock) {
        ServingTime opened = new ServingTime(database, clock);
        Database.durable(opened.heartbeat());
        return opened;
    }

    /** Writes a heartbeat, and reads outages that other nodes have recorded. */
    public CompletableFuture<Void> heartbeat() {
        long now = clock.getAsLong();
        long known = outages.end();
        return database.write("", connection -> heartbeat(connection, now, known))
                .thenAccept(this::learn);
    }

    /**
     * The wall time minus outages: differences between two results are the time served between them. Never decreases as
     * the wall time increases.
     */
    public long servingTime(long wallMillis) {
        return outages.servingTime(wallMillis);
    }

    private static List<Outage> heartbeat(WriteConnection connection, long now, long known) throws SQLException {
        connection.change(NOTE_OUTAGE, now, now - HEARTBEAT_TIMEOUT_MILLIS);
        connection.change(NOTE_HEARTBEAT, now);
        return connection.all(row -> new Outage(row.getLong(1), row.getLong(2)), NEW_OUTAGES, known);
    }

    private synchronized void learn(List<Outage> found) {
        if (!found.isEmpty()) {
            outages = outages.and(found);
        }
    }
}
