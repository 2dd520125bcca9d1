package parlour.browser.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.chance.Secret;
import parlour.game.GameFile;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Command;
import parlour.match.Declaration;
import parlour.match.Match;
import parlour.match.Opening;

/** The tables of one person, who talks to them as to the server's socket. */
public final class LocalHouse {

    private static final int VERSION = 1;

    /** Milliseconds. Nothing can be cut here: the page need hardly ask. */
    private static final int HEARTBEAT = 600_000;

    private static final Refusal NO_TABLE = refusal("no-table", "There is no such table.", "Cette table n’existe pas.");

    private static final Refusal TABLE_TAKEN =
            refusal("table-taken", "There is a table of that name.", "Il y a déjà une table de ce nom.");

    private static final Refusal BAD_SECRET = refusal(
            "bad-secret",
            "The secret is 32 bytes, written as 64 hexadecimal digits.",
            "Le secret compte 32 octets, écrits en 64 chiffres hexadécimaux.");

    private static final Refusal BAD_SEATS = refusal(
            "bad-seats",
            "Every seat of the table is for the person or for a bot of level 1 to 8, and one at least for the person.",
            "Chaque place de la table est à la personne ou à un robot de niveau 1 à 8, dont une au moins à la personne.");

    private static final Refusal NOBODY_TALKS =
            refusal("nobody-hears", "There is nobody here to talk to.", "Il n’y a personne ici à qui parler.");

    private static final Refusal UNKNOWN_TYPE =
            refusal("unknown-type", "There is no message of that type.", "Il n’y a pas de message de ce type.");

    private final LongSupplier clock;
    private final Map<String, LocalTable> tables = new LinkedHashMap<>();
    private @Nullable Person person;
    private Language language = Language.ENGLISH;

    /**
     * A house without a table.
     *
     * @param clock milliseconds, as tables count them
     */
    public LocalHouse(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * Sets a table, at which the game begins at once, and does again what was done there before. The same setting and deeds
     * make the same table, to the last byte of what it tells.
     *
     * @param deeds as they were to be kept; none at a new table
     * @return why not, if it could not be done: then nothing has changed
     */
    public Optional<Refusal> open(Setting setting, List<JsonFields> deeds) throws MalformedFieldException {
        Optional<Secret> secret = Secret.read(setting.secret());
        if (tables.containsKey(setting.table())) {
            return Optional.of(TABLE_TAKEN);
        }
        if (secret.isEmpty() || !Opening.areBytes(setting.bytes())) {
            return Optional.of(BAD_SECRET);
        }
        if (!setting.fits()) {
            return Optional.of(BAD_SEATS);
        }
        LocalTable table = new LocalTable(setting, secret.get(), clock);
        int done = 0;
        for (JsonFields deed : deeds) {
            done++;
            Optional<Refusal> refusal = table.redo(deed);
            if (refusal.isPresent()) {
                return Optional.of(badRecord(done, refusal.get()));
            }
        }
        person = setting.person();
        tables.put(setting.table(), table);
        return Optional.empty();
    }

    private static Refusal badRecord(int number, Refusal why) {
        return refusal(
                "bad-record",
                "What was kept of this game cannot be played again, from step " + number + " on: "
                        + why.sentence().en(),
                "Ce qui a été gardé de cette partie ne peut pas être rejoué, à partir de l’étape " + number + " : "
                        + why.sentence().fr());
    }

    /** Clears a table away, if there is one of that name; whoever has kept its record can set it again. */
    public void close(String table) {
        tables.remove(table);
    }

    /** The game file of a table, as much of it as its person may read; nothing if there is no such table. */
    public Optional<GameFile> file(String table, String date) {
        return Optional.ofNullable(tables.get(table)).map(it -> it.file(date));
    }

    /** What a list of tables says of one. */
    public Optional<View> about(String table) {
        return Optional.ofNullable(tables.get(table)).map(LocalTable::about);
    }

    /** The bot that is to think at a table, if one is. */
    public Optional<View> turn(String table) {
        return Optional.ofNullable(tables.get(table)).flatMap(LocalTable::turn).map(Turn::request);
    }

    /** A bot has thought. What the person hears of it; refused if the table has gone on without it. */
    public Said moved(String table, int number, String move, int score) {
        LocalTable at = tables.get(table);
        if (at == null) {
            return Said.only(refused(Optional.empty(), NO_TABLE, Optional.empty()));
        }
        return answer(Optional.empty(), at, at.moved(move, score, number));
    }

    // ---- What the person says ----

    /** A message of the socket's protocol, and everything that is answered to it. */
    public Said says(JsonFields message) {
        Optional<Long> id = Optional.empty();
        try {
            id = message.has("id") ? Optional.of(message.longValue("id")) : Optional.empty();
            return answer(id, message);
        } catch (MalformedFieldException unreadable) {
            return Said.only(refused(id, unreadable.refusal(), Optional.empty()));
        }
    }

    private Said answer(Optional<Long> id, JsonFields message) throws MalformedFieldException {
        return switch (message.text("type")) {
            case "hello" -> Said.only(greet(message));
            case "ping" -> Said.only(new View().with("type", "pong"));
            case "chat" -> Said.only(refused(id, NOBODY_TALKS, Optional.empty()));
            case "mute" -> Said.only(done(message.longValue("id"), 0));
            default -> {
                long asked = message.longValue("id");
                LocalTable table = tables.get(message.text("table"));
                yield table == null
                        ? Said.only(refused(id, NO_TABLE, Optional.empty()))
                        : atTable(asked, message, table);
            }
        };
    }

    private View greet(JsonFields hello) throws MalformedFieldException {
        language = Language.of(hello.text("language"));
        View welcome = new View().with("type", "welcome").with("version", VERSION);
        if (person != null) {
            welcome.with("you", person.you());
        }
        return welcome.with("heartbeat", HEARTBEAT);
    }

    private Said atTable(long id, JsonFields message, LocalTable table) throws MalformedFieldException {
        Match match = table.match();
        return switch (message.text("type")) {
            case "watch" ->
                Said.only(
                        message.number("after") == match.number()
                                ? done(id, match.number())
                                : table.table().with("id", id).with("chat", List.of()));
            case "unwatch" -> Said.only(done(id, 0));
            case "look" -> Said.only(look(id, table.setting().table(), message.number("seat"), match));
            case "declare" -> {
                Optional<Refusal> refusal =
                        Declaration.refusal(match, table.setting().person().id(), message.text("text"));
                yield Said.only(refusal.map(no -> refused(Optional.of(id), no, Optional.of(match.number())))
                        .orElseGet(() -> done(id, match.number())));
            }
            default -> {
                Optional<Command> command =
                        Deeds.command(table.setting().person().id(), message);
                yield command.isEmpty()
                        ? Said.only(refused(Optional.of(id), UNKNOWN_TYPE, Optional.empty()))
                        : answer(Optional.of(id), table, table.submit(command.get(), message.number("number")));
            }
        };
    }

    private static View look(long id, String name, int seat, Match match) {
        return new View()
                .with("type", "look")
                .with("id", id)
                .with("table", name)
                .with("number", match.number())
                .with("seat", seat)
                .with(
                        "moves",
                        seat >= 0 && seat < match.seats() ? match.position().threats(seat) : List.of());
    }

    // ---- What is answered ----

    private Said answer(Optional<Long> id, LocalTable table, LocalTable.Answer answer) {
        Match match = table.match();
        return switch (answer) {
            case LocalTable.Answer.Refused(Refusal refusal) ->
                Said.only(refused(id, refusal, Optional.of(match.number())));
            case LocalTable.Answer.Done(List<View> messages, Optional<View> deed) -> {
                List<View> all = new ArrayList<>(messages);
                id.ifPresent(it -> all.add(done(it, match.number())));
                List<View> kept = new ArrayList<>();
                deed.ifPresent(it -> kept.add(new View()
                        .with("table", table.setting().table())
                        .with("deed", it)
                        .with("about", table.about())));
                returnGame(table).ifPresent(kept::add);
                yield new Said(all, kept);
            }
        };
    }

    /** Sets the return game, once it has been agreed upon; how it is to be kept. */
    private Optional<View> returnGame(LocalTable table) {
        Match match = table.match();
        if (match.nextMatch().isEmpty() || tables.containsKey(match.nextMatch().get())) {
            return Optional.empty();
        }
        Secret secret = table.returnSecret();
        Setting setting =
                Setting.rematch(match, table.setting().table(), table.setting().person(), secret);
        LocalTable next = new LocalTable(setting, secret, clock);
        tables.put(setting.table(), next);
        return Optional.of(new View()
                .with("table", setting.table())
                .with("opening", setting.view())
                .with("about", next.about()));
    }

    private View refused(Optional<Long> id, Refusal refusal, Optional<Integer> number) {
        View view = new View().with("type", "refused");
        id.ifPresent(it -> view.with("id", it));
        view.with("code", refusal.reason()).with("sentence", refusal.sentence().in(language));
        number.ifPresent(it -> view.with("number", it));
        return view;
    }

    private static View done(long id, int number) {
        return new View().with("type", "done").with("id", id).with("number", number);
    }

    private static Refusal refusal(String reason, String en, String fr) {
        return new Refusal(reason, new Text(en, fr));
    }
}
