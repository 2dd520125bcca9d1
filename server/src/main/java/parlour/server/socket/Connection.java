package parlour.server.socket;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.match.protocol.Replies;
import parlour.server.limits.TokenBucket;
import parlour.server.people.Identity;
import parlour.server.people.Person;
import parlour.server.table.Subscriber;
import parlour.server.table.TableRegistry;

/** One socket and its person. Its messages arrive one at a time; sends may come from any thread. */
final class Connection implements Subscriber {

    /** Rate limit on incoming messages: a burst, then a rate per second. */
    private static final int BURST = 100;

    private static final int PER_SECOND = 40;

    /** To send what was missed, the game is replayed from the log: a connection may have that done once per table. */
    private static final int MAX_CATCH_UPS = 32;

    private static final int CATCH_UP_MILLIS = 10_000;
    private static final Duration MAX_CLOSING = Duration.ofSeconds(3);

    /** How long ending a connection waits for its last message. */
    private static final Duration MAX_SERVING = Duration.ofSeconds(5);

    /** Disconnects after this many rate-limit refusals in a row. */
    private static final int MAX_REFUSALS_IN_A_ROW = 200;

    private final Session session;
    private final Optional<Identity> identity;
    private final String address;
    private final String request;
    private final AtomicLong messages = new AtomicLong();
    private final SendQueue sendQueue;
    private final TableRegistry tables;
    private final Set<String> subscriptions = HashSet.newHashSet(2);
    private volatile Set<String> muted = Set.of();
    private volatile Language language = Language.ENGLISH;
    private boolean greeted;
    private boolean closed;
    private final TokenBucket allowance;
    private final TokenBucket catchUps;
    private int overruns;
    private final ReentrantLock serving = new ReentrantLock();
    private volatile boolean ended;

    /**
     * @param address the key of its address, as for rate limits
     * @param request the id of the request that opened it
     * @param maySend whether this node knows that nobody's access has ended; messages wait meanwhile
     */
    Connection(
            Session session,
            Optional<Identity> identity,
            String address,
            String request,
            TableRegistry tables,
            long now,
            BooleanSupplier maySend) {
        this.session = session;
        this.identity = identity;
        this.address = address;
        this.request = request;
        this.tables = tables;
        this.sendQueue = new SendQueue(session, this::drop, maySend);
        this.allowance = new TokenBucket(BURST, PER_SECOND / 1_000.0, now);
        this.catchUps = new TokenBucket(MAX_CATCH_UPS, 1.0 / CATCH_UP_MILLIS, now);
    }

    Optional<Person> person() {
        return identity.map(Identity::person);
    }

    /** Whether it was opened with this session or token. */
    boolean isOf(String sessionId) {
        return identity.filter(known -> known.session().equals(sessionId)).isPresent();
    }

    String address() {
        return address;
    }

    String request() {
        return request;
    }

    /** The id of the next message. */
    String nextRequest() {
        return request + "." + messages.incrementAndGet();
    }

    @Override
    public Optional<String> personId() {
        return identity.map(known -> known.person().id());
    }

    @Override
    public void send(String message) {
        sendQueue.send(message);
    }

    @Override
    public boolean accepts(String other) {
        return !muted.contains(other);
    }

    void mute(Set<String> others) {
        muted = Set.copyOf(others);
    }

    // ---- Ending ----

    /** Serves a message, unless the connection has been ended. */
    void serve(Runnable message) {
        serving.lock();
        try {
            if (!ended) {
                message.run();
            }
        } finally {
            serving.unlock();
        }
    }

    /** From now on no message is served, and none is sent but the goodbye. */
    void end(Refusal why) {
        ended = true;
        sendQueue.sendOnly(Replies.bye(why, language).json(), () -> session.close(1_008, why.code(), Callback.NOOP));
        Thread.ofVirtual().name("end").start(this::disconnectUnlessClosed);
    }

    /** For clients that no longer read, or do not answer the closing. */
    private void disconnectUnlessClosed() {
        try {
            Thread.sleep(MAX_CLOSING);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        session.disconnect();
    }

    /**
     * Waits until the message that was being served when {@link #end} was called is done.
     *
     * @throws IllegalStateException if that takes too long
     */
    void awaitServed() {
        try {
            if (!serving.tryLock(MAX_SERVING.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new IllegalStateException("a message of an ended connection is still being served");
            }
            serving.unlock();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    /** Sends what had to wait. */
    void resume() {
        sendQueue.resume();
    }

    // ---- Greeting and rate limit ----

    Language language() {
        return language;
    }

    void onHello(Language spoken) {
        language = spoken;
        greeted = true;
    }

    boolean isGreeted() {
        return greeted;
    }

    /** Counts a message; true if it exceeds the rate limit. */
    boolean exceedsRate(long now) {
        boolean isAllowed = allowance.take(now);
        overruns = isAllowed ? 0 : overruns + 1;
        return !isAllowed;
    }

    /** Counts a message that was refused because of others from the same address. */
    void countOverrun() {
        overruns++;
    }

    /** Whether it may be sent only what it has missed; otherwise it is sent the whole table. */
    boolean mayCatchUp(long now) {
        return catchUps.take(now);
    }

    boolean ignoresRefusals() {
        return overruns > MAX_REFUSALS_IN_A_ROW;
    }

    // ---- Tables ----

    synchronized boolean isSubscribed(String tableId) {
        return subscriptions.contains(tableId);
    }

    synchronized boolean isAtAny(Predicate<String> which) {
        return subscriptions.stream().anyMatch(which);
    }

    synchronized int subscriptions() {
        return subscriptions.size();
    }

    /**
     * Call with the table locked, before adding the subscriber to it: {@link #leaveAll} then waits for the lock and
     * finds the subscriber there. False if the connection is closed.
     */
    synchronized boolean addSubscription(String tableId) {
        if (!closed) {
            subscriptions.add(tableId);
        }
        return !closed;
    }

    /** False if it was not subscribed. */
    synchronized boolean removeSubscription(String tableId) {
        return subscriptions.remove(tableId);
    }

    /** Unsubscribes from every table and prevents new subscriptions. Locks tables: do not call with one locked. */
    void leaveAll() {
        for (String tableId : closedSubscriptions()) {
            tables.unsubscribe(tableId, this);
        }
    }

    private synchronized List<String> closedSubscriptions() {
        closed = true;
        List<String> all = List.copyOf(subscriptions);
        subscriptions.clear();
        return all;
    }

    // ---- Answers ----

    void refuse(Optional<Long> id, Refusal refusal, Optional<Integer> number) {
        send(Replies.refused(id, refusal, language, number).json());
    }

    void done(long id, int number) {
        send(Replies.done(id, number).json());
    }

    /** Sends a goodbye, then closes. */
    void closeWith(Refusal why) {
        String goodbye = Replies.bye(why, language).json();
        sendQueue.sendLast(goodbye, () -> session.close(1_008, why.code(), Callback.NOOP));
    }

    /** Closes at once, without a goodbye: the client no longer reads. */
    private void drop() {
        leaveAll();
        session.disconnect();
    }
}
