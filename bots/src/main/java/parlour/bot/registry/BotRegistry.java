package parlour.bot.registry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import parlour.bot.Analyst;
import parlour.bot.Bot;
import parlour.bot.GreedyBot;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.conan.ConanBot;
import parlour.bot.conan.ConanTrials;
import parlour.bot.conan.HeuristicConanBot;
import parlour.bot.conquest.ConquestAnalyst;
import parlour.bot.conquest.ConquestBot;
import parlour.bot.domination.DominationBot;
import parlour.bot.domination.DominationTrials;
import parlour.bot.domination.EndgameReview;
import parlour.bot.domination.GreedyDominationBot;
import parlour.bot.review.Reviewer;
import parlour.bot.review.Trials;
import parlour.bot.tablebase.TablebaseSource;
import parlour.conan.Conan;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.game.Position;
import parlour.game.View;

/** The bot for every game that has one, by level. */
public final class BotRegistry {

    /** A new player of a level; at full strength it may also use solved endings. */
    @FunctionalInterface
    private interface PlayerFactory {
        Bot player(Level level, long seed, TablebaseSource tablebases);
    }

    /**
     * The bots of one game.
     *
     * @param team players at full strength who think about one move together
     * @param greedy a simple opponent to measure with
     * @param analyst where nothing is hidden
     * @param trials how moves are tried in reviews, where something is hidden
     * @param endings endings beside best play, where that is known
     */
    private record Bots(
            PlayerFactory player,
            BiFunction<Integer, TablebaseSource, List<Bot>> team,
            LongFunction<Bot> greedy,
            Supplier<Optional<Analyst>> analyst,
            Optional<Trials.Factory> trials,
            BiFunction<Position, List<Integer>, List<View>> endings) {}

    private static final Bots CONQUEST = new Bots(
            ConquestBot::new,
            ConquestBot::team,
            seed -> new GreedyBot(new SeededRandom(seed)),
            () -> Optional.of(new ConquestAnalyst()),
            Optional.empty(),
            (start, moves) -> List.of());

    // The players of these two have nothing to share, so one of them is as good as many.
    private static final Bots DOMINATION = new Bots(
            (level, seed, tablebases) -> new DominationBot(level, seed),
            (size, tablebases) -> List.of(new DominationBot(Level.MASTER, 0)),
            GreedyDominationBot::new,
            Optional::empty,
            Optional.of(DominationTrials::new),
            EndgameReview::views);

    private static final Bots CONAN = new Bots(
            (level, seed, tablebases) -> new ConanBot(level, seed),
            (size, tablebases) -> List.of(new ConanBot(Level.MASTER, 0)),
            HeuristicConanBot::new,
            Optional::empty,
            Optional.of(ConanTrials::new),
            (start, moves) -> List.of());

    private static final Map<Game, Bots> BY_GAME = Map.of(
            Conquest.CONQUEST, CONQUEST,
            Conquest.SIX_FACES, CONQUEST,
            Domination.DOMINATION, DOMINATION,
            Conan.CONAN, CONAN);

    private BotRegistry() {}

    /** Whether the game has players of all levels. */
    public static boolean plays(Game game) {
        return BY_GAME.containsKey(game);
    }

    /**
     * A new player, or nothing if the game has none yet. The same level and seed play the same moves, given the same
     * budget: nothing is looked up outside.
     */
    public static Optional<Bot> bot(Game game, Level level, long seed) {
        return bot(game, level, seed, TablebaseSource.NONE);
    }

    /** The same, who at full strength also plays by solved endings where there are any. */
    public static Optional<Bot> bot(Game game, Level level, long seed, TablebaseSource tablebases) {
        return Optional.ofNullable(BY_GAME.get(game)).map(bots -> bots.player().player(level, seed, tablebases));
    }

    /** The simple player that others are measured against: the game's own where it has one. */
    public static Bot greedy(Game game, long seed) {
        Bots bots = BY_GAME.get(game);
        return bots == null
                ? new GreedyBot(new SeededRandom(seed))
                : bots.greedy().apply(seed);
    }

    /**
     * How a game that is over ended, beside best play; nothing where best play is not known.
     *
     * @param start where it began
     * @param moves everything played since, draws included
     */
    public static List<View> endgameReviews(Game game, Position start, List<Integer> moves) {
        Bots bots = BY_GAME.get(game);
        return bots == null ? List.of() : bots.endings().apply(start, moves);
    }

    /**
     * Somebody to look back on turns with; nobody for games without secrets, which have an {@link #analyst}.
     *
     * @param nodes see {@link Reviewer}
     */
    public static Optional<Reviewer> reviewer(Game game, long nodes, long seed) {
        Optional<Bots> bots = Optional.ofNullable(BY_GAME.get(game));
        return bots.flatMap(one -> one.trials()
                .map(trials -> new Reviewer(
                        one.player().player(Level.MASTER, seed, TablebaseSource.NONE),
                        trials,
                        (position, move) -> one.endings().apply(position, List.of(move)),
                        nodes,
                        seed)));
    }

    /** A new analyst; empty if information is hidden. */
    public static Optional<Analyst> analyst(Game game) {
        return Optional.ofNullable(BY_GAME.get(game))
                .flatMap(bots -> bots.analyst().get());
    }

    /** Players at full strength made to think about one move together, one a thread; the first one decides. */
    public static Optional<List<Bot>> parallelBot(Game game, int size, TablebaseSource tablebases) {
        return Optional.ofNullable(BY_GAME.get(game)).map(bots -> bots.team().apply(size, tablebases));
    }
}
