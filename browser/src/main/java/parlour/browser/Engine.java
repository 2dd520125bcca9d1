package parlour.browser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parlour.browser.json.Fields;
import parlour.browser.json.Unreadable;
import parlour.browser.table.LocalHouse;
import parlour.browser.table.Person;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.match.Clock;
import parlour.match.Terms;

/** Answers requests, one at a time, each a JSON object with a {@code type}. What it refuses changes nothing. */
public final class Engine {

    private final Players players;
    private final Analysts analysts;
    private final LocalHouse house;

    /**
     * An engine of one's own.
     *
     * @param clock milliseconds that never run backwards
     * @param progress told, while somebody thinks, of every thought on the way, as JSON
     */
    public Engine(LongSupplier clock, Consumer<String> progress) {
        this.players = new Players(clock, progress);
        this.analysts = new Analysts(clock, progress);
        this.house = new LocalHouse(clock);
    }

    /** The answer to a request, or {@code refused} with a code and a sentence in both languages. */
    public String answer(String request) {
        try {
            return answer(Fields.read(request)).json();
        } catch (Unreadable unreadable) {
            return refused(unreadable.refusal()).json();
        } catch (RefusedException refused) {
            return refused(refused.refusal()).json();
        }
    }

    private View answer(Fields fields) throws Unreadable, RefusedException {
        return switch (fields.text("type")) {
            case "position" -> Questions.position(fields);
            case "view" -> Questions.view(fields);
            case "moves" -> Questions.moves(fields);
            case "play" -> Questions.play(fields);
            case "perft" -> Questions.perft(fields);
            case "file" -> Questions.file(fields);
            case "think" -> players.think(fields);
            case "analyse" -> analysts.analyse(fields);
            case "ending" -> analysts.ending(fields);
            case "puzzles" -> Riddles.list();
            case "puzzle" -> Riddles.one(fields);
            case "attempt" -> Riddles.attempt(fields);
            case "hint" -> Riddles.hint(fields);
            case "solution" -> Riddles.solution(fields);
            case "open" -> open(fields);
            case "say" -> said(fields.record("message").optionalText("table"), house.says(fields.record("message")));
            case "moved" ->
                said(
                        fields.optionalText("table"),
                        house.moved(
                                fields.text("table"),
                                fields.number("number"),
                                fields.text("move"),
                                fields.number("score")));
            default ->
                throw new RefusedException(
                        "unknown-type", "There is no request of that type.", "Il n’y a pas de demande de ce type.");
        };
    }

    private static View refused(Refusal refusal) {
        return new View()
                .with("type", "refused")
                .with("code", refusal.reason())
                .with("sentence", Questions.sentence(refusal.sentence()));
    }

    // ---- Tables ----

    private View open(Fields fields) throws Unreadable, RefusedException {
        Game game = Place.game(fields);
        Fields you = fields.record("you");
        String table = fields.text("table");
        Map<Integer, Integer> bots = new HashMap<>();
        for (Fields bot : fields.records("bots")) {
            bots.put(bot.number("seat"), bot.number("level"));
        }
        Optional<Refusal> refusal = house.open(
                table,
                new Terms(game, Place.options(game, fields), from(game, fields), new Clock.None(), false),
                new Person(you.text("id"), you.text("name")),
                bots,
                fields.text("secret"),
                fields.text("bytes"));
        if (refusal.isPresent()) {
            throw new RefusedException(refusal.get());
        }
        return said(Optional.of(table), List.of());
    }

    private static Optional<String> from(Game game, Fields fields) throws Unreadable, RefusedException {
        Optional<String> from = fields.optionalText("from");
        if (from.isPresent()) {
            try {
                game.parse(from.get(), Place.options(game, fields));
            } catch (NotationException unreadable) {
                throw new RefusedException("bad-position", unreadable);
            }
        }
        return from;
    }

    /** What a table says, and who is to think there next. */
    private View said(Optional<String> table, List<View> messages) {
        View view = new View().with("type", "said").with("messages", messages);
        table.flatMap(house::turn).ifPresent(turn -> view.with("think", turn));
        return view;
    }
}
