package parlour.server.socket;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Refusals;
import parlour.match.protocol.ClientMessage;
import parlour.match.protocol.CommandReader;
import parlour.match.protocol.Replies;
import parlour.match.protocol.TableCommand;
import parlour.server.logging.RequestId;
import parlour.server.people.Identity;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.access.AccessChange;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.access.AccessListener;
import parlour.server.people.moderation.Moderation;
import parlour.server.site.SiteSettings;
import parlour.server.store.StoreException;
import parlour.server.table.CommandResult;
import parlour.server.table.LiveTable;
import parlour.server.table.TableRegistry;

/** Accepts sockets, reads their messages and executes them at the tables. */
public final class SocketHandler implements AccessListener {

    private static final Logger LOG = LoggerFactory.getLogger(SocketHandler.class);

    /** Milliseconds: clients must send something at least this often. */
    public static final int HEARTBEAT = 25_000;

    private static final int MAX_TABLES = 32;

    private final TableRegistry tables;
    private final Chat chat;
    private final LongSupplier clock;
    private final SocketLimits limits;
    private final AccessChanges access;
    private final Predicate<Identity> isValid;
    private final Moderation moderation;
    private final SiteSettings site;
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

    /**
     * A handler with no connections yet.
     *
     * @param isValid whether a session or token has not ended
     */
    public SocketHandler(
            TableRegistry tables,
            Chat chat,
            LongSupplier clock,
            SocketLimits limits,
            AccessChanges access,
            Predicate<Identity> isValid,
            Moderation moderation,
            SiteSettings site) {
        this.site = site;
        this.moderation = moderation;
        this.access = access;
        this.isValid = isValid;
        this.tables = tables;
        this.chat = chat;
        this.clock = clock;
        this.limits = limits;
    }

    public int size() {
        return connections.size();
    }

    /** The number of the last change of access known here; read it before authenticating. */
    public long lastChange() {
        return access.begun();
    }

    /**
     * Accepts a connection, or refuses it if the server or its address has too many.
     *
     * @param address the key of the address, as for rate limits
     * @param change {@link #lastChange} before the identity was verified
     * @param request the id of the request for it
     */
    public Endpoint open(Session session, Optional<Identity> identity, String address, long change, String request) {
        Connection connection =
                new Connection(session, identity, address, request, tables, clock.getAsLong(), access::isCurrent);
        Optional<Refusal> refusal = limits.open(address);
        if (refusal.isPresent()) {
            connection.closeWith(refusal.get());
        } else {
            connections.add(connection);
            connection.personId().ifPresent(who -> connection.mute(chat.muted(who)));
            if (change != access.begun() && !identity.map(isValid::test).orElse(true)) {
                // It ended after it was verified, and before the connection could be found.
                connection.end(SocketRefusals.SIGNED_OUT);
            }
            excluded(connection).ifPresent(connection::end);
        }
        return new Endpoint(connection);
    }

    // ---- Access ----

    private Optional<Refusal> excluded(Connection connection) {
        return moderation
                .bannedAddress(connection.address())
                .or(() -> connection.person().flatMap(moderation::banned));
    }

    /** Mutes somebody in the chat for a person, or no longer; in the person's open connections too. */
    public void mute(String person, String other, boolean muted) {
        Set<String> all = chat.mute(person, other, muted);
        connections.stream()
                .filter(connection -> connection.personId().equals(Optional.of(person)))
                .forEach(connection -> connection.mute(all));
    }

    public boolean hasMuted(String person, String other) {
        return chat.muted(person).contains(other);
    }

    /** The addresses from which a person is connected to this node, as keys for limits. */
    public List<String> addresses(String person) {
        return connections.stream()
                .filter(connection -> connection.personId().equals(Optional.of(person)))
                .map(Connection::address)
                .distinct()
                .sorted()
                .toList();
    }

    /** Closes the connections of a session that has ended; when it returns, none of their messages is being served. */
    @Override
    public void onChange(AccessChange change) {
        if (change instanceof AccessChange.SessionEnded(String session, boolean isRenewed)) {
            end(
                    connection -> connection.isOf(session),
                    isRenewed ? SocketRefusals.SESSION_RENEWED : SocketRefusals.SIGNED_OUT);
        } else if (change instanceof AccessChange.ModerationChanged) {
            end(
                    connection -> excluded(connection).isPresent(),
                    connection -> excluded(connection).orElse(SocketRefusals.SIGNED_OUT));
            // They connect again, and learn that the table is closed.
            end(connection -> connection.isAtAny(moderation::isTableClosed), SocketRefusals.SESSION_RENEWED);
        }
    }

    /** Closes all connections of people: those who may, connect again. */
    @Override
    public void onGap() {
        end(connection -> connection.person().isPresent(), SocketRefusals.SESSION_RENEWED);
    }

    private void end(Predicate<Connection> which, Refusal why) {
        end(which, connection -> why);
    }

    private void end(Predicate<Connection> which, Function<Connection, Refusal> why) {
        List<Connection> ended = connections.stream().filter(which).toList();
        ended.forEach(connection -> connection.end(why.apply(connection)));
        ended.forEach(Connection::awaitServed);
        ended.forEach(Connection::leaveAll);
    }

    /** Sends what had to wait while this node was out of touch. */
    public void resume() {
        connections.forEach(Connection::resume);
    }

    /** Notifies all clients that the server is shutting down, and closes their connections. */
    public void close() {
        connections.forEach(connection -> connection.closeWith(SocketRefusals.SHUTDOWN));
    }

    /** One connection, as seen by the web server. */
    public final class Endpoint {

        private final Connection connection;

        private Endpoint(Connection connection) {
            this.connection = connection;
        }

        public void onText(String message) {
            RequestId.during(connection.nextRequest(), () -> onMessage(connection, message));
        }

        /** Binary messages are not supported: closes the connection. */
        public void onBinary() {
            connection.closeWith(SocketRefusals.NOT_TEXT);
        }

        /** May be called from within a send, with a table locked: so tables are left on another thread. */
        public void onClose() {
            Thread.ofVirtual().name("leave").start(() -> RequestId.during(connection.request(), this::leave));
        }

        private void leave() {
            try {
                connection.leaveAll();
            } finally {
                if (connections.remove(connection)) {
                    limits.close(connection.address());
                }
            }
        }
    }

    private void onMessage(Connection connection, String message) {
        boolean isTooMuch = connection.exceedsRate(clock.getAsLong());
        if (!isTooMuch && limits.isFlooding(connection.address())) {
            connection.countOverrun();
            isTooMuch = true;
        }
        if (isTooMuch) {
            if (connection.ignoresRefusals()) {
                connection.closeWith(SocketRefusals.RATE_LIMITED);
            } else {
                connection.refuse(Optional.empty(), SocketRefusals.RATE_LIMITED, Optional.empty());
            }
            return;
        }
        // Not inside: ending a connection waits for its last message, and being current may wait for that.
        boolean _ = access.awaitCurrent();
        connection.serve(() -> serve(connection, message));
    }

    private void serve(Connection connection, String message) {
        Optional<Long> id = Optional.empty();
        try {
            JsonFields fields = JsonFields.read(message, CommandReader.MAX_LENGTH);
            id = CommandReader.replyId(fields);
            fields.requireStorable();
            Optional<ClientMessage> request = CommandReader.read(fields);
            if (!access.isCurrent()) {
                throw AccessChanges.outOfTouch();
            }
            if (request.isEmpty()) {
                connection.refuse(id, Replies.UNKNOWN_TYPE, Optional.empty());
            } else {
                serve(connection, request.get(), id);
            }
        } catch (MalformedFieldException unreadable) {
            connection.refuse(id, unreadable.refusal(), Optional.empty());
        } catch (StoreException failure) {
            LOG.atError().setCause(failure).log("The database failed");
            connection.refuse(id, failure.refusal(), Optional.empty());
        } catch (RuntimeException failure) {
            LOG.error("A message could not be served", failure);
            connection.refuse(id, Replies.INTERNAL_ERROR, Optional.empty());
        }
    }

    private void serve(Connection connection, ClientMessage request, Optional<Long> id) {
        boolean isHello = request instanceof ClientMessage.Hello;
        if (!isHello && !connection.isGreeted()) {
            connection.refuse(id, SocketRefusals.HELLO_REQUIRED, Optional.empty());
            return;
        }
        switch (request) {
            case ClientMessage.Hello hello -> onHello(connection, hello);
            case ClientMessage.Ping() -> connection.send(Replies.pong().json());
            case ClientMessage.Subscribe subscribe -> subscribe(connection, subscribe);
            case ClientMessage.Unsubscribe(long reply, String table) -> unsubscribe(connection, reply, table);
            case ClientMessage.Threats threats -> threats(connection, threats);
            case ClientMessage.Act act -> withPerson(connection, act.id(), person -> act(connection, act, person));
            case ClientMessage.Chat chat -> withPerson(connection, chat.id(), person -> say(connection, chat, person));
            case ClientMessage.Mute mute ->
                withPerson(connection, mute.id(), person -> {
                    mute(person, mute.person(), mute.muted());
                    connection.done(mute.id(), 0);
                    return Optional.empty();
                });
        }
    }

    /** Serves a request that requires an identified person. */
    private static void withPerson(Connection connection, long id, Function<String, Optional<Refusal>> serve) {
        Optional<Refusal> refusal =
                connection.personId().map(serve).orElse(Optional.of(PeopleRefusals.unauthenticated()));
        refusal.ifPresent(no -> connection.refuse(Optional.of(id), no, Optional.empty()));
    }

    private static void onHello(Connection connection, ClientMessage.Hello hello) {
        if (hello.version() != Replies.VERSION) {
            connection.closeWith(SocketRefusals.UNSUPPORTED_VERSION);
            return;
        }
        connection.onHello(Language.of(hello.language()));
        connection.send(Replies.welcome(connection.person().map(Person::self), HEARTBEAT)
                .json());
    }

    // ---- Subscribing ----

    private void subscribe(Connection connection, ClientMessage.Subscribe message) {
        Optional<Refusal> guesses = limits.guesses(connection.address());
        if (guesses.isPresent() && connection.personId().isEmpty()) {
            connection.refuse(Optional.of(message.id()), guesses.get(), Optional.empty());
            return;
        }
        if (moderation.isTableClosed(message.table())) {
            connection.refuse(Optional.of(message.id()), Moderation.tableClosed(), Optional.empty());
            return;
        }
        // Whoever has guessed too often is told the same whether the table exists or not, unless they sit there.
        Optional<Runnable> answer = tables.with(
                message.table(),
                table -> guesses.isPresent() && !isSeated(connection, table)
                        ? refusal(connection, message, guesses.get())
                        : subscribe(connection, message, table));
        if (answer.isEmpty()) {
            limits.guessedWrong(connection.address());
        }
        answer.orElse(refusal(connection, message, guesses.orElse(Replies.TABLE_NOT_FOUND)))
                .run();
    }

    private static boolean isSeated(Connection connection, LiveTable table) {
        return connection
                .personId()
                .filter(person -> !table.match().seatsOf(person).isEmpty())
                .isPresent();
    }

    private static Runnable refusal(Connection connection, ClientMessage.Subscribe message, Refusal refusal) {
        return () -> connection.refuse(Optional.of(message.id()), refusal, Optional.empty());
    }

    /** Returns the reply to send after the table's own messages. */
    private Runnable subscribe(Connection connection, ClientMessage.Subscribe message, LiveTable table) {
        boolean isOneTooMany = !connection.isSubscribed(message.table()) && connection.subscriptions() >= MAX_TABLES;
        if (isOneTooMany) {
            return () -> connection.refuse(Optional.of(message.id()), SocketRefusals.TOO_MANY_TABLES, Optional.empty());
        }
        boolean hasCaughtUp = connection.addSubscription(message.table())
                && table.subscribe(
                        connection,
                        message.afterSeq() > 0 && connection.mayCatchUp(clock.getAsLong()) ? message.afterSeq() : 0,
                        view -> view.with("id", message.id())
                                .with("chat", chat.recent(message.table(), connection))
                                .json());
        int number = table.match().eventCount();
        return hasCaughtUp ? () -> connection.done(message.id(), number) : () -> {};
    }

    private void unsubscribe(Connection connection, long id, String table) {
        if (!connection.removeSubscription(table)) {
            connection.refuse(Optional.of(id), SocketRefusals.NOT_SUBSCRIBED, Optional.empty());
            return;
        }
        tables.unsubscribe(table, connection);
        connection.done(id, 0);
    }

    /** Runs a function at a table the connection has subscribed to; empty if it has not. */
    private <T> Optional<T> at(Connection connection, String table, Function<LiveTable, T> use) {
        return connection.isSubscribed(table) && !moderation.isTableClosed(table)
                ? tables.with(table, use)
                : Optional.empty();
    }

    private void threats(Connection connection, ClientMessage.Threats message) {
        Optional<View> answer = at(connection, message.table(), table -> table.threats(message.id(), message.seat()));
        if (answer.isEmpty()) {
            connection.refuse(Optional.of(message.id()), SocketRefusals.NOT_SUBSCRIBED, Optional.empty());
        } else {
            connection.send(answer.get().json());
        }
    }

    // ---- Commands and chat ----

    private Optional<Refusal> act(Connection connection, ClientMessage.Act act, String person) {
        Optional<CommandResult> answer = at(
                connection,
                act.table(),
                table -> act.command() instanceof TableCommand.Declare(String text)
                        ? table.declare(person, text, act.number())
                        : table.submit(act.command().by(person).orElseThrow(), act.number()));
        if (answer.isEmpty()) {
            return Optional.of(SocketRefusals.NOT_SUBSCRIBED);
        }
        switch (answer.get()) {
            case CommandResult.Accepted(int number) -> connection.done(act.id(), number);
            case CommandResult.Refused(Refusal refusal, int number) ->
                connection.refuse(Optional.of(act.id()), refusal, Optional.of(number));
        }
        return Optional.empty();
    }

    private Optional<Refusal> say(Connection connection, ClientMessage.Chat chat, String person) {
        Optional<Boolean> isSeated = at(
                connection,
                chat.table(),
                table -> !table.match().seatsOf(person).isEmpty());
        if (isSeated.isEmpty()) {
            return Optional.of(SocketRefusals.NOT_SUBSCRIBED);
        }
        if (!isSeated.get()) {
            return Optional.of(Refusals.NOT_SEATED);
        }
        Optional<Refusal> refusal = moderation
                .muted(person)
                .or(() -> connection.person().flatMap(site::chatting))
                .or(() -> this.chat.post(chat.table(), person, chat.text()));
        if (refusal.isEmpty()) {
            connection.done(chat.id(), 0);
        }
        return refusal;
    }
}
