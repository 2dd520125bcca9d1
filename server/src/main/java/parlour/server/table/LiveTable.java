package parlour.server.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.match.Command;
import parlour.match.Decision;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.Phase;
import parlour.match.Player;
import parlour.match.protocol.HostedTable;
import parlour.match.protocol.Replies;
import parlour.match.view.TableField;
import parlour.match.view.Viewer;
import parlour.server.store.Lease;
import parlour.server.table.TableLog.Logged;

/**
 * One match in memory. It handles one command at a time: decide, append, apply, notify. Only {@link TableRegistry}
 * hands it out, locked. The lock is held until the events are durable and have been sent to the subscribers; other
 * callers wait meanwhile, which is cheap on a virtual thread.
 */
public final class LiveTable {

    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    /** Attempts to append before giving up, when other nodes keep appending first. */
    private static final int MAX_TRIES = 8;

    /** Milliseconds after which a table without subscribers is evicted. */
    private static final long MAX_IDLE = 60_000;

    /** The same for a table that was only loaded to make a bot move or a clock run out. */
    private static final long MAX_IDLE_UNVISITED = 5_000;

    private final String id;
    private final TableServices services;
    private final TableOpener opener;
    private final TableRegistry registry;
    private final TableListener listener;
    private final ReentrantLock lock = new ReentrantLock();
    private final Subscribers subscribers = new Subscribers();
    private final Presence presence;
    private final TableHost host;
    private HostedTable table;
    private long lastUse;
    private boolean isVisited;
    private @Nullable String rematchCommitment;

    /** Read without the lock. */
    private volatile int present;

    /** Whether the log may hold events the match has not applied, because of a failure between the two. */
    private boolean isUncertain;

    LiveTable(String id, TableServices services, TableOpener opener, TableRegistry registry, TableListener listener) {
        this.id = id;
        this.services = services;
        this.opener = opener;
        this.registry = registry;
        this.listener = listener;
        this.presence = new Presence(id, services.peers(), now());
        this.host = new TableHost(services, opener, presence);
        this.table = newTable();
        this.lastUse = now();
    }

    private HostedTable newTable() {
        return new HostedTable(id, services.names()::profile, this::rematchCommitment);
    }

    /** Read once: every message with the whole table shows it. */
    private String rematchCommitment() {
        String known = rematchCommitment;
        if (known == null) {
            known = opener.rematchCommitment(id);
            rematchCommitment = known;
        }
        return known;
    }

    public String id() {
        return id;
    }

    /** Callers must neither modify nor keep it. */
    public Match match() {
        return table.match();
    }

    private long now() {
        return services.clock().now();
    }

    // ---- For the registry ----

    ReentrantLock lock() {
        return lock;
    }

    <T> T use(Function<LiveTable, T> use) {
        return useAsItIs(table -> {
            if (isUncertain) {
                reload();
            }
            return use.apply(table);
        });
    }

    /** For what needs no current state, and must be possible when the log cannot be read. */
    <T> T useAsItIs(Function<LiveTable, T> use) {
        try {
            return use.apply(this);
        } finally {
            present = (int) match().people().stream().filter(presence::isHere).count();
            subscribers.flush();
        }
    }

    /** How many seated people are connected here; may be read without the lock. */
    int present() {
        return present;
    }

    /** Closes a table that still waits and that nobody is connected to: all leave, so that the log is complete. */
    void closeIfAbandoned() {
        List<String> people = List.copyOf(match().people());
        boolean isAbandoned = match().phase() == Phase.WAITING
                && subscribers.isEmpty()
                && people.stream().noneMatch(presence::isOnline);
        if (isAbandoned) {
            List<String> leaving = people.isEmpty() ? List.of(match().opened().opener()) : people;
            leaving.forEach(person -> submit(new Command.Leave(person)));
        }
    }

    void touch() {
        isVisited = true;
        lastUse = now();
    }

    boolean isIdle() {
        return subscribers.isEmpty() && now() - lastUse >= (isVisited ? MAX_IDLE : MAX_IDLE_UNVISITED);
    }

    /** Whether it was only loaded for the server's own work, and that is done. */
    boolean isUnused() {
        return !isVisited && subscribers.isEmpty() && !ListingBuilder.isBotToMove(match());
    }

    /** Replays the log; false if there is no such table. */
    boolean load() {
        table = replayed();
        if (match().eventCount() == 0) {
            return false;
        }
        isUncertain = !attempt("go on", this::resume);
        return true;
    }

    private HostedTable replayed() {
        HostedTable replayed = newTable();
        for (Logged logged : services.log().read(id, 0)) {
            replayed.match().apply(logged.event(), services.clock().servedTime(logged.at()));
        }
        return replayed;
    }

    /** Replays the log and sends the whole table to all subscribers. If that fails, the next use does it again. */
    void reload() {
        isUncertain = true;
        table = replayed();
        attempt(
                "send the reloaded table",
                () -> subscribers.tellAnew(match(), viewer -> whole(viewer).json()));
        isUncertain = !attempt("go on", this::resume);
    }

    /** Reloads the table if a clock is running. */
    void reloadIfTicking() {
        if (match().isTicking()) {
            reload();
        }
    }

    /** Has the listener check the table for bots to move and clocks. */
    void resume() {
        try {
            openRematch();
        } finally {
            listener.onTurn(registry, id, match());
        }
    }

    /** Opens an agreed rematch. Also called after a restart: the server may have stopped before opening it. */
    private void openRematch() {
        Optional<String> next = match().nextMatch();
        if (next.isPresent() && opener.openRematch(id, match(), next.get())) {
            // A bot may have the first move. Runs on another thread, because a thread never locks two tables.
            Thread.ofVirtual().name("rematch " + next.get()).start(() -> registry.resume(next.get()));
        }
    }

    // ---- Commands ----

    /**
     * Executes a command.
     *
     * @param seen the number of the last event the sender has seen
     */
    public CommandResult submit(Command command, int seen) {
        return submit(command, seen, Optional.empty());
    }

    /** @param lease ended if the command is accepted */
    CommandResult submit(Command command, int seen, Optional<Lease> lease) {
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            switch (table.decide(command, seen, host)) {
                case Decision.Refused(Refusal refusal) -> {
                    return new CommandResult.Refused(refusal, match().eventCount());
                }
                case Decision.Accepted(List<Event> events) -> {
                    int seq = match().eventCount() + events.size();
                    if (append(events, lease)) {
                        return new CommandResult.Accepted(seq);
                    }
                }
                case Decision.TooLate(Refusal refusal, List<Event> events) -> {
                    int seq = match().eventCount() + events.size();
                    if (append(events, lease)) {
                        return new CommandResult.Refused(refusal, seq);
                    }
                }
            }
            refresh();
        }
        return new CommandResult.Refused(Replies.STALE, match().eventCount());
    }

    /** For the server's own commands, which always act on the current state. */
    CommandResult submit(Command command) {
        return submit(command, match().eventCount());
    }

    /** Appends events and applies them; false if another node appended first. */
    private boolean append(List<Event> events, Optional<Lease> lease) {
        long at = services.clock().dateTime();
        List<Logged> logged = TableLog.following(match(), events, at);
        isUncertain = true;
        boolean isAppended =
                services.log().append(id, match(), logged, services.clock().servedTime(at), lease);
        if (isAppended) {
            // Whatever fails from here on, the command has succeeded.
            isUncertain = !attempt("apply event " + logged.getLast().seq(), () -> apply(logged));
        } else {
            isUncertain = false;
        }
        return isAppended;
    }

    /** Applies events that other nodes have appended. If they cannot be read now, the next use reads the log again. */
    void refresh() {
        isUncertain = true;
        List<Logged> missed = services.log().read(id, match().eventCount());
        if (!missed.isEmpty()) {
            apply(missed);
        }
        isUncertain = false;
    }

    /** Applies durable events. All are applied before any message is sent. */
    private void apply(List<Logged> logged) {
        List<Event> events = logged.stream().map(Logged::event).toList();
        table.apply(
                events,
                nth -> services.clock().servedTime(logged.get(nth).at()),
                now(),
                (changed, nth) -> tell(logged.get(nth), changed));
        attempt("show who is present", () -> tellPresence(events));
        attempt("report events", () -> listener.onEvents(id, events));
        // Messages leave only after this, so a rematch exists before clients learn of it.
        resume();
    }

    /** People who were watching and have taken a seat. */
    private void tellPresence(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.SeatTaken(int seat, Player.Person(String person), String bytes)
                    && presence.isHere(person)) {
                tellPresence(person, true);
            }
        }
    }

    private void tell(Logged logged, Set<TableField> changed) {
        attempt(
                "tell of event " + logged.seq(),
                () -> subscribers.tell(table.messages(), match(), logged.event(), logged.at(), changed, now()));
    }

    /** Does something whose failure must not prevent what follows; false if it failed. */
    private boolean attempt(String what, Runnable work) {
        try {
            work.run();
            return true;
        } catch (RuntimeException failure) {
            LOG.atError()
                    .addKeyValue("table", id)
                    .addKeyValue("doing", what)
                    .setCause(failure)
                    .log("A table failed");
            return false;
        }
    }

    // ---- Subscribing ----

    private Viewer viewer(Optional<String> person) {
        return Subscribers.viewer(match(), person);
    }

    /** The table as this person sees it, without subscribing. */
    public View viewFor(Optional<String> person) {
        return whole(viewer(person));
    }

    private View whole(Viewer viewer) {
        List<String> online =
                match().people().stream().filter(presence::isOnline).toList();
        return table.messages().table(viewer, now(), online);
    }

    /** Events to be read from the log: takes a while with a long game, so it is done without the table's lock. */
    public interface MissedEvents {
        List<View> read();
    }

    /** The messages this person would have received after {@code seq}. */
    public MissedEvents eventsAfter(Optional<String> person, int seq) {
        Viewer viewer = viewer(person);
        int last = match().eventCount();
        View state = table.messages().state(viewer, TableField.all(), now());
        return () -> CatchUp.events(last, newTable(), services.log().read(id, 0), viewer, seq, services.clock(), state);
    }

    /**
     * Adds a subscriber, after sending what it has missed.
     *
     * @param after the last event it has seen; 0 for none
     * @param first builds the message with the whole table, if that is needed
     * @return true if only the missed events were sent, false if the whole table was
     */
    public boolean subscribe(Subscriber subscriber, int after, Function<View, String> first) {
        if (after > match().eventCount()) {
            // Another node has sent it more than is known here.
            refresh();
        }
        boolean isNew = subscribers.add(subscriber, viewer(subscriber.personId()));
        boolean isEnough = CatchUp.isEnough(match(), after);
        if (isEnough) {
            eventsAfter(subscriber.personId(), after)
                    .read()
                    .forEach(event -> subscribers.send(subscriber, event.json()));
        } else {
            subscribers.send(subscriber, first.apply(viewFor(subscriber.personId())));
        }
        if (isNew) {
            subscriber.personId().filter(presence::connect).ifPresent(person -> tellPresence(person, true));
        }
        return isEnough;
    }

    void unsubscribe(Subscriber subscriber) {
        if (subscribers.remove(subscriber)) {
            touch();
            subscriber
                    .personId()
                    .filter(person -> presence.disconnect(person, now()))
                    .ifPresent(person -> tellPresence(person, false));
        }
    }

    /** The moves a seat could make if it were its turn. */
    public View threats(long requestId, int seat) {
        return table.messages().threats(requestId, seat);
    }

    // ---- Not logged ----

    /** Sends a message to all subscribers who have not muted the person. */
    public void broadcastFrom(String person, String message) {
        subscribers.sendFrom(person, message);
    }

    /** Announces that a person came or left; spectators are not announced. */
    private void tellPresence(String person, boolean here) {
        if (!match().seatsOf(person).isEmpty()) {
            services.peers().presence(id, person, here);
            showPresence(person, here);
        }
    }

    /** Sends the presence of a person, unless it is outdated: they may still be connected elsewhere. */
    void showPresence(String person, boolean here) {
        if (here == presence.isOnline(person)) {
            subscribers.sendToAll(table.messages().presence(person, here).json());
        }
    }

    /** Repeats to the other nodes who is connected here. */
    void repeatPresence() {
        match().people().stream()
                .filter(presence::isHere)
                .forEach(person -> services.peers().presence(id, person, true));
    }

    /** Shows the other players the move a player is considering. */
    public CommandResult declare(String person, String text, int seen) {
        Optional<Refusal> refusal = table.refusalToDeclare(person, text, seen);
        if (refusal.isPresent()) {
            return new CommandResult.Refused(refusal.get(), match().eventCount());
        }
        String message = table.messages().declared(text).json();
        showDeclared(message, person);
        services.peers().declared(id, person, message);
        return new CommandResult.Accepted(match().eventCount());
    }

    /** Sends it to all but the player who declares. */
    void showDeclared(String message, String person) {
        subscribers.sendToAllBut(person, message);
    }
}
