package parlour.engine.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.chance.Secret;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.protocol.ClientMessage;
import parlour.match.protocol.CommandReader;
import parlour.match.protocol.Replies;
import parlour.match.protocol.TableCommand;

/** The tables of one player, who sends the same messages as on the server's socket. */
public final class LocalTables {

    /** Milliseconds. There is no connection to lose, so the page need hardly ping. */
    private static final int HEARTBEAT = 600_000;

    private static final Refusal TABLE_TAKEN =
            new Refusal("table-taken", "There is already a table of that name.", "Il y a déjà une table de ce nom.");

    private static final Refusal BAD_SECRET = new Refusal(
            "bad-secret",
            "The secret is 32 bytes, written as 64 hexadecimal digits.",
            "Le secret compte 32 octets, écrits en 64 chiffres hexadécimaux.");

    private static final Refusal BAD_SEATS = new Refusal(
            "bad-seats",
            "Each seat is yours or the computer’s (level 1 to 8), and at least one is yours.",
            "Chaque place est à vous ou à l’ordinateur (niveau 1 à 8), et au moins une est à vous.");

    private static final Refusal NOBODY_TALKS =
            new Refusal("nobody-hears", "There is nobody here to talk to.", "Il n’y a personne ici à qui parler.");

    private final LongSupplier clock;
    private final Map<String, LocalTable> tables = new LinkedHashMap<>();
    private @Nullable LocalPlayer player;
    private Language language = Language.ENGLISH;

    /**
     * No tables yet.
     *
     * @param clock milliseconds since 1970, the time of a table's events
     */
    public LocalTables(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * Opens a table, whose game starts at once, and replays its records. Deterministic: the same setup and records
     * produce the same messages, to the last byte.
     *
     * @param records as stored, in order; none for a new table
     * @return the refusal, if the table could not be opened: then nothing has changed
     */
    public Optional<Refusal> open(TableSetup setup, List<JsonFields> records) throws MalformedFieldException {
        Optional<Secret> secret = Secret.read(setup.secret());
        if (tables.containsKey(setup.table())) {
            return Optional.of(TABLE_TAKEN);
        }
        if (secret.isEmpty() || !NewTable.areBytes(setup.bytes())) {
            return Optional.of(BAD_SECRET);
        }
        if (!setup.hasValidSeats()) {
            return Optional.of(BAD_SEATS);
        }
        LocalTable table = new LocalTable(setup, secret.get(), clock);
        int step = 0;
        for (JsonFields record : records) {
            step++;
            Optional<Refusal> refusal = table.restore(record);
            if (refusal.isPresent()) {
                return Optional.of(badRecord(step, refusal.get()));
            }
        }
        player = setup.player();
        tables.put(setup.table(), table);
        return Optional.empty();
    }

    private static Refusal badRecord(int step, Refusal why) {
        return new Refusal(
                "bad-record",
                "The saved game cannot be replayed from step " + step + " on: "
                        + why.message().en(),
                "La partie enregistrée ne peut pas être rejouée à partir de l’étape " + step + " : "
                        + why.message().fr());
    }

    /** Closes a table, if it exists; its stored records open it again. */
    public void close(String table) {
        tables.remove(table);
    }

    /** A table's game file, as far as its player may read it; empty if there is no such table. */
    public Optional<GameFile> file(String table, String date) {
        return Optional.ofNullable(tables.get(table)).map(it -> it.file(date));
    }

    /** A table's entry in the list of tables. */
    public Optional<View> summary(String table) {
        return Optional.ofNullable(tables.get(table)).map(LocalTable::summary);
    }

    /** The request for a bot's move, if a bot is to move at the table. */
    public Optional<View> botTurn(String table) {
        return Optional.ofNullable(tables.get(table)).flatMap(LocalTable::botTurn);
    }

    /** Plays a bot's move. Refused if the table has changed in the meantime. */
    public LocalReply botMoved(String name, int number, String move, int score) {
        LocalTable table = tables.get(name);
        return table == null
                ? refused(Optional.empty(), Replies.TABLE_NOT_FOUND)
                : reply(Optional.empty(), table, table.botMoved(move, score, number));
    }

    // ---- Messages from the player ----

    /** Handles a message of the socket's protocol and returns all replies. */
    public LocalReply receive(JsonFields message) {
        Optional<Long> id = CommandReader.replyId(message);
        try {
            return CommandReader.read(message).map(this::reply).orElseGet(() -> refused(id, Replies.UNKNOWN_TYPE));
        } catch (MalformedFieldException malformed) {
            return refused(id, malformed.refusal());
        }
    }

    private LocalReply reply(ClientMessage message) {
        return switch (message) {
            case ClientMessage.Hello(int _, String spoken) -> {
                language = Language.of(spoken);
                Optional<View> you = Optional.ofNullable(player).map(LocalPlayer::you);
                yield LocalReply.only(Replies.welcome(you, HEARTBEAT));
            }
            case ClientMessage.Ping() -> LocalReply.only(Replies.pong());
            case ClientMessage.Chat chat -> refused(Optional.of(chat.id()), NOBODY_TALKS);
            case ClientMessage.Mute mute -> LocalReply.only(Replies.done(mute.id(), 0));
            case ClientMessage.Unsubscribe unwatch -> LocalReply.only(Replies.done(unwatch.id(), 0));
            case ClientMessage.Subscribe(long id, String name, int after) ->
                at(name, id, table -> watch(id, table, after));
            case ClientMessage.Threats(long id, String name, int seat) ->
                at(name, id, table -> LocalReply.only(table.threats(id, seat)));
            case ClientMessage.KnownPosition(long id, String name) -> at(name, id, table -> known(id, table));
            case ClientMessage.Act act -> at(act.table(), act.id(), table -> act(act, table));
        };
    }

    private LocalReply at(String name, long id, Function<LocalTable, LocalReply> answer) {
        LocalTable table = tables.get(name);
        return table == null ? refused(Optional.of(id), Replies.TABLE_NOT_FOUND) : answer.apply(table);
    }

    private static LocalReply watch(long id, LocalTable table, int after) {
        int number = table.match().eventCount();
        return LocalReply.only(
                after == number
                        ? Replies.done(id, number)
                        : table.table().with("id", id).with("chat", List.of()));
    }

    private LocalReply known(long id, LocalTable table) {
        return table.refusalToAdvise()
                .map(no -> refused(Optional.of(id), no))
                .orElseGet(() -> LocalReply.only(table.knownPosition(id)));
    }

    private LocalReply act(ClientMessage.Act act, LocalTable table) {
        if (!(act.command() instanceof TableCommand.Declare(String text))) {
            return reply(Optional.of(act.id()), table, table.submit(act.command(), act.number()));
        }
        int number = table.match().eventCount();
        return LocalReply.only(table.refusalToDeclare(text, act.number())
                .map(no -> Replies.refused(Optional.of(act.id()), no, language, Optional.of(number)))
                .orElseGet(() -> Replies.done(act.id(), number)));
    }

    // ---- Replies ----

    private LocalReply reply(Optional<Long> id, LocalTable table, LocalTable.Result result) {
        return switch (result) {
            case LocalTable.Result.Refused(Refusal refusal) ->
                LocalReply.only(Replies.refused(
                        id, refusal, language, Optional.of(table.match().eventCount())));
            case LocalTable.Result.Done(List<View> messages, int number, View record) -> {
                List<View> all = new ArrayList<>(messages);
                id.ifPresent(it -> all.add(Replies.done(it, number)));
                List<View> records = new ArrayList<>();
                records.add(new View()
                        .with("table", table.setup().table())
                        .with("command", record)
                        .with("about", table.summary()));
                openRematch(table).ifPresent(records::add);
                yield new LocalReply(all, records);
            }
        };
    }

    /** Opens the rematch once it is agreed, and returns the record to store. */
    private Optional<View> openRematch(LocalTable table) {
        Match match = table.match();
        if (match.nextMatch().isEmpty() || tables.containsKey(match.nextMatch().get())) {
            return Optional.empty();
        }
        Secret secret = table.rematchSecret();
        TableSetup setup =
                TableSetup.rematch(match, table.setup().table(), table.setup().player(), secret);
        LocalTable next = new LocalTable(setup, secret, clock);
        tables.put(setup.table(), next);
        return Optional.of(new View()
                .with("table", setup.table())
                .with("opening", setup.view())
                .with("about", next.summary()));
    }

    private LocalReply refused(Optional<Long> id, Refusal refusal) {
        return LocalReply.only(Replies.refused(id, refusal, language, Optional.empty()));
    }
}
