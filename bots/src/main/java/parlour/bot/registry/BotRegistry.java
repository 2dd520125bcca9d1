package parlour.bot.registry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import parlour.domination.DominationPosition;
import parlour.game.Game;
import parlour.game.Position;
import parlour.game.View;

/** The bot for every game that has one, by level. */
public final class BotRegistry {

    /** Makes players for one game. */
    private interface Factory {

        Bot player(Level level, long seed, TablebaseSource tablebases);

        List<Bot> parallelBot(int size, TablebaseSource tablebases);

        /** Somebody simple to measure with. */
        default Bot greedy(long seed) {
            return new GreedyBot(new SeededRandom(seed));
        }

        /** Somebody to look at positions with, where nothing is secret. */
        default Optional<Analyst> analyst() {
            return Optional.empty();
        }

        /** How its moves are tried by whoever looks back, where something was hidden. */
        default Optional<Trials.Factory> trials() {
            return Optional.empty();
        }

        /** Endings beside best play, where best play is known. */
        default List<View> endings(Position start, List<Integer> moves) {
            return List.of();
        }
    }

    private static final Factory CONQUEST = new Factory() {
        @Override
        public Bot player(Level level, long seed, TablebaseSource tablebases) {
            return new ConquestBot(level, seed, tablebases);
        }

        @Override
        public List<Bot> parallelBot(int size, TablebaseSource tablebases) {
            return ConquestBot.team(size, tablebases);
        }

        @Override
        public Optional<Analyst> analyst() {
            return Optional.of(new ConquestAnalyst());
        }
    };

    private static final Factory DOMINATION = new Factory() {
        @Override
        public Bot player(Level level, long seed, TablebaseSource tablebases) {
            return new DominationBot(level, seed);
        }

        // Its players have nothing to share, so one of them is as good as many.
        @Override
        public List<Bot> parallelBot(int size, TablebaseSource tablebases) {
            return List.of(new DominationBot(Level.MASTER, 0));
        }

        @Override
        public Bot greedy(long seed) {
            return new GreedyDominationBot(seed);
        }

        @Override
        public Optional<Trials.Factory> trials() {
            return Optional.of(DominationTrials::new);
        }

        @Override
        public List<View> endings(Position start, List<Integer> moves) {
            return start instanceof DominationPosition from
                    ? EndgameReview.of(from, moves).stream()
                            .map(EndgameReview::view)
                            .toList()
                    : List.of();
        }
    };

    private static final Factory CONAN = new Factory() {
        @Override
        public Bot player(Level level, long seed, TablebaseSource tablebases) {
            return new ConanBot(level, seed);
        }

        // Its players have nothing to share, so one of them is as good as many.
        @Override
        public List<Bot> parallelBot(int size, TablebaseSource tablebases) {
            return List.of(new ConanBot(Level.MASTER, 0));
        }

        @Override
        public Bot greedy(long seed) {
            return new HeuristicConanBot(seed);
        }

        @Override
        public Optional<Trials.Factory> trials() {
            return Optional.of(ConanTrials::new);
        }
    };

    private static final Map<Game, Factory> FACTORIES = Map.of(
            Conquest.CONQUEST, CONQUEST,
            Conquest.SIX_FACES, CONQUEST,
            Domination.DOMINATION, DOMINATION,
            Conan.CONAN, CONAN);

    private BotRegistry() {}

    /**
     * A new player, or nothing if the game has none yet. The same level and seed play the same moves, given the same
     * budget: nothing is looked up outside.
     */
    public static Optional<Bot> bot(Game game, Level level, long seed) {
        return bot(game, level, seed, TablebaseSource.NONE);
    }

    /** The same, who at full strength also plays by solved endings where there are any. */
    public static Optional<Bot> bot(Game game, Level level, long seed, TablebaseSource tablebases) {
        return Optional.ofNullable(FACTORIES.get(game)).map(maker -> maker.player(level, seed, tablebases));
    }

    /** The simple player that others are measured against: the game's own where it has one. */
    public static Bot greedy(Game game, long seed) {
        Factory maker = FACTORIES.get(game);
        return maker == null ? new GreedyBot(new SeededRandom(seed)) : maker.greedy(seed);
    }

    /**
     * How a game that is over ended, beside best play; nothing where best play is not known.
     *
     * @param start where it began
     * @param moves everything played since, draws included
     */
    public static List<View> endgameReviews(Game game, Position start, List<Integer> moves) {
        Factory maker = FACTORIES.get(game);
        return maker == null ? List.of() : maker.endings(start, moves);
    }

    /**
     * Somebody to look back on turns with; nobody for games without secrets, which have an {@link #analyst}.
     *
     * @param nodes see {@link Reviewer}
     */
    public static Optional<Reviewer> reviewer(Game game, long nodes, long seed) {
        Optional<Factory> maker = Optional.ofNullable(FACTORIES.get(game));
        return maker.flatMap(one -> one.trials()
                .map(trials -> new Reviewer(
                        one.player(Level.MASTER, seed, TablebaseSource.NONE),
                        trials,
                        (position, move) -> one.endings(position, List.of(move)),
                        nodes,
                        seed)));
    }

    /** A new analyst; empty if information is hidden. */
    public static Optional<Analyst> analyst(Game game) {
        return Optional.ofNullable(FACTORIES.get(game)).flatMap(Factory::analyst);
    }

    /** Players at full strength made to think about one move together, one a thread; the first one decides. */
    public static Optional<List<Bot>> parallelBot(Game game, int size, TablebaseSource tablebases) {
        return Optional.ofNullable(FACTORIES.get(game)).map(maker -> maker.parallelBot(size, tablebases));
    }
}
