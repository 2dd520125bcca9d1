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

/** The bots of every game, by level. */
public final class BotRegistry {

    /** Creates a player of a level; at full strength it may also use solved endings. */
    @FunctionalInterface
    private interface PlayerFactory {
        Bot player(Level level, long seed, TablebaseSource tablebases);
    }

    /**
     * The bots of one game.
     *
     * @param team players at full strength that search the same move together
     * @param greedy a simple opponent to measure against
     * @param analyst if nothing is hidden
     * @param trials how moves are tried in reviews, if something is hidden
     * @param endings compares endings with best play, where that is known
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

    // These bots have nothing to share, so a team of one is as good as many.
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

    /** By id: a game with material of the players' own has the same bots. */
    private static final Map<String, Bots> BY_GAME = Map.of(
            Conquest.CONQUEST.id(), CONQUEST,
            Conquest.SIX_FACES.id(), CONQUEST,
            Domination.DOMINATION.id(), DOMINATION,
            Conan.CONAN.id(), CONAN);

    private BotRegistry() {}

    /** Whether the game has bots of all levels. */
    public static boolean plays(Game game) {
        return BY_GAME.containsKey(game.id());
    }

    /**
     * A new player, or empty if the game has none yet. The same level and seed play the same moves, given the same
     * budget: no external data is used.
     */
    public static Optional<Bot> bot(Game game, Level level, long seed) {
        return bot(game, level, seed, TablebaseSource.NONE);
    }

    /** A new player that at full strength also uses solved endings, if there are any. */
    public static Optional<Bot> bot(Game game, Level level, long seed, TablebaseSource tablebases) {
        return Optional.ofNullable(BY_GAME.get(game.id()))
                .map(bots -> bots.player().player(level, seed, tablebases));
    }

    /** The simple opponent to measure against: the game's own if it has one. */
    public static Bot greedy(Game game, long seed) {
        Bots bots = BY_GAME.get(game.id());
        return bots == null
                ? new GreedyBot(new SeededRandom(seed))
                : bots.greedy().apply(seed);
    }

    /**
     * The endings of a finished game compared with best play; empty where best play is not known.
     *
     * @param start the starting position
     * @param moves everything played since, draws included
     */
    public static List<View> endgameReviews(Game game, Position start, List<Integer> moves) {
        Bots bots = BY_GAME.get(game.id());
        return bots == null ? List.of() : bots.endings().apply(start, moves);
    }

    /**
     * A reviewer of turns; empty for games without hidden information, which have an {@link #analyst}.
     *
     * @param nodes see {@link Reviewer}
     */
    public static Optional<Reviewer> reviewer(Game game, long nodes, long seed) {
        Optional<Bots> bots = Optional.ofNullable(BY_GAME.get(game.id()));
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
        return Optional.ofNullable(BY_GAME.get(game.id()))
                .flatMap(bots -> bots.analyst().get());
    }

    /** Players at full strength that search the same move together, one for each thread; the first one decides. */
    public static Optional<List<Bot>> parallelBot(Game game, int size, TablebaseSource tablebases) {
        return Optional.ofNullable(BY_GAME.get(game.id()))
                .map(bots -> bots.team().apply(size, tablebases));
    }
}
