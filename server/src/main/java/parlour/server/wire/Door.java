package parlour.server.wire;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.protocol.ClientMessage;
import parlour.match.protocol.CommandReader;
import parlour.match.protocol.Replies;
import parlour.match.protocol.TableCommand;
import parlour.server.people.Person;
import parlour.server.store.StoreException;
import parlour.server.table.Answer;
import parlour.server.table.House;
import parlour.server.table.LiveTable;

/** Where sockets come in. Greets them, reads what they say, and carries it out at the tables. */
public final class Door {

    private static final Logger LOG = LoggerFactory.getLogger(Door.class);

    /** Milliseconds: a client says something at least this often. */
    public static final int HEARTBEAT = 25_000;

    private static final int MOST_TABLES = 32;

    private final House house;
    private final Talk talk;
    private final LongSupplier clock;
    private final int most;
    private final Set<Connection> connections = Connection.registry();

    /**
     * A door that lets in so many at once.
     *
     * @param most connections at once
     */
    public Door(House house, Talk talk, LongSupplier clock, int most) {
        this.house = house;
        this.talk = talk;
        this.clock = clock;
        this.most = most;
    }

    public int size() {
        return connections.size();
    }

    /** Somebody comes in. */
    public Guest enter(Session session, Optional<Person> person) {
        Connection connection = new Connection(session, person, clock.getAsLong());
        if (connections.size() >= most) {
            connection.bye(Refusals.FULL);
        } else {
            connections.add(connection);
            person.ifPresent(who -> connection.mute(talk.muted(who.id())));
        }
        return new Guest(connection);
    }

    /** Tells everybody that the house closes. */
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

        public void leaves() {
            connections.remove(connection);
            connection.leaveAll();
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
            JsonFields fields = JsonFields.read(message, CommandReader.MAX_LENGTH);
            id = CommandReader.replyId(fields);
            Optional<ClientMessage> request = CommandReader.read(fields);
            if (request.isEmpty()) {
                connection.refuse(id, Replies.UNKNOWN_TYPE, Optional.empty());
            } else {
                serve(connection, request.get());
            }
        } catch (MalformedFieldException unreadable) {
            connection.refuse(id, unreadable.refusal(), Optional.empty());
        } catch (StoreException failure) {
            LOG.error("Could not write: {}", failure.reason());
            connection.refuse(id, Refusals.NOT_STORED, Optional.empty());
        } catch (RuntimeException failure) {
            LOG.error("A message could not be served", failure);
            connection.refuse(id, Refusals.OUR_FAULT, Optional.empty());
        }
    }

    private void serve(Connection connection, ClientMessage request) {
        boolean isHello = request instanceof ClientMessage.Hello;
        if (!isHello && !connection.isGreeted()) {
            connection.refuse(idOf(request), Refusals.HELLO_FIRST, Optional.empty());
            return;
        }
        switch (request) {
            case ClientMessage.Hello hello -> greet(connection, hello);
            case ClientMessage.Ping() -> connection.send(Replies.pong().json());
            case ClientMessage.Watch watch -> watch(connection, watch);
            case ClientMessage.Unwatch(long id, String table) -> unwatch(connection, id, table);
            case ClientMessage.Look look -> look(connection, look);
            case ClientMessage.Act act -> withPerson(connection, act.id(), person -> act(connection, act, person));
            case ClientMessage.Chat chat -> withPerson(connection, chat.id(), person -> say(connection, chat, person));
            case ClientMessage.Mute mute ->
                withPerson(connection, mute.id(), person -> {
                    connection.mute(talk.mute(person, mute.person(), mute.muted()));
                    connection.done(mute.id(), 0);
                    return Optional.empty();
                });
        }
    }

    private static Optional<Long> idOf(ClientMessage request) {
        return switch (request) {
            case ClientMessage.Hello r -> Optional.empty();
            case ClientMessage.Ping r -> Optional.empty();
            case ClientMessage.Watch r -> Optional.of(r.id());
            case ClientMessage.Unwatch r -> Optional.of(r.id());
            case ClientMessage.Look r -> Optional.of(r.id());
            case ClientMessage.Act r -> Optional.of(r.id());
            case ClientMessage.Chat r -> Optional.of(r.id());
            case ClientMessage.Mute r -> Optional.of(r.id());
        };
    }

    /** For what only somebody with an id may do. */
    private static void withPerson(Connection connection, long id, Function<String, Optional<Refusal>> serve) {
        Optional<Refusal> refusal = connection.person().map(serve).orElse(Optional.of(Refusals.WHO_ARE_YOU));
        refusal.ifPresent(no -> connection.refuse(Optional.of(id), no, Optional.empty()));
    }

    private static void greet(Connection connection, ClientMessage.Hello hello) {
        if (hello.version() != Replies.VERSION) {
            connection.bye(Refusals.VERSION);
            return;
        }
        connection.greet(Language.of(hello.language()));
        connection.send(
                Replies.welcome(connection.who().map(Talk::you), HEARTBEAT).json());
    }

    // ---- Watching ----

    private void watch(Connection connection, ClientMessage.Watch watch) {
        Optional<LiveTable> table = house.find(watch.table());
        if (table.isEmpty()) {
            connection.refuse(Optional.of(watch.id()), Replies.NO_TABLE, Optional.empty());
            return;
        }
        boolean isOneTooMany = connection.watched(watch.table()) == null
                && connection.watched().size() >= MOST_TABLES;
        if (isOneTooMany) {
            connection.refuse(Optional.of(watch.id()), Refusals.TOO_MANY_TABLES, Optional.empty());
            return;
        }
        boolean resumed = table.get()
                .watch(
                        connection,
                        watch.after(),
                        view -> view.with("id", watch.id())
                                .with("chat", talk.lines(watch.table(), connection))
                                .json());
        if (connection.watches(table.get()) && resumed) {
            connection.done(watch.id(), table.get().look(match -> match.number()));
        }
    }

    private static void unwatch(Connection connection, long id, String name) {
        LiveTable table = connection.watched().remove(name);
        if (table == null) {
            connection.refuse(Optional.of(id), Refusals.NOT_WATCHING, Optional.empty());
            return;
        }
        table.unwatch(connection);
        connection.done(id, 0);
    }

    private static void look(Connection connection, ClientMessage.Look look) {
        LiveTable table = connection.watched(look.table());
        if (table == null) {
            connection.refuse(Optional.of(look.id()), Refusals.NOT_WATCHING, Optional.empty());
            return;
        }
        connection.send(table.threats(look.id(), look.seat()).json());
    }

    // ---- Doing ----

    private static Optional<Refusal> act(Connection connection, ClientMessage.Act act, String person) {
        LiveTable table = connection.watched(act.table());
        if (table == null) {
            return Optional.of(Refusals.NOT_WATCHING);
        }
        Answer answer = act.command() instanceof TableCommand.Declare(String text)
                ? table.declare(person, text, act.number())
                : table.submit(act.command().by(person).orElseThrow(), act.number());
        switch (answer) {
            case Answer.Done(int number) -> connection.done(act.id(), number);
            case Answer.Refused(Refusal refusal, int number) ->
                connection.refuse(Optional.of(act.id()), refusal, Optional.of(number));
        }
        return Optional.empty();
    }

    private Optional<Refusal> say(Connection connection, ClientMessage.Chat chat, String person) {
        LiveTable table = connection.watched(chat.table());
        if (table == null) {
            return Optional.of(Refusals.NOT_WATCHING);
        }
        if (table.look(match -> match.seatsOf(person).isEmpty())) {
            return Optional.of(Refusals.NOT_SEATED);
        }
        Optional<Refusal> refusal = talk.say(table, person, chat.text());
        if (refusal.isEmpty()) {
            connection.done(chat.id(), 0);
        }
        return refusal;
    }
}
