package parlour.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.View;
import parlour.match.Clock;
import parlour.match.Event;
import parlour.match.Sitter;
import parlour.match.TableView;
import parlour.match.Terms;

/** Events as they lie in the log. What has once been written must be readable for ever. */
public final class EventJson {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<? extends Game> games;
    private final UnaryOperator<String> person;

    /**
     * Reads events of these games.
     *
     * @param person who an id means today: a guest may have become somebody's account
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
            case Event.Sat(int seat, Sitter sitter, String bytes) -> {
                View view = seat("sat", seat);
                yield switch (sitter) {
                    case Sitter.Person(String id) -> view.with("person", id).with("bytes", bytes);
                    case Sitter.Bot(int level) -> view.with("bot", level).with("bytes", bytes);
                };
            }
            case Event.Stood(int seat) -> seat("stood", seat);
            case Event.Closed() -> kind("closed");
            case Event.Started() -> kind("started");
            case Event.Drawn(String move, int draw) ->
                kind("drawn").with("move", move).with("draw", draw);
            case Event.Played(int seat, String move, long spent) ->
                seat("played", seat).with("move", move).with("spent", spent);
            case Event.DrawOffered(int seat) -> seat("draw-offered", seat);
            case Event.DrawRefused(int seat) -> seat("draw-refused", seat);
            case Event.TakebackAsked(int seat) -> seat("takeback-asked", seat);
            case Event.TakebackAgreed(int seat) -> seat("takeback-agreed", seat);
            case Event.TakebackRefused(int seat) -> seat("takeback-refused", seat);
            case Event.TakenBack(int seat) -> seat("taken-back", seat);
            case Event.Resigned(int seat) -> seat("resigned", seat);
            case Event.TimeRanOut(int seat) -> seat("time-ran-out", seat);
            case Event.Voted(String voter, int seat) -> seat("voted", seat).with("person", voter);
            case Event.HandedOver(int seat, int level) ->
                seat("handed-over", seat).with("bot", level);
            case Event.Ended(List<Integer> shares, String reason, String secret) ->
                kind("ended").with("shares", shares).with("reason", reason).with("secret", secret);
            case Event.RematchOffered(String person, String bytes) ->
                kind("rematch-offered").with("person", person).with("bytes", bytes);
            case Event.RematchAgreed(String match) -> kind("rematch-agreed").with("match", match);
        };
    }

    private static View opened(Event.Opened e) {
        Terms terms = e.terms();
        View view = kind("opened")
                .with("game", terms.game().id())
                .with("options", List.copyOf(terms.options().chosen()))
                .with("clock", TableView.clock(terms.clock()))
                .with("listed", terms.listed())
                .with("person", e.opener())
                .with("secret", e.secret())
                .with("commitment", e.commitment());
        terms.from().ifPresent(from -> view.with("from", from));
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

    /** The log is ours: what cannot be read in it is damage, not somebody's mistake. */
    public Event read(String json) {
        try {
            return event(JSON.readTree(json));
        } catch (JsonProcessingException | NotationException | IllegalArgumentException damage) {
            throw new IllegalStateException("damaged event in the log: " + kindOf(json), damage);
        }
    }

    /** Enough to find it, without the secret that may be in it. */
    private static String kindOf(String json) {
        return json.substring(0, Math.min(json.length(), 24));
    }

    private Event event(JsonNode node) throws NotationException {
        int seat = node.path("seat").asInt();
        String who = node.path("person").asText();
        String person = who.isEmpty() ? who : this.person.apply(who);
        String bytes = node.path("bytes").asText();
        return switch (node.path("kind").asText()) {
            case "opened" -> opened(node);
            case "sat" ->
                new Event.Sat(
                        seat,
                        node.has("bot") ? new Sitter.Bot(node.get("bot").asInt()) : new Sitter.Person(person),
                        bytes);
            case "stood" -> new Event.Stood(seat);
            case "closed" -> new Event.Closed();
            case "started" -> new Event.Started();
            case "drawn" ->
                new Event.Drawn(node.path("move").asText(), node.path("draw").asInt());
            case "played" ->
                new Event.Played(
                        seat, node.path("move").asText(), node.path("spent").asLong());
            case "draw-offered" -> new Event.DrawOffered(seat);
            case "draw-refused" -> new Event.DrawRefused(seat);
            case "takeback-asked" -> new Event.TakebackAsked(seat);
            case "takeback-agreed" -> new Event.TakebackAgreed(seat);
            case "takeback-refused" -> new Event.TakebackRefused(seat);
            case "taken-back" -> new Event.TakenBack(seat);
            case "resigned" -> new Event.Resigned(seat);
            case "time-ran-out" -> new Event.TimeRanOut(seat);
            case "voted" -> new Event.Voted(person, seat);
            case "handed-over" -> new Event.HandedOver(seat, node.path("bot").asInt());
            case "ended" ->
                new Event.Ended(
                        integers(node.path("shares")),
                        node.path("reason").asText(),
                        node.path("secret").asText());
            case "rematch-offered" -> new Event.RematchOffered(person, bytes);
            case "rematch-agreed" -> new Event.RematchAgreed(node.path("match").asText());
            default -> throw new IllegalArgumentException("kind " + node.path("kind"));
        };
    }

    private Event.Opened opened(JsonNode node) throws NotationException {
        Game game = game(node.path("game").asText());
        List<String> settings = new ArrayList<>();
        node.path("options").forEach(setting -> settings.add(setting.asText()));
        Terms terms = new Terms(
                game,
                Options.of(game, settings),
                text(node, "from"),
                clock(node.path("clock")),
                node.path("listed").asBoolean());
        return new Event.Opened(
                terms,
                person.apply(node.path("person").asText()),
                node.path("secret").asText(),
                node.path("commitment").asText(),
                text(node, "rematchOf"));
    }

    private Game game(String id) {
        for (Game game : games) {
            if (game.id().equals(id)) {
                return game;
            }
        }
        throw new IllegalArgumentException("game " + id);
    }

    private static Clock clock(JsonNode node) {
        return switch (node.path("kind").asText()) {
            case "none" -> new Clock.None();
            case "increment" ->
                new Clock.Increment(
                        node.path("base").asLong(), node.path("increment").asLong());
            case "days" -> new Clock.Days(node.path("days").asInt());
            default -> throw new IllegalArgumentException("clock " + node);
        };
    }

    private static Optional<String> text(JsonNode node, String name) {
        return Optional.ofNullable(node.get(name)).map(JsonNode::asText);
    }

    private static List<Integer> integers(JsonNode list) {
        List<Integer> numbers = new ArrayList<>();
        list.forEach(number -> numbers.add(number.asInt()));
        return numbers;
    }
}
