package parlour.server.store.jdbc;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Outages.Outage;

/**
 * Records when people were not served, so that their clocks do not run then. Every node writes a heartbeat each second.
 * These are outages:
 *
 * <ul>
 *   <li>a gap between heartbeats of all nodes together: the servers were stopped, the machine asleep, or the database
 *       unreachable or full
 *   <li>a gap in the heartbeats of one node while others run: it hangs or was killed, and its people are cut off. After
 *       {@link #MISSED_AT_MOST_MILLIS} it is not waited for any longer, since they have connected to another node.
 * </ul>
 *
 * <p>A process that was stopped does not know it when it continues. So serving time stands still as soon as the last
 * heartbeat is too old, until the next one has been written and the outages have been read; {@link #catchUp} waits for
 * that. It runs on exactly until a gap counts as an outage: a gap that is none is charged to whoever was to move in it.
 *
 * <p>Times are milliseconds since 1970, but not those of the wall clock, which may be set while games are played: on
 * each node time runs by a clock that only measures how much has passed, and the nodes agree through the heartbeat row.
 * A heartbeat takes over a later time that it finds there, and never writes an earlier one. The wall clock counts only
 * when a node starts, and later if it is ahead and no other node runs: the machine may have slept. That leap is an
 * outage, so nobody is charged for it. A wall clock that was set back is not followed.
 */
public final class ServingTime implements AutoCloseable {

    /** Interval between calls of {@link #heartbeat}. */
    public static final long HEARTBEAT_MILLIS = 1_000;

    /** Two and a half intervals: one heartbeat may be late. */
    private static final long HEARTBEAT_TIMEOUT_MILLIS = 2_500;

    /** A leap of time that is longer is an outage. */
    private static final long MAX_LEAP_MILLIS = 500;

    /** How long clocks wait for a node that has stopped; clients notice a dead connection in about this time. */
    static final long MISSED_AT_MOST_MILLIS = 30_000;

    /** Outages that end so much earlier than the last one known are read again: nodes record them independently. */
    private static final long OVERLAP_MILLIS = 60_000;

    /** Needs new pages in the file. */
    private static final String FILLING = "x".repeat(8 << 10);

    private static final String CHECK_SPACE = "insert into write_checks (node, filling) values (?, ?)";

    private static final String END_CHECK = "delete from write_checks where node = ?";

    private static final String LAST_HEARTBEAT = "select written_at from heartbeat";

    private static final String NOTE_HEARTBEAT = """
            insert into heartbeat (id, written_at) values (1, ?)
            on conflict (id) do update set written_at = excluded.written_at where excluded.written_at > heartbeat.written_at
            """;

    private static final String NOTE_BEAT = """
            insert into nodes (node, beats) values (?, 1)
            on conflict (node) do update set beats = nodes.beats + 1
            """;

    private static final String OTHER_NODES = "select node, beats from nodes where node <> ?";

    private static final String FORGET_NODE = "delete from nodes where node = ?";

    private static final String PROLONG_OUTAGE = "update outages set ended_at = ? where began_at = ?";

    private static final String ADD_OUTAGE = "insert into outages (began_at, ended_at) values (?, ?)";

    private static final String NEW_OUTAGES =
            "select began_at, ended_at from outages where ended_at > ? order by began_at";

    /**
     * What this node has seen of another one.
     *
     * @param beats its counter
     * @param at when the counter was first seen at this number
     * @param isAlive whether the counter has ever changed: otherwise the row may be from a node that died long ago
     */
    private record Seen(long beats, long at, boolean isAlive) {}

    private record NodeBeats(String node, long beats) {}

    /**
     * A time the nodes agreed on.
     *
     * @param elapsed what this node's {@link #elapsed} was then
     */
    private record Agreed(long time, long elapsed) {

        long at(long laterElapsed) {
            return time + laterElapsed - elapsed;
        }
    }

    /** What one heartbeat has read. */
    private record Beat(Agreed agreed, List<Outage> outages, List<NodeBeats> others, boolean isSomeoneMissing) {}

    private final JdbcDatabase database;
    private final LongSupplier wall;
    private final LongSupplier elapsed;
    private final String node = UUID.randomUUID().toString();
    private volatile Outages outages = Outages.NONE;

    /** Null before the first heartbeat. */
    private volatile @Nullable Agreed lastBeat;

    private Map<String, Seen> others = new HashMap<>();
    private @Nullable CompletableFuture<Void> current;
    /** Outages that may still grow. */
    private boolean hasOutagesToTell;

    private boolean hasNewOutages;

    private ServingTime(JdbcDatabase database, LongSupplier wall, LongSupplier elapsed) {
        this.database = database;
        this.wall = wall;
        this.elapsed = elapsed;
    }

    /**
     * Records the outage that ends now, if there was one.
     *
     * @param wall the wall clock, in milliseconds since 1970
     * @param elapsed milliseconds since any moment; nobody sets this clock
     */
    public static ServingTime open(JdbcDatabase database, LongSupplier wall, LongSupplier elapsed) {
        ServingTime opened = new ServingTime(database, wall, elapsed);
        Database.durable(opened.heartbeat());
        opened.takeNewOutages();
        return opened;
    }

    /** Writes a heartbeat, and reads outages that other nodes have recorded. */
    public CompletableFuture<Void> heartbeat() {
        return heartbeat(database.failures().isFailing());
    }

    /**
     * Writes a heartbeat that fails if there is no space left to write more. One that is under way already is not
     * repeated.
     */
    public CompletableFuture<Void> thoroughHeartbeat() {
        return heartbeat(true);
    }

    private synchronized CompletableFuture<Void> heartbeat(boolean isThorough) {
        CompletableFuture<Void> running = current;
        if (running != null && !running.isDone()) {
            return running;
        }
        long known = outages.end() - OVERLAP_MILLIS;
        Map<String, Seen> seen = Map.copyOf(others);
        CompletableFuture<Void> next = database.write("", connection -> {
                    if (isThorough) {
                        connection.change(CHECK_SPACE, node, FILLING);
                        connection.change(END_CHECK, node);
                    }
                    return heartbeat(connection, known, seen);
                })
                .thenAccept(beat -> {
                    learn(beat);
                    if (isThorough) {
                        database.failures().ended();
                    }
                });
        current = next;
        return next;
    }

    /** The time the nodes agree on, in milliseconds since 1970. Never decreases. */
    public long now() {
        return lastBeat().at(elapsed.getAsLong());
    }

    private Agreed lastBeat() {
        return Objects.requireNonNull(lastBeat, "no heartbeat yet");
    }

    /**
     * The time minus outages: differences between two results are the time served between them. Never decreases as
     * the time increases. Stands still while heartbeats are missing.
     */
    public long servingTime(long time) {
        return outages.servingTime(Math.min(time, lastBeat().time() + HEARTBEAT_TIMEOUT_MILLIS));
    }

    /** Returns when it is known whether people were served since the last heartbeat: at once, unless that is too old. */
    public void catchUp() {
        if (elapsed.getAsLong() - lastBeat().elapsed() > HEARTBEAT_TIMEOUT_MILLIS) {
            Database.durable(heartbeat());
        }
    }

    /**
     * True once after outages have ended: clocks that started during one must be computed again. Not while another node
     * is missing, since that outage is still growing.
     */
    public synchronized boolean takeNewOutages() {
        boolean taken = hasNewOutages;
        hasNewOutages = false;
        return taken;
    }

    private Beat heartbeat(WriteConnection connection, long known, Map<String, Seen> seen) throws SQLException {
        Agreed agreed = agree(connection);
        long now = agreed.time();
        connection.change(NOTE_HEARTBEAT, now);
        connection.change(NOTE_BEAT, node);
        List<NodeBeats> found =
                connection.all(row -> new NodeBeats(row.getString(1), row.getLong(2)), OTHER_NODES, node);
        boolean isSomeoneMissing = false;
        for (NodeBeats other : found) {
            Seen before = seen.get(other.node());
            if (before != null && before.beats() == other.beats()) {
                isSomeoneMissing |= isMissing(connection, now, other.node(), before);
            }
        }
        List<Outage> all = connection.all(row -> new Outage(row.getLong(1), row.getLong(2)), NEW_OUTAGES, known);
        return new Beat(agreed, all, found, isSomeoneMissing);
    }

    /** The time of this heartbeat. Records the outage that ends with it, if there was one. */
    private Agreed agree(WriteConnection connection) throws SQLException {
        Agreed before = lastBeat;
        List<Long> found = connection.all(row -> row.getLong(1), LAST_HEARTBEAT);
        long passed = elapsed.getAsLong();
        long set = wall.getAsLong();
        if (found.isEmpty()) {
            return new Agreed(before == null ? set : before.at(passed), passed);
        }
        long written = found.getFirst();
        long measured = before == null ? Math.max(set, written) : before.at(passed);
        boolean isAlone = before == null || before.time() == written;
        long now = Math.max(measured, isAlone ? Math.max(set, written) : written);
        long lastServed = Math.max(measured, written);
        if (measured - written > HEARTBEAT_TIMEOUT_MILLIS) {
            connection.change(ADD_OUTAGE, written, now);
        } else if (now - lastServed > MAX_LEAP_MILLIS) {
            connection.change(ADD_OUTAGE, lastServed, now);
        } else if (before != null && isOwnGap(measured - before.time())) {
            connection.change(ADD_OUTAGE, before.time(), now);
        }
        return new Agreed(now, passed);
    }

    /**
     * Whether this node was away for so long between two heartbeats. Others notice that only when it lasts, since they
     * look once a second; if they did not wait any longer, it is no outage.
     */
    private static boolean isOwnGap(long millis) {
        return millis > HEARTBEAT_TIMEOUT_MILLIS && millis <= MISSED_AT_MOST_MILLIS;
    }

    /** Records the outage of a node whose counter stands still. */
    private static boolean isMissing(WriteConnection connection, long now, String other, Seen before)
            throws SQLException {
        long missed = now - before.at();
        if (missed > MISSED_AT_MOST_MILLIS) {
            connection.change(FORGET_NODE, other);
            return false;
        }
        boolean isMissing = before.isAlive() && missed > HEARTBEAT_TIMEOUT_MILLIS;
        if (isMissing && connection.change(PROLONG_OUTAGE, now, before.at()) == 0) {
            connection.change(ADD_OUTAGE, before.at(), now);
        }
        return isMissing;
    }

    private synchronized void learn(Beat beat) {
        long now = beat.agreed().time();
        Outages merged = outages.and(beat.outages());
        boolean isChanged = !merged.equals(outages);
        outages = merged;
        Map<String, Seen> seen = new HashMap<>();
        for (NodeBeats other : beat.others()) {
            Seen before = others.get(other.node());
            if (before == null) {
                seen.put(other.node(), new Seen(other.beats(), now, false));
            } else {
                seen.put(other.node(), before.beats() == other.beats() ? before : new Seen(other.beats(), now, true));
            }
        }
        others = seen;
        hasOutagesToTell |= isChanged;
        if (hasOutagesToTell && !beat.isSomeoneMissing()) {
            hasNewOutages = true;
            hasOutagesToTell = false;
        }
        // Last: whoever reads a later time knows the outages before it.
        lastBeat = beat.agreed();
    }

    /** Tells the other nodes that this one stops on purpose, and has no people any more. */
    @Override
    public void close() {
        var _ = Database.durable(database.write("", connection -> connection.change(FORGET_NODE, node))
                .completeOnTimeout(0, HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS));
    }
}
