package parlour.server.people.access;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.people.RandomIds;
import parlour.server.store.Database;
import parlour.server.store.NodeMessages;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;

/**
 * Writes changes of identity and access, and returns once every node acts on them. The package comment says how.
 *
 * <p>Checking {@link #isCurrent} reads no database: a move costs nothing more than before.
 */
public final class AccessChanges implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(AccessChanges.class);

    private static final String TOPIC = "access";

    /** How long a node may serve without having asked for changes. */
    private static final Duration LEASE = Duration.ofSeconds(8);

    /** A node that hears of no change asks for some this many times during a lease. */
    private static final int RENEWALS = 4;

    private static final Duration FIRST_PAUSE = Duration.ofMillis(2);
    private static final Duration LONGEST_PAUSE = Duration.ofMillis(50);

    /** A change inside a transaction; like {@link Database.Work}, it may run more than once. */
    @FunctionalInterface
    public interface Work<T> {
        T run(Connection connection, Recorder changes) throws SQLException;
    }

    /** Takes down the changes of one transaction. */
    public static final class Recorder {

        private final Connection connection;
        private long last;

        private Recorder(Connection connection) {
            this.connection = connection;
        }

        public void add(AccessChange change) throws SQLException {
            last = AccessRows.add(connection, change);
        }
    }

    private record Written<T>(T value, long last) {}

    private final Database database;
    private final @Nullable NodeMessages messages;
    private final Duration length;
    private final String node = RandomIds.id();
    private final List<AccessListener> listeners = new CopyOnWriteArrayList<>();
    private final ReentrantLock applying = new ReentrantLock();
    private final Semaphore news = new Semaphore(0);
    private volatile long begun;
    private volatile long applied;
    private volatile ServingLease lease = ServingLease.EXPIRED;
    private volatile Runnable onCurrent = () -> {};
    /** Whether somebody has been told that this node is not current. */
    private volatile boolean wasMissed;

    private volatile boolean closed;
    private NodeMessages.Subscription subscription = () -> {};

    private AccessChanges(Database database, @Nullable NodeMessages messages, Duration length) {
        this.database = database;
        this.messages = messages;
        this.length = length;
        applied = database.read(AccessRows::latest);
        begun = applied;
    }

    /** For a database that no other node uses. */
    public static AccessChanges ofOneNode(Database database) {
        return new AccessChanges(database, null, LEASE);
    }

    /** For a database that other nodes may use. Call {@link #start} before serving anybody. */
    public static AccessChanges ofSeveralNodes(Database database, NodeMessages messages) {
        return ofSeveralNodes(database, messages, LEASE);
    }

    /** With leases of another length than usual. */
    static AccessChanges ofSeveralNodes(Database database, NodeMessages messages, Duration length) {
        return new AccessChanges(database, messages, length);
    }

    private Duration renewedEvery() {
        return length.dividedBy(RENEWALS);
    }

    /** Adds a listener; those added first are called first. */
    public void listen(AccessListener listener) {
        listeners.add(listener);
    }

    /**
     * Joins the other nodes.
     *
     * @param current called whenever this node is up to date again after having been out of touch
     */
    public void start(Runnable current) {
        onCurrent = current;
        if (messages != null) {
            subscription = messages.subscribe(new Wake());
            renew();
            Thread.ofVirtual().name("access").start(this::renewUntilClosed);
        }
    }

    // ---- Changing ----

    /**
     * Writes changes, and waits until every node has applied those that were recorded. A node that does not answer is
     * waited for until its lease has expired: it then serves nobody before it has caught up.
     *
     * @throws StoreException if that is not known; the changes may have been written
     */
    public <T> T write(Work<T> work) {
        Written<T> written = Database.durable(database.write(connection -> {
            Recorder recorder = new Recorder(connection);
            T value = work.run(connection, recorder);
            return new Written<>(value, recorder.last);
        }));
        if (written.last > 0) {
            spread(written.last);
        }
        return written.value;
    }

    private void spread(long number) {
        if (messages != null) {
            messages.publish(TOPIC, Long.toString(number));
        }
        catchUp();
        if (messages != null) {
            awaitOthers(number);
        }
    }

    private void awaitOthers(long number) {
        long end = System.nanoTime() + length.multipliedBy(2).toNanos();
        Duration pause = FIRST_PAUSE;
        while (database.read(connection -> AccessRows.isAwaited(connection, node, number))) {
            if (System.nanoTime() - end > 0) {
                throw StoreException.outcomeUnknown(new IllegalStateException("another node does not apply " + number));
            }
            sleep(pause);
            pause = pause.compareTo(LONGEST_PAUSE) < 0 ? pause.multipliedBy(2) : LONGEST_PAUSE;
        }
    }

    // ---- Applying ----

    /** Applies what has been written since, here or on other nodes. */
    private void catchUp() {
        applying.lock();
        try {
            for (AccessRows.Row row : database.read(connection -> AccessRows.after(connection, applied))) {
                boolean isMissing = row.number() != applied + 1;
                Optional<AccessChange> change = AccessChange.of(row.kind(), row.subject());
                begun = row.number();
                if (isMissing || change.isEmpty()) {
                    listeners.forEach(AccessListener::onGap);
                } else {
                    listeners.forEach(listener -> listener.onChange(change.get()));
                }
                applied = row.number();
            }
        } finally {
            applying.unlock();
        }
    }

    /** Applies what another process on this machine has written. Other nodes on PostgreSQL need no call. */
    public void poll() {
        if (messages == null && database.read(AccessRows::latest) > applied) {
            catchUp();
        }
    }

    /**
     * The number of the last change that this node has applied or is applying. Whoever authenticates somebody and then
     * registers a connection compares it: if it has grown, the connection may have escaped a change.
     */
    public long begun() {
        return begun;
    }

    // ---- Staying in touch ----

    /** Whether no change can have been acknowledged that this node has not applied. Cheap. */
    public boolean isCurrent() {
        if (messages == null || lease.isValid(length)) {
            return true;
        }
        wasMissed = true;
        return false;
    }

    /** Waits a moment for {@link #isCurrent}, if necessary. */
    public boolean awaitCurrent() {
        long end = System.nanoTime() + renewedEvery().toNanos();
        while (!isCurrent()) {
            if (closed || System.nanoTime() - end > 0) {
                return false;
            }
            sleep(LONGEST_PAUSE);
        }
        return true;
    }

    /** The failure to report when this node is not current. */
    public static StoreException outOfTouch() {
        return new StoreException(
                Reason.NOT_READ,
                "The server has lost its database. Nothing was changed; please try again.",
                "Le serveur a perdu sa base de données. Rien n’a été modifié ; veuillez réessayer.",
                null);
    }

    private void renewUntilClosed() {
        while (!closed) {
            try {
                if (news.tryAcquire(renewedEvery().toMillis(), TimeUnit.MILLISECONDS)) {
                    news.drainPermits();
                }
                if (!closed) {
                    renew();
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException failure) {
                if (!closed) {
                    LOG.atWarn().addArgument(failure).log("Changes of access cannot be applied now: {}");
                    sleep(LONGEST_PAUSE);
                }
            }
        }
    }

    private void renew() {
        ServingLease from = ServingLease.now();
        catchUp();
        long upTo = applied;
        boolean isUnbroken = Database.durable(
                database.write(connection -> AccessRows.extend(connection, node, upTo, length.toMillis())));
        if (!isUnbroken) {
            // While the lease had expired, nobody waited for this node: it may have missed changes until now.
            catchUp();
        }
        lease = from;
        if (wasMissed) {
            wasMissed = false;
            onCurrent.run();
        }
    }

    private static void sleep(Duration pause) {
        try {
            Thread.sleep(pause);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw StoreException.closed();
        }
    }

    /** Leaves the other nodes; they no longer wait for this one. */
    @Override
    public void close() {
        closed = true;
        lease = ServingLease.EXPIRED;
        subscription.close();
        news.release();
        if (messages != null) {
            try {
                Database.durable(database.write(connection -> AccessRows.leave(connection, node)));
            } catch (StoreException failure) {
                LOG.debug("Could not leave the other nodes", failure);
            }
        }
    }

    /** Only wakes the thread that asks for changes: messages may be lost. */
    private final class Wake implements NodeMessages.Listener {

        @Override
        public void onMessage(String topic, String payload) {
            if (topic.equals(TOPIC)) {
                news.release();
            }
        }

        @Override
        public void onAppended(String tableId, int upTo) {}

        @Override
        public void onGap() {
            news.release();
        }
    }
}
