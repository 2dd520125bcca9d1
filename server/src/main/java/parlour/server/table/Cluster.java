package parlour.server.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parlour.server.store.Bulletin;
import parlour.server.store.Claims;

/**
 * Every node that serves the same database. Events reach the others through the log; all else that people should see at
 * once goes over the bulletin, and is lost without harm when nobody listens.
 */
public final class Cluster implements Neighbours, Bulletin.Reader, AutoCloseable {

    private static final String DECLARED = "declared";
    private static final String HERE = "here";
    private static final String GONE = "gone";
    private static final String CHAT = "chat";
    private static final String PERSON = "person";

    /** Milliseconds for which a node is believed that somebody is there; it says so again more often. */
    private static final long BELIEVED = 45_000;

    public static final long REPEATED = 15_000;

    private final Bulletin bulletin;
    private final Claims claims;
    private final LongSupplier clock;
    private final Consumer<String> forgetPerson;
    private final Map<String, Long> elsewhere = new ConcurrentHashMap<>();
    private final ExecutorService inOrder = Executors.newSingleThreadExecutor(
            Thread.ofVirtual().name("neighbours").factory());
    private volatile Finder tables = name -> java.util.Optional.empty();
    private volatile Runnable refreshAll = () -> {};

    /** How a table that is awake here is found. */
    @FunctionalInterface
    interface Finder {
        java.util.Optional<LiveTable> awake(String name);
    }

    /**
     * A node among others.
     *
     * @param forgetPerson told of people who have changed on another node
     */
    public Cluster(Bulletin bulletin, Claims claims, LongSupplier clock, Consumer<String> forgetPerson) {
        this.bulletin = bulletin;
        this.claims = claims;
        this.clock = clock;
        this.forgetPerson = forgetPerson;
    }

    /** From now on what others say is shown in this house. */
    void serve(Finder finder, Runnable refresh) {
        this.tables = finder;
        this.refreshAll = refresh;
        bulletin.subscribe(this);
    }

    // ---- Telling ----

    @Override
    public void declared(String table, String person, String message) {
        bulletin.publish(DECLARED, table + " " + person + " " + message);
    }

    @Override
    public void presence(String table, String person, boolean here) {
        bulletin.publish(here ? HERE : GONE, table + " " + person);
    }

    /** What somebody said here, to be shown there. */
    public void chatted(String table, String person, String message) {
        bulletin.publish(CHAT, table + " " + person + " " + message);
    }

    /** Somebody's name or games have changed. */
    public void personChanged(String person) {
        bulletin.publish(PERSON, person);
    }

    @Override
    public boolean isElsewhere(String table, String person) {
        Long until = elsewhere.get(table + " " + person);
        return until != null && until > clock.getAsLong();
    }

    @Override
    public boolean mayHost(String table) {
        return claims.claim(table);
    }

    @Override
    public void release(String table) {
        claims.release(table);
    }

    // ---- Hearing ----

    @Override
    public void said(String topic, String payload) {
        inOrder.execute(() -> hear(topic, payload));
    }

    private void hear(String topic, String payload) {
        if (topic.equals(PERSON)) {
            forgetPerson.accept(payload);
            return;
        }
        String[] words = payload.split(" ", 3);
        if (words.length < 2) {
            return;
        }
        String table = words[0];
        String person = words[1];
        switch (topic) {
            case DECLARED -> tables.awake(table).ifPresent(it -> it.showDeclared(words[2], person));
            case CHAT -> tables.awake(table).ifPresent(it -> it.pass(words[2], person));
            case HERE -> {
                boolean isNews = elsewhere.put(table + " " + person, clock.getAsLong() + BELIEVED) == null;
                tables.awake(table).filter(it -> isNews).ifPresent(it -> it.showPresence(person, true));
            }
            case GONE -> {
                elsewhere.remove(table + " " + person);
                tables.awake(table).ifPresent(it -> it.showPresence(person, false));
            }
            default -> {
                // A newer node speaks of something this one does not know.
            }
        }
    }

    @Override
    public void appended(String match, int upTo) {
        Thread.ofVirtual()
                .name("refresh " + match)
                .start(() -> tables.awake(match).ifPresent(LiveTable::refresh));
    }

    @Override
    public void missedSome() {
        Thread.ofVirtual().name("refresh all").start(refreshAll);
    }

    /** Forgets who has not been heard of. */
    void tidy() {
        long now = clock.getAsLong();
        elsewhere.values().removeIf(until -> until <= now);
    }

    @Override
    public void close() {
        inOrder.shutdown();
    }
}
