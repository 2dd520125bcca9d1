package parlour.server.wire;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.match.Command;
import parlour.match.Match;
import parlour.match.Sitter;
import parlour.server.people.Person;
import parlour.server.store.StoreException;
import parlour.server.table.Answer;
import parlour.server.table.LiveTable;
import parlour.server.table.TableRegistry;
import parlour.server.wire.Fields.Unreadable;

/** Where sockets come in. Greets them, reads what they say, and carries it out at the tables. */
public final class Door {

    private static final Logger LOG = LoggerFactory.getLogger(Door.class);

    public static final int VERSION = 1;

    /** Milliseconds: a client says something at least this often. */
    public static final int HEARTBEAT = 25_000;

    private static final int MOST_TABLES = 32;

    private final TableRegistry tables;
    private final Talk talk;
    private final LongSupplier clock;
    private final int most;
    private final Set<Connection> connections = Connection.registry();

    /**
     * A door that lets in so many at once.
     *
     * @param most connections at once
     */
    public Door(TableRegistry tables, Talk talk, LongSupplier clock, int most) {
        this.tables = tables;
        this.talk = talk;
        this.clock = clock;
        this.most = most;
    }

    public int size() {
        return connections.size();
    }

    /** Somebody comes in. */
    public Guest enter(Session session, Optional<Person> person) {
        Connection connection = new Connection(session, person, tables, clock.getAsLong());
        if (connections.size() >= most) {
            connection.bye(Refusals.FULL);
        } else {
            connections.add(connection);
            person.ifPresent(who -> connection.mute(talk.muted(who.id())));
        }
        return new Guest(connection);
    }

    /** Tells everybody that the server closes. */
    public void close() {
        connections.forEach(connection -> connection.bye(Refusals.SHUTDOWN));
    }

    /** One connection, as the web server knows it. */
    public final class Guest {

        private final Connection connection;

        private Guest(Connection connection) {
            this.connection = connection;
        }

        public void says(String message) {
            hear(connection, message);
        }

        /** Says something that is not text. */
        public void mumbles() {
            connection.bye(Refusals.NOT_TEXT);
        }

        /** May be called from within a send, with a table locked: other tables are left on another thread. */
        public void leaves() {
            Thread.ofVirtual().name("leave").start(() -> {
                try {
                    connection.leaveAll();
                } finally {
                    connections.remove(connection);
                }
            });
        }
    }

    private void hear(Connection connection, String message) {
        if (connection.isTooMuch(clock.getAsLong())) {
            if (connection.isDeaf()) {
                connection.bye(Refusals.TOO_MANY);
            } else {
                connection.refuse(Optional.empty(), Refusals.TOO_MANY, Optional.empty());
            }
            return;
        }
        Optional<Long> id = Optional.empty();
        try {
            Fields fields = Fields.read(message, Reader.LONGEST);
            id = fields.id();
            Optional<Request> request = Reader.read(fields);
            if (request.isEmpty()) {
                connection.refuse(id, Refusals.UNKNOWN_TYPE, Optional.empty());
            } else {
                serve(connection, request.get());
            }
        } catch (Unreadable unreadable) {
            connection.refuse(id, unreadable.refusal(), Optional.empty());
        } catch (StoreException failure) {
            LOG.error("Could not write: {}", failure.reason());
            connection.refuse(id, Refusals.NOT_STORED, Optional.empty());
        } catch (RuntimeException failure) {
            LOG.error("A message could not be served", failure);
            connection.refuse(id, Refusals.OUR_FAULT, Optional.empty());
        }
    }

    private void serve(Connection connection, Request request) {
        boolean isHello = request instanceof Request.Hello;
        if (!isHello && !connection.isGreeted()) {
            connection.refuse(idOf(request), Refusals.HELLO_FIRST, Optional.empty());
            return;
        }
        switch (request) {
            case Request.Hello hello -> greet(connection, hello);
            case Request.Ping() -> connection.send("{\"type\":\"pong\"}");
            case Request.Watch watch -> watch(connection, watch);
            case Request.Unwatch(long id, String table) -> unwatch(connection, id, table);
            case Request.Look look -> look(connection, look);
            case Request.Act act -> withPerson(connection, act.id(), person -> act(connection, act, person));
            case Request.Chat chat -> withPerson(connection, chat.id(), person -> say(connection, chat, person));
            case Request.Mute mute ->
                withPerson(connection, mute.id(), person -> {
                    connection.mute(talk.mute(person, mute.person(), mute.muted()));
                    connection.done(mute.id(), 0);
                    return Optional.empty();
                });
        }
    }

    private static Optional<Long> idOf(Request request) {
        return switch (request) {
            case Request.Hello r -> Optional.empty();
            case Request.Ping r -> Optional.empty();
            case Request.Watch r -> Optional.of(r.id());
            case Request.Unwatch r -> Optional.of(r.id());
            case Request.Look r -> Optional.of(r.id());
            case Request.Act r -> Optional.of(r.id());
            case Request.Chat r -> Optional.of(r.id());
            case Request.Mute r -> Optional.of(r.id());
        };
    }

    /** For what only somebody with an id may do. */
    private static void withPerson(Connection connection, long id, Function<String, Optional<Refusal>> serve) {
        Optional<Refusal> refusal = connection.person().map(serve).orElse(Optional.of(Refusals.WHO_ARE_YOU));
        refusal.ifPresent(no -> connection.refuse(Optional.of(id), no, Optional.empty()));
    }

    private static void greet(Connection connection, Request.Hello hello) {
        if (hello.version() != VERSION) {
            connection.bye(Refusals.VERSION);
            return;
        }
        connection.greet(Language.of(hello.language()));
        View welcome = new View().with("type", "welcome").with("version", VERSION);
        connection.who().ifPresent(person -> welcome.with("you", Talk.you(person)));
        connection.send(welcome.with("heartbeat", HEARTBEAT).json());
    }

    // ---- Watching ----

    private void watch(Connection connection, Request.Watch watch) {
        Optional<Runnable> answer = tables.with(watch.table(), table -> watch(connection, watch, table));
        answer.orElse(() -> connection.refuse(Optional.of(watch.id()), Refusals.NO_TABLE, Optional.empty()))
                .run();
    }

    /** What to answer when the table has sent what it has to. */
    private Runnable watch(Connection connection, Request.Watch watch, LiveTable table) {
        boolean isOneTooMany = !connection.isSubscribed(watch.table()) && connection.subscriptions() >= MOST_TABLES;
        if (isOneTooMany) {
            return () -> connection.refuse(Optional.of(watch.id()), Refusals.TOO_MANY_TABLES, Optional.empty());
        }
        boolean hasCaughtUp = connection.addSubscription(watch.table())
                && table.subscribe(
                        connection,
                        watch.after(),
                        view -> view.with("id", watch.id())
                                .with("chat", talk.lines(watch.table(), connection))
                                .json());
        int number = table.match().number();
        return hasCaughtUp ? () -> connection.done(watch.id(), number) : () -> {};
    }

    private void unwatch(Connection connection, long id, String table) {
        if (!connection.removeSubscription(table)) {
            connection.refuse(Optional.of(id), Refusals.NOT_WATCHING, Optional.empty());
            return;
        }
        tables.ifLoaded(table, it -> it.unsubscribe(connection));
        connection.done(id, 0);
    }

    /** Does something at a table that the connection has subscribed to; nothing if it has not. */
    private <T> Optional<T> at(Connection connection, String table, Function<LiveTable, T> use) {
        return connection.isSubscribed(table) ? tables.with(table, use) : Optional.empty();
    }

    private void look(Connection connection, Request.Look look) {
        Optional<View> answer = at(connection, look.table(), table -> look(look, table.match()));
        if (answer.isEmpty()) {
            connection.refuse(Optional.of(look.id()), Refusals.NOT_WATCHING, Optional.empty());
        } else {
            connection.send(answer.get().json());
        }
    }

    private static View look(Request.Look look, Match match) {
        boolean isSeat = look.seat() >= 0 && look.seat() < match.seats();
        return new View()
                .with("type", "look")
                .with("id", look.id())
                .with("table", look.table())
                .with("number", match.number())
                .with("seat", look.seat())
                .with("moves", isSeat ? match.position().threats(look.seat()) : List.of());
    }

    // ---- Doing ----

    private Optional<Refusal> act(Connection connection, Request.Act act, String person) {
        Optional<Answer> answer = at(connection, act.table(), table -> switch (act.action()) {
            case Request.Action.Declare(String text) -> table.declare(person, text, act.number());
            case Request.Action action -> table.submit(command(action, person), act.number());
        });
        if (answer.isEmpty()) {
            return Optional.of(Refusals.NOT_WATCHING);
        }
        switch (answer.get()) {
            case Answer.Done(int number) -> connection.done(act.id(), number);
            case Answer.Refused(Refusal refusal, int number) ->
                connection.refuse(Optional.of(act.id()), refusal, Optional.of(number));
        }
        return Optional.empty();
    }

    private static Command command(Request.Action action, String person) {
        return switch (action) {
            case Request.Action.Sit(Optional<Integer> seat, String bytes) ->
                new Command.Sit(person, seat.orElse(Command.ANY), bytes);
            case Request.Action.Leave() -> new Command.Leave(person);
            case Request.Action.Play(String move) -> new Command.Play(new Sitter.Person(person), move);
            case Request.Action.Resign() -> new Command.Resign(person);
            case Request.Action.Draw() -> new Command.OfferDraw(person);
            case Request.Action.RefuseDraw() -> new Command.RefuseDraw(person);
            case Request.Action.Takeback() -> new Command.AskTakeback(person);
            case Request.Action.RefuseTakeback() -> new Command.RefuseTakeback(person);
            case Request.Action.Vote(int seat) -> new Command.VoteOut(person, seat);
            case Request.Action.Rematch(String bytes) -> new Command.OfferRematch(person, bytes);
            case Request.Action.Declare declare -> throw new IllegalStateException("declared, not decided");
        };
    }

    private Optional<Refusal> say(Connection connection, Request.Chat chat, String person) {
        Optional<Boolean> isSeated = at(
                connection,
                chat.table(),
                table -> !table.match().seatsOf(person).isEmpty());
        if (isSeated.isEmpty()) {
            return Optional.of(Refusals.NOT_WATCHING);
        }
        if (!isSeated.get()) {
            return Optional.of(Refusals.NOT_SEATED);
        }
        Optional<Refusal> refusal = talk.say(chat.table(), person, chat.text());
        if (refusal.isEmpty()) {
            connection.done(chat.id(), 0);
        }
        return refusal;
    }
}
