package parlour.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.bot.Analyst;
import parlour.bot.Thought;
import parlour.bot.endings.EndingPlay;
import parlour.bot.endings.EndingRules;
import parlour.bot.endings.Endings;
import parlour.bot.shelf.Bots;
import parlour.conquest.ConquestPosition;
import parlour.game.Game;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * Looks at positions for somebody who wants to understand them: the best lines by search, and exactly where the ending is
 * solved. What was found out is kept for the game last asked about.
 */
final class Analysts {

    /** More would say little, and each costs a search. */
    private static final int MOST_LINES = 3;

    private final LongSupplier clock;
    private final Consumer<String> progress;
    private @Nullable Game game;
    private @Nullable Analyst analyst;
    private @Nullable Endings endings;

    Analysts(LongSupplier clock, Consumer<String> progress) {
        this.clock = clock;
        this.progress = progress;
    }

    /** The best moves, told again and again as they are looked at more deeply. */
    View analyse(JsonFields fields) throws MalformedFieldException, RefusedException {
        Place place = Place.read(fields);
        place.mustHaveMover();
        int most = lines(fields);
        Allowed allowed = Allowed.read(fields, clock);
        List<Thought> found = analyst(place.game())
                .lines(
                        place.position(),
                        most,
                        allowed,
                        so -> progress.accept(view("lines", so).json()));
        return view("lines", found);
    }

    /** What a solved ending is worth, and the best moves with all that follows. Whoever asks first waits for the solution. */
    View ending(JsonFields fields) throws MalformedFieldException, RefusedException {
        Place place = Place.read(fields);
        place.mustHaveMover();
        int most = lines(fields);
        if (!(place.position() instanceof ConquestPosition position) || position.dice() > Endings.MOST_DICE) {
            throw unsolved();
        }
        Endings known = endings(EndingRules.of(position.rules()));
        if (known.probe(position) == Endings.UNKNOWN) {
            throw unsolved();
        }
        return view("ending", new EndingPlay(known).lines(position, most));
    }

    private static int lines(JsonFields fields) throws MalformedFieldException {
        return (int) fields.longValue("lines", 1, MOST_LINES, 1);
    }

    private Analyst analyst(Game wanted) throws RefusedException {
        Analyst ready = analyst;
        if (ready == null || !wanted.equals(game)) {
            Optional<Analyst> somebody = Bots.analyst(wanted);
            ready = somebody.orElseThrow(() -> new RefusedException(
                    "no-analyst", "Nobody analyses this game here.", "Personne n’analyse ce jeu ici."));
            game = wanted;
            analyst = ready;
        }
        return ready;
    }

    private Endings endings(EndingRules rules) {
        Endings known = endings;
        if (known == null || !known.rules().equals(rules)) {
            known = Endings.solve(
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
                "not-solved", "This position is not a solved ending.", "Cette position n’est pas une finale résolue.");
    }

    private static View view(String type, List<Thought> lines) {
        List<View> views =
                lines.stream().map(line -> Players.described(new View(), line)).toList();
        return new View().with("type", type).with("lines", views);
    }
}
