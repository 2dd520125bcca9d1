package parlour.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Event;
import parlour.match.Player;
import parlour.match.TableSettings;
import parlour.match.TimeControl;
import parlour.match.view.TableView;

/** Converts events to and from the JSON in the log. Anything ever written must stay readable. */
public final class EventJson {

    private final List<? extends Game> games;
    private final UnaryOperator<String> person;

    /**
     * Reads events of the given games.
     *
     * @param person maps an id to the current one: a guest may have become part of an account
     */
    public EventJson(List<? extends Game> games, UnaryOperator<String> person) {
        this.games = games;
        this.person = person;
    }

    // ---- Writing ----

    public static String write(Event event) {
        return view(event).json();
    }

    private static View view(Event event) {
        return switch (event) {
            case Event.Opened e -> opened(e);
            case Event.SeatTaken(int seat, Player player, String bytes) -> {
                View view = seat("sat", seat);
                yield switch (player) {
                    case Player.Person(String id) -> view.with("person", id).with("seatBytes", bytes);
                    case Player.Bot(int level) -> view.with("bot", level).with("seatBytes", bytes);
                };
            }
            case Event.SeatLeft(int seat) -> seat("left", seat);
            case Event.Closed() -> kind("closed");
            case Event.Started() -> kind("started");
            case Event.ChancePlayed(String move, int draw) ->
                kind("chance-drawn").with("move", move).with("drawIndex", draw);
            case Event.Played(int seat, String move, long spent) ->
                seat("played", seat).with("move", move).with("spentMs", spent);
            case Event.DrawOffered(int seat) -> seat("draw-offered", seat);
            case Event.DrawDeclined(int seat) -> seat("draw-declined", seat);
            case Event.TakebackRequested(int seat) -> seat("takeback-requested", seat);
            case Event.TakebackAgreed(int seat) -> seat("takeback-agreed", seat);
            case Event.TakebackDeclined(int seat) -> seat("takeback-declined", seat);
            case Event.TakenBack(int seat) -> seat("taken-back", seat);
            case Event.Resigned(int seat) -> seat("resigned", seat);
            case Event.TimeRanOut(int seat) -> seat("time-ran-out", seat);
            case Event.Voted(String voter, int seat) ->
                seat("replace-voted", seat).with("person", voter);
            case Event.ReplacedByBot(int seat, int level) ->
                seat("replaced-by-bot", seat).with("bot", level);
            case Event.Ended(List<Integer> shares, String reason, String secret) ->
                kind("ended").with("shares", shares).with("reason", reason).with("secret", secret);
            case Event.RematchOffered(String person, String bytes) ->
                kind("rematch-offered").with("person", person).with("seatBytes", bytes);
            case Event.RematchAgreed(String match) -> kind("rematch-agreed").with("match", match);
        };
    }

    private static View opened(Event.Opened e) {
        TableSettings settings = e.settings();
        View view = kind("opened")
                .with("game", settings.game().id())
                .with("options", List.copyOf(settings.options().chosen()))
                .with("clock", TableView.clock(settings.timeControl()))
                .with("listed", settings.listed())
                .with("person", e.opener())
                .with("secret", e.secret())
                .with("commitment", e.commitment());
        settings.game().material().ifPresent(text -> view.with("material", text));
        settings.from().ifPresent(from -> view.with("startPosition", from));
        e.rematchOf().ifPresent(old -> view.with("rematchOf", old));
        return view;
    }

    private static View kind(String kind) {
        return new View().with("kind", kind);
    }

    private static View seat(String kind, int seat) {
        return kind(kind).with("seat", seat);
    }

    // ---- Reading ----

    /** Parses an event. The server wrote the log itself, so unreadable JSON means corruption. */
    public Event read(String json) {
        try {
            return event(JsonFields.read(json));
        } catch (MalformedFieldException | NotationException | IllegalArgumentException damage) {
            throw new IllegalStateException("damaged event in the log: " + kindOf(json), damage);
        }
    }

    /** Enough to identify the event, without the secret it may contain. */
    private static String kindOf(String json) {
        return json.substring(0, Math.min(json.length(), 24));
    }

    private Event event(JsonFields fields) throws MalformedFieldException, NotationException {
        return switch (fields.text("kind")) {
            case "opened" -> opened(fields);
            case "sat" ->
                new Event.SeatTaken(
                        seat(fields),
                        fields.has("bot") ? new Player.Bot(fields.number("bot")) : new Player.Person(person(fields)),
                        fields.text("seatBytes"));
            case "left" -> new Event.SeatLeft(seat(fields));
            case "closed" -> new Event.Closed();
            case "started" -> new Event.Started();
            case "chance-drawn" -> new Event.ChancePlayed(fields.text("move"), fields.number("drawIndex"));
            case "played" -> new Event.Played(seat(fields), fields.text("move"), fields.longValue("spentMs"));
            case "draw-offered" -> new Event.DrawOffered(seat(fields));
            case "draw-declined" -> new Event.DrawDeclined(seat(fields));
            case "takeback-requested" -> new Event.TakebackRequested(seat(fields));
            case "takeback-agreed" -> new Event.TakebackAgreed(seat(fields));
            case "takeback-declined" -> new Event.TakebackDeclined(seat(fields));
            case "taken-back" -> new Event.TakenBack(seat(fields));
            case "resigned" -> new Event.Resigned(seat(fields));
            case "time-ran-out" -> new Event.TimeRanOut(seat(fields));
            case "replace-voted" -> new Event.Voted(person(fields), seat(fields));
            case "replaced-by-bot" -> new Event.ReplacedByBot(seat(fields), fields.number("bot"));
            case "ended" -> new Event.Ended(fields.numbers("shares"), fields.text("reason"), fields.text("secret"));
            case "rematch-offered" -> new Event.RematchOffered(person(fields), fields.text("seatBytes"));
            case "rematch-agreed" -> new Event.RematchAgreed(fields.text("match"));
            case String kind -> throw new IllegalArgumentException("kind " + kind);
        };
    }

    private static int seat(JsonFields fields) throws MalformedFieldException {
        return fields.number("seat");
    }

    private String person(JsonFields fields) throws MalformedFieldException {
        return person.apply(fields.text("person"));
    }

    private Event.Opened opened(JsonFields fields) throws MalformedFieldException, NotationException {
        Game game = game(fields.text("game"));
        Optional<String> material = fields.optionalText("material");
        if (material.isPresent()) {
            game = game.withMaterial(material.get());
        }
        TableSettings settings = new TableSettings(
                game,
                Options.of(game, fields.texts("options")),
                fields.optionalText("startPosition"),
                clock(fields.record("clock")),
                fields.bool("listed"));
        return new Event.Opened(
                settings,
                person(fields),
                fields.text("secret"),
                fields.text("commitment"),
                fields.optionalText("rematchOf"));
    }

    private Game game(String id) {
        return games.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("game " + id));
    }

    /**
     * Parses a time control.
     *
     * @throws IllegalArgumentException if the kind is unknown, or a time is out of range
     */
    public static TimeControl clock(JsonFields fields) throws MalformedFieldException {
        return switch (fields.text("kind")) {
            case "none" -> new TimeControl.None();
            case "increment" -> new TimeControl.Increment(fields.longValue("baseMs"), fields.longValue("incrementMs"));
            case "days" -> new TimeControl.Days(fields.number("days"));
            case String kind -> throw new IllegalArgumentException("clock " + kind);
        };
    }
}
