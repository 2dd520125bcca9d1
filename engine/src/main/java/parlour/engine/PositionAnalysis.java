package parlour.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.bot.Analyst;
import parlour.bot.Budget;
import parlour.bot.ScoredMove;
import parlour.bot.registry.BotRegistry;
import parlour.bot.tablebase.Tablebase;
import parlour.bot.tablebase.TablebasePlayer;
import parlour.bot.tablebase.TablebaseRules;
import parlour.conquest.ConquestPosition;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestBudget;
import parlour.engine.request.RequestPosition;
import parlour.game.Game;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * Analyses positions: the best lines by search, or exact values where the ending is solved. Keeps the analyst of the
 * last game, with its memory.
 */
final class PositionAnalysis {

    /** More lines would add little, and each costs a search. */
    private static final int MAX_LINES = 3;

    private final LongSupplier clock;
    private final Consumer<String> progress;
    private @Nullable Game game;
    private @Nullable Analyst analyst;
    private @Nullable Tablebase endings;

    PositionAnalysis(LongSupplier clock, Consumer<String> progress) {
        this.clock = clock;
        this.progress = progress;
    }

    /** The best moves, reported again each time the search has gone deeper. */
    View analyse(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = RequestPosition.read(fields);
        place.mustHaveMover();
        int max = lines(fields);
        Budget allowed = RequestBudget.read(fields, clock);
        List<ScoredMove> found = analyst(place.game())
                .lines(
                        place.position(),
                        max,
                        allowed,
                        so -> progress.accept(view("lines", so).json()));
        return view("lines", found);
    }

    /**
     * The value of a solved ending, and the best moves with best play to the end. The first request waits for the
     * solution.
     */
    View ending(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = RequestPosition.read(fields);
        place.mustHaveMover();
        int max = lines(fields);
        if (!(place.position() instanceof ConquestPosition position) || position.dice() > Tablebase.MAX_DICE) {
            throw unsolved();
        }
        Tablebase known = endings(TablebaseRules.of(position.rules()));
        if (known.probe(position) == Tablebase.UNKNOWN) {
            throw unsolved();
        }
        return view("ending", new TablebasePlayer(known).lines(position, max));
    }

    private static int lines(JsonFields fields) throws MalformedFieldException {
        return (int) fields.longValue("lines", 1, MAX_LINES, 1);
    }

    private Analyst analyst(Game wanted) throws RefusedException {
        Analyst ready = analyst;
        if (ready == null || !wanted.equals(game)) {
            Optional<Analyst> somebody = BotRegistry.analyst(wanted);
            ready = somebody.orElseThrow(() -> new RefusedException(
                    "no-analyst", "This game cannot be analysed.", "Ce jeu ne peut pas être analysé."));
            game = wanted;
            analyst = ready;
        }
        return ready;
    }

    private Tablebase endings(TablebaseRules rules) {
        Tablebase known = endings;
        if (known == null || !known.rules().equals(rules)) {
            known = Tablebase.solve(
                    rules,
                    (plies, decided, playable) -> progress.accept(new View()
                            .with("type", "solving")
                            .with("plies", plies)
                            .with("decided", decided)
                            .with("playable", playable)
                            .json()));
            endings = known;
        }
        return known;
    }

    private static RefusedException unsolved() {
        return new RefusedException(
                "not-solved", "This position is not a solved endgame.", "Cette position n’est pas une finale résolue.");
    }

    private static View view(String type, List<ScoredMove> lines) {
        List<View> views = lines.stream()
                .map(line -> BotPlayers.described(new View(), line))
                .toList();
        return new View().with("type", type).with("lines", views);
    }
}
