package parlour.browser.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.browser.json.Fields;
import parlour.browser.json.Unreadable;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.match.Command;
import parlour.match.Declaration;
import parlour.match.Match;
import parlour.match.Opening;
import parlour.match.Sitter;
import parlour.match.Terms;

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
    private int named;

    /**
     * A house without a table.
     *
     * @param clock milliseconds, as tables count them
     */
    public LocalHouse(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * Sets a table, at which the game begins at once.
     *
     * @param bots seat and level; every other seat is the person's
     * @param bytes what the person brings to draw chance with, in hexadecimal
     * @return why not, if it could not be done
     */
    public Optional<Refusal> open(
            String name, Terms terms, Person whose, Map<Integer, Integer> bots, String secret, String bytes) {
        Optional<Secret> read = Secret.read(secret);
        if (tables.containsKey(name)) {
            return Optional.of(TABLE_TAKEN);
        }
        if (read.isEmpty() || !Opening.areBytes(bytes)) {
            return Optional.of(BAD_SECRET);
        }
        boolean fits = bots.size() < terms.seats()
                && bots.entrySet().stream()
                        .allMatch(bot -> bot.getKey() >= 0
                                && bot.getKey() < terms.seats()
                                && bot.getValue() >= 1
                                && bot.getValue() <= 8);
        if (!fits) {
            return Optional.of(BAD_SEATS);
        }
        List<Opening.Place> sitting = new ArrayList<>();
        for (int seat = 0; seat < terms.seats(); seat++) {
            if (!bots.containsKey(seat)) {
                sitting.add(new Opening.Place(seat, whose.id(), bytes));
            }
        }
        person = whose;
        Opening opening =
                new Opening(terms, whose.id(), secret, read.get().commitment(), bots, sitting, Optional.empty());
        add(name, whose, read.get(), opening);
        return Optional.empty();
    }

    private void add(String name, Person whose, Secret secret, Opening opening) {
        tables.put(name, new LocalTable(name, whose, secret, opening, clock, this::newName));
    }

    private String newName() {
        String name;
        do {
            named++;
            name = "here-" + named;
        } while (tables.containsKey(name));
        return name;
    }

    /** The bot that is to think at a table, if one is. */
    public Optional<View> turn(String table) {
        return Optional.ofNullable(tables.get(table)).flatMap(LocalTable::turn).map(Turn::request);
    }

    /** A bot has thought. What the person hears of it; refused if the table has gone on without it. */
    public List<View> moved(String table, int number, String move, int score) {
        LocalTable at = tables.get(table);
        if (at == null) {
            return List.of(refused(Optional.empty(), NO_TABLE, Optional.empty()));
        }
        return answer(Optional.empty(), table, at, at.moved(move, score, number));
    }

    // ---- What the person says ----

    /** A message of the socket's protocol, and everything that is answered to it. */
    public List<View> says(Fields message) {
        Optional<Long> id = Optional.empty();
        try {
            id = message.has("id") ? Optional.of(message.large("id")) : Optional.empty();
            return answer(id, message);
        } catch (Unreadable unreadable) {
            return List.of(refused(id, unreadable.refusal(), Optional.empty()));
        }
    }

    private List<View> answer(Optional<Long> id, Fields message) throws Unreadable {
        String type = message.text("type");
        return switch (type) {
            case "hello" -> List.of(greet(message));
            case "ping" -> List.of(new View().with("type", "pong"));
            case "chat" -> List.of(refused(id, NOBODY_TALKS, Optional.empty()));
            case "mute" -> List.of(done(message.large("id"), 0));
            default -> {
                long asked = message.large("id");
                String name = message.text("table");
                LocalTable table = tables.get(name);
                yield table == null
                        ? List.of(refused(id, NO_TABLE, Optional.empty()))
                        : atTable(asked, type, message, name, table);
            }
        };
    }

    private View greet(Fields hello) throws Unreadable {
        language = Language.of(hello.text("language"));
        View welcome = new View().with("type", "welcome").with("version", VERSION);
        if (person != null) {
            welcome.with("you", person.you());
        }
        return welcome.with("heartbeat", HEARTBEAT);
    }

    private List<View> atTable(long id, String type, Fields message, String name, LocalTable table) throws Unreadable {
        Match match = table.match();
        return switch (type) {
            case "watch" ->
                List.of(
                        message.number("after") == match.number()
                                ? done(id, match.number())
                                : table.table().with("id", id).with("chat", List.of()));
            case "unwatch" -> List.of(done(id, 0));
            case "look" -> List.of(look(id, name, message.number("seat"), match));
            case "declare" -> {
                Optional<Refusal> refusal = Declaration.refusal(match, whose(), message.text("text"));
                yield List.of(refusal.map(no -> refused(Optional.of(id), no, Optional.of(match.number())))
                        .orElseGet(() -> done(id, match.number())));
            }
            default -> {
                Optional<Command> command = command(type, message);
                yield command.isEmpty()
                        ? List.of(refused(Optional.of(id), UNKNOWN_TYPE, Optional.empty()))
                        : answer(Optional.of(id), name, table, table.submit(command.get(), message.number("number")));
            }
        };
    }

    private Optional<Command> command(String type, Fields message) throws Unreadable {
        return Optional.ofNullable(
                switch (type) {
                    case "sit" ->
                        new Command.Sit(
                                whose(),
                                message.has("seat") ? message.number("seat") : Command.ANY,
                                message.text("bytes"));
                    case "leave" -> new Command.Leave(whose());
                    case "play" -> new Command.Play(new Sitter.Person(whose()), message.text("move"));
                    case "resign" -> new Command.Resign(whose());
                    case "draw" -> new Command.OfferDraw(whose());
                    case "refuse-draw" -> new Command.RefuseDraw(whose());
                    case "takeback" -> new Command.AskTakeback(whose());
                    case "refuse-takeback" -> new Command.RefuseTakeback(whose());
                    case "vote" -> new Command.VoteOut(whose(), message.number("seat"));
                    case "rematch" -> new Command.OfferRematch(whose(), message.text("bytes"));
                    default -> null;
                });
    }

    private String whose() {
        if (person == null) {
            throw new IllegalStateException("a table without a person");
        }
        return person.id();
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

    private List<View> answer(Optional<Long> id, String name, LocalTable table, LocalTable.Answer answer) {
        Match match = table.match();
        return switch (answer) {
            case LocalTable.Answer.Refused(Refusal refusal) ->
                List.of(refused(id, refusal, Optional.of(match.number())));
            case LocalTable.Answer.Done(List<View> messages) -> {
                setReturnGame(name, table);
                List<View> all = new ArrayList<>(messages);
                id.ifPresent(it -> all.add(done(it, match.number())));
                yield all;
            }
        };
    }

    private void setReturnGame(String name, LocalTable table) {
        Match match = table.match();
        if (match.nextMatch().isPresent()
                && !tables.containsKey(match.nextMatch().get())
                && person != null) {
            Secret secret = table.secret().next();
            Opening opening = Opening.rematch(match, name, secret.reveal(), secret.commitment());
            add(match.nextMatch().get(), person, secret, opening);
        }
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
