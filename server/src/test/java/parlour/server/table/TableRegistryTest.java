package parlour.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.conquest.Conquest;
import parlour.game.View;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.Phase;
import parlour.match.Player;
import parlour.match.TimeControl;
import parlour.server.store.EventLog;
import parlour.server.store.Lease;
import parlour.server.store.Listing;
import parlour.server.store.ListingChange;
import parlour.server.store.LogEntry;
import parlour.server.store.StoreException;

final class TableRegistryTest {

    private static final long LONG_AGO = 60 * 60_000;

    /** A log that can lose the answer to a durable append, or fail to read a table. */
    private final class FaultyLog implements EventLog {

        private final EventLog log;

        FaultyLog(EventLog log) {
            this.log = log;
        }

        @Override
        public CompletableFuture<Boolean> append(
                String match,
                int after,
                List<LogEntry> entries,
                Optional<? extends ListingChange> change,
                Optional<Lease> lease) {
            boolean appended = log.append(match, after, entries, change, lease).join();
            return losesAnswer.getAndSet(false)
                    ? CompletableFuture.failedFuture(new IllegalStateException("connection lost"))
                    : CompletableFuture.completedFuture(appended);
        }

        @Override
        public List<LogEntry> read(String match, int after) {
            if (match.equals(unreadable.get())) {
                throw new IllegalStateException("damaged");
            }
            if (isAway.get()) {
                throw new StoreException(StoreException.Reason.NOT_READ, "away", "absente", null);
            }
            return log.read(match, after);
        }
    }

    /** Counts its calls. */
    private static final class CountingListener implements TableListener {

        private final AtomicInteger turns = new AtomicInteger();
        private final AtomicBoolean failsOnEvents = new AtomicBoolean();
        private final AtomicBoolean failsOnTurn = new AtomicBoolean();
        private final List<Event> events = new ArrayList<>();

        @Override
        public void onTurn(TableRegistry tables, String tableId, Match match) {
            if (failsOnTurn.getAndSet(false)) {
                throw new IllegalStateException("thrown by a listener in a test");
            }
            turns.incrementAndGet();
        }

        @Override
        public void onEvents(String tableId, List<Event> happened) {
            if (failsOnEvents.getAndSet(false)) {
                throw new IllegalStateException("thrown by a listener in a test");
            }
            events.addAll(happened);
        }
    }

    private final AtomicBoolean losesAnswer = new AtomicBoolean();
    private final AtomicReference<String> unreadable = new AtomicReference<>("");
    private final AtomicBoolean isAway = new AtomicBoolean();
    private final CountingListener listener = new CountingListener();
    private Tables tables;
    private TableRegistry registry;
    private String id;

    @BeforeEach
    void open(@TempDir Path data) {
        tables = new Tables(data, FaultyLog::new);
        registry = tables.registry(listener);
        id = tables.open(Conquest.CONQUEST);
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private CommandResult submit(Command command) {
        return registry.with(id, table -> table.submit(command)).orElseThrow();
    }

    private Recorder subscribe(Recorder recorder) {
        assertEquals(Optional.of(false), registry.with(id, table -> table.subscribe(recorder, 0, View::json)));
        recorder.received.clear();
        return recorder;
    }

    private Recorder stranger() {
        return subscribe(new Recorder(Optional.empty()));
    }

    // ---- Loading and evicting ----

    @Test
    void unknownTablesAreNotCached() {
        assertEquals(Optional.empty(), registry.with("nowhere2", LiveTable::id));
        assertEquals(Optional.empty(), registry.with("no id\0", LiveTable::id));
        assertEquals(0, registry.size());
    }

    @Test
    void idleTableIsEvictedAndReloaded() {
        submit(new Command.Sit("bob", 1, "01"));
        LiveTable before = registry.with(id, table -> table).orElseThrow();
        String seen = before.viewFor(Optional.of("bob")).json();
        tables.clock.addAndGet(LONG_AGO);
        registry.evictIdle();
        assertEquals(0, registry.size());
        assertEquals(
                seen,
                registry.with(id, table -> table.viewFor(Optional.of("bob")).json())
                        .orElseThrow());
        assertNotSame(before, registry.with(id, table -> table).orElseThrow());
    }

    @Test
    void tableWithASubscriberIsNotEvicted() {
        Recorder stranger = stranger();
        tables.clock.addAndGet(LONG_AGO);
        registry.evictIdle();
        assertEquals(1, registry.size());
        registry.unsubscribe(id, stranger);
        tables.clock.addAndGet(LONG_AGO);
        registry.evictIdle();
        assertEquals(0, registry.size());
    }

    @Test
    void reloadedTableIsSentAgain() {
        Recorder bob = subscribe(new Recorder(Optional.of("bob")));
        submit(new Command.Sit("bob", 1, "01"));
        bob.received.clear();
        LiveTable before = registry.with(id, table -> table).orElseThrow();
        registry.reloadTablesOf("bob");
        assertEquals(List.of(before.viewFor(Optional.of("bob")).json()), bob.received, "and nothing else");
        submit(new Command.Resign("bob"));
        assertTrue(bob.received.getLast().contains("ended"), bob.received::toString);
    }

    /** If a caller were handed an evicted table, two would use it at once. */
    @Test
    void onlyOneThreadUsesATableDespiteEvictions() throws InterruptedException {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger collisions = new AtomicInteger();
        AtomicInteger loads = new AtomicInteger();
        TableRegistry contended = tables.registry(new TableListener() {
            @Override
            public void onTurn(TableRegistry all, String tableId, Match match) {
                loads.incrementAndGet();
            }

            @Override
            public void onEvents(String tableId, List<Event> events) {}
        });
        List<Thread> users = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            users.add(Thread.ofPlatform().start(() -> {
                for (int use = 0; use < 100; use++) {
                    contended.with(id, table -> {
                        collisions.addAndGet(inside.getAndIncrement());
                        LockSupport.parkNanos(1_000);
                        return inside.decrementAndGet();
                    });
                    tables.clock.addAndGet(LONG_AGO);
                    contended.evictIdle();
                }
            }));
        }
        for (Thread user : users) {
            user.join();
        }
        assertEquals(0, collisions.get());
        assertTrue(loads.get() > 1, "or it was never evicted");
    }

    // ---- Sending ----

    /** Unsubscribes while sending, as a connection does when its socket is dead. */
    private final class Dying extends Recorder {

        private boolean isDead;

        Dying(String person) {
            super(Optional.of(person));
        }

        @Override
        public void send(String message) {
            super.send(message);
            if (isDead) {
                registry.unsubscribe(id, this);
            }
        }
    }

    private Dying dying(String person) {
        Dying dying = new Dying(person);
        subscribe(dying);
        dying.isDead = true;
        return dying;
    }

    private static final class Throwing extends Recorder {

        Throwing() {
            super(Optional.empty());
        }

        @Override
        public void send(String message) {
            super.send(message);
            throw new IllegalStateException("closed");
        }
    }

    @Test
    void failingSubscribersDoNotAffectOthers() {
        List<Recorder> faithful = new ArrayList<>();
        List<Recorder> dying = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            faithful.add(stranger());
            dying.add(dying("ada"));
            faithful.add(subscribe(new Throwing()));
        }
        faithful.forEach(each -> each.received.clear());
        int before = registry.with(id, table -> table.match().eventCount()).orElseThrow();
        int turns = listener.turns.get();

        CommandResult result = submit(new Command.Sit("bob", 1, "01"));

        assertInstanceOf(CommandResult.Accepted.class, result);
        assertTrue(result.seq() > before + 1, "several events at once");
        assertEquals(result.seq() - before, listener.events.size());
        assertEquals(turns + 1, listener.turns.get(), "bots are asked");
        List<Integer> all =
                IntStream.rangeClosed(before + 1, result.seq()).boxed().toList();
        faithful.forEach(each -> assertEquals(all, numbers(each)));
        dying.forEach(each -> assertEquals(1, each.received.size()));
        assertInstanceOf(CommandResult.Accepted.class, submit(new Command.Resign("bob")), "the table goes on");
    }

    private static List<Integer> numbers(Recorder recorder) {
        return recorder.received.stream()
                .filter(message -> message.contains("\"type\":\"event\""))
                .map(message -> Integer.valueOf(message.replaceFirst(".*?\"seq\":(\\d+).*", "$1")))
                .toList();
    }

    @Test
    void leaveIsSentAfterTheEventsThatCausedIt() {
        Recorder other = stranger();
        dying("ada");
        other.received.clear();
        submit(new Command.Sit("bob", 1, "01"));
        assertTrue(numbers(other).size() > 1);
        assertTrue(other.received.getLast().contains("\"present\":false"), other.received::toString);
    }

    @Test
    void abandonedGameIsClosedWithoutAResult() {
        submit(new Command.Sit("bob", 1, "01"));
        assertEquals(
                Phase.PLAYING, registry.with(id, table -> table.match().phase()).orElseThrow());
        registry.abandon(List.of(id));
        Match match = registry.with(id, LiveTable::match).orElseThrow();
        assertEquals(Phase.CLOSED, match.phase());
        assertEquals(Optional.empty(), match.outcome());
        assertEquals(
                Listing.Phase.CLOSED, tables.listings.find(id).orElseThrow().phase());
        assertInstanceOf(CommandResult.Refused.class, submit(new Command.Resign("bob")));
    }

    // ---- Time ----

    @Test
    void moveAfterTheTimeIsRefusedAndTheTimeoutIsLogged() {
        id = tables.open(Conquest.CONQUEST, new TimeControl.Increment(1_000, 0));
        submit(new Command.Sit("bob", 1, "01"));
        Recorder stranger = stranger();
        Match match = registry.with(id, LiveTable::match).orElseThrow();
        String move = match.position().text(match.position().legalMoveAt(0));
        Player mover = match.player(match.turn()).orElseThrow();
        tables.clock.addAndGet(2_000);
        CommandResult result = submit(new Command.Play(mover, move));
        CommandResult.Refused refused = assertInstanceOf(CommandResult.Refused.class, result);
        assertEquals("time-ran-out", refused.refusal().code());
        assertEquals(match.eventCount(), refused.seq());
        assertEquals("time", match.outcome().orElseThrow().reason());
        assertEquals(2, stranger.received.size(), stranger.received::toString);
        assertTrue(stranger.received.getLast().contains("\"kind\":\"ended\""), stranger.received::toString);
    }

    // ---- Failures ----

    @Test
    void unreadableTableDoesNotPreventResumingOthers() {
        unreadable.set(id);
        String other = tables.open(Conquest.CONQUEST);
        registry.resumeDue(List.of(id, other), tables.listings);
        assertEquals(2, listener.turns.get(), "loaded, and resumed");
        assertEquals(0, registry.size(), "there is nothing to do at the other one");
        unreadable.set("");
        assertEquals(Optional.of(id), registry.with(id, LiveTable::id));
    }

    @Test
    void unknownAppendOutcomeReloadsTheTable() {
        Recorder stranger = stranger();
        losesAnswer.set(true);
        assertThrows(RuntimeException.class, () -> submit(new Command.Sit("bob", 1, "01")));
        assertEquals(List.of(), stranger.received);
        assertEquals(
                Phase.PLAYING, registry.with(id, table -> table.match().phase()).orElseThrow());
        assertEquals(1, stranger.received.size());
        assertTrue(stranger.received.getFirst().contains("\"type\":\"table\""), stranger.received::toString);
        assertInstanceOf(CommandResult.Accepted.class, submit(new Command.Resign("bob")));
    }

    @Test
    void durableCommandSucceedsEvenIfItsRematchCannotBeOpened() {
        submit(new Command.Sit("bob", 1, "01"));
        submit(new Command.Resign("bob"));
        submit(new Command.OfferRematch("ada", "00"));
        isAway.set(true);
        assertInstanceOf(CommandResult.Accepted.class, submit(new Command.OfferRematch("bob", "01")));
        isAway.set(false);
        String next = registry.with(id, table -> table.match().nextMatch().orElseThrow())
                .orElseThrow();
        assertEquals(Optional.of(next), registry.with(next, LiveTable::id));
    }

    @Test
    void failingListenerDoesNotPreventWhatFollows() {
        Recorder stranger = stranger();
        int turns = listener.turns.get();
        listener.failsOnEvents.set(true);
        CommandResult seated = submit(new Command.Sit("bob", 1, "01"));
        assertInstanceOf(CommandResult.Accepted.class, seated);
        assertEquals(turns + 1, listener.turns.get(), "bots are asked");
        assertEquals(Integer.valueOf(seated.seq()), numbers(stranger).getLast());
        assertInstanceOf(CommandResult.Accepted.class, submit(new Command.Resign("bob")));
    }

    @Test
    void tableThatCouldNotAskItsBotsIsReadAgain() {
        stranger();
        listener.failsOnTurn.set(true);
        assertInstanceOf(CommandResult.Accepted.class, submit(new Command.Sit("bob", 1, "01")), "it is in the log");
        Recorder stranger = new Recorder(Optional.empty());
        int turns = listener.turns.get();
        assertEquals(Optional.of(false), registry.with(id, table -> table.subscribe(stranger, 0, View::json)));
        assertEquals(turns + 1, listener.turns.get(), "bots are asked after all");
        assertInstanceOf(CommandResult.Accepted.class, submit(new Command.Resign("bob")));
    }

    // ---- Another node, and a log that cannot be read ----

    private int known(TableRegistry node) {
        return node.with(id, table -> table.match().eventCount()).orElseThrow();
    }

    @Test
    void subscriptionEndsAlsoWhileTheLogCannotBeRead() {
        Recorder ada = subscribe(new Recorder(Optional.of("ada")));
        losesAnswer.set(true);
        assertThrows(RuntimeException.class, () -> submit(new Command.Sit("bob", 1, "01")), "must be read again");
        isAway.set(true);
        registry.unsubscribe(id, ada);
        assertEquals(0, registry.present().size());
        isAway.set(false);
        tables.clock.addAndGet(LONG_AGO);
        registry.evictIdle();
        assertEquals(0, registry.size());
    }

    @Test
    void tableThatCouldNotBeRefreshedIsReadWhenItIsNextUsed() {
        TableRegistry node = tables.registry(Tables.NO_LISTENER);
        int before = known(node);
        int after = submit(new Command.Sit("bob", 1, "01")).seq();
        isAway.set(true);
        node.refresh(id);
        isAway.set(false);
        assertTrue(before < after);
        assertEquals(after, known(node));
    }

    /** Whoever only watches, or waits for the other player, sends nothing that would make the table look. */
    @Test
    void thoseWhoWaitAreShownWhatCouldNotBeReadBefore() {
        TableRegistry node = tables.registry(Tables.NO_LISTENER);
        Recorder stranger = new Recorder(Optional.empty());
        assertEquals(Optional.of(false), node.with(id, table -> table.subscribe(stranger, 0, View::json)));
        stranger.received.clear();
        submit(new Command.Sit("bob", 1, "01"));
        isAway.set(true);
        node.refresh(id);
        node.readUncertainAgain();
        assertEquals(List.of(), stranger.received);
        isAway.set(false);
        node.readUncertainAgain();
        assertEquals(1, stranger.received.size(), stranger.received::toString);
        assertTrue(stranger.received.getFirst().contains("\"phase\":\"playing\""), stranger.received::toString);
        node.readUncertainAgain();
        assertEquals(1, stranger.received.size(), "once");
    }

    @Test
    void subscriberThatKnowsMoreIsNotSentAnOlderTable() {
        TableRegistry node = tables.registry(Tables.NO_LISTENER);
        assertTrue(known(node) > 0);
        int after = submit(new Command.Sit("bob", 1, "01")).seq();
        Recorder ada = new Recorder(Optional.of("ada"));
        assertEquals(Optional.of(true), node.with(id, table -> table.subscribe(ada, after, View::json)));
        assertEquals(List.of(), numbers(ada));
        assertEquals(after, known(node));
    }

    @Test
    void tableThatCannotBeReadDoesNotKeepOthersFromBeingRefreshed() {
        TableRegistry node = tables.registry(Tables.NO_LISTENER);
        String other = tables.open(Conquest.CONQUEST);
        for (String damaged : List.of(id, other)) {
            String sound = damaged.equals(id) ? other : id;
            Recorder stranger = new Recorder(Optional.empty());
            assertEquals(Optional.of(false), node.with(sound, table -> table.subscribe(stranger, 0, View::json)));
            stranger.received.clear();
            assertEquals(Optional.of(damaged), node.with(damaged, LiveTable::id));
            CommandResult seated = registry.with(sound, table -> table.submit(new Command.Sit("bob", 1, "01")))
                    .orElseThrow();
            unreadable.set(damaged);
            node.refreshAll();
            assertEquals(Integer.valueOf(seated.seq()), numbers(stranger).getLast());
            unreadable.set("");
        }
    }
}
