package parlour.bot.shelf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.bot.Analyst;
import parlour.bot.Bot;
import parlour.bot.GreedyBot;
import parlour.bot.Level;
import parlour.bot.SeededLots;
import parlour.bot.conan.ConanBot;
import parlour.bot.conan.ConanTrials;
import parlour.bot.conan.ThumbPlayer;
import parlour.bot.conquest.ConquestAnalyst;
import parlour.bot.conquest.ConquestBot;
import parlour.bot.domination.DominationBot;
import parlour.bot.domination.DominationTrials;
import parlour.bot.domination.EndingReview;
import parlour.bot.domination.GreedyPlayer;
import parlour.bot.endings.EndingsSource;
import parlour.bot.review.Reviewer;
import parlour.bot.review.Trials;
import parlour.conan.Conan;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.game.Game;
import parlour.game.Position;
import parlour.game.View;

/** The bot for every game that has one, by level. */
public final class Bots {

    /** Makes players for one game. */
    private interface Maker {

        Bot player(Level level, long seed, EndingsSource endings);

        List<Bot> team(int size, EndingsSource endings);

        /** Somebody simple to measure with. */
        default Bot greedy(long seed) {
            return new GreedyBot(new SeededLots(seed));
        }

        /** Somebody to look at positions with, where nothing is secret. */
        default Optional<Analyst> analyst() {
            return Optional.empty();
        }

        /** How its moves are tried by whoever looks back, where something was hidden. */
        default Optional<Trials.Maker> trials() {
            return Optional.empty();
        }

        /** Endings beside best play, where best play is known. */
        default List<View> endings(Position start, List<Integer> moves) {
            return List.of();
        }
    }

    private static final Maker CONQUEST = new Maker() {
        @Override
        public Bot player(Level level, long seed, EndingsSource endings) {
            return new ConquestBot(level, seed, endings);
        }

        @Override
        public List<Bot> team(int size, EndingsSource endings) {
            return ConquestBot.team(size, endings);
        }

        @Override
        public Optional<Analyst> analyst() {
            return Optional.of(new ConquestAnalyst());
        }
    };

    private static final Maker DOMINATION = new Maker() {
        @Override
        public Bot player(Level level, long seed, EndingsSource endings) {
            return new DominationBot(level, seed);
        }

        // Its players have nothing to share, so one of them is as good as many.
        @Override
        public List<Bot> team(int size, EndingsSource endings) {
            return List.of(new DominationBot(Level.MASTER, 0));
        }

        @Override
        public Bot greedy(long seed) {
            return new GreedyPlayer(seed);
        }

        @Override
        public Optional<Trials.Maker> trials() {
            return Optional.of(DominationTrials::new);
        }

        @Override
        public List<View> endings(Position start, List<Integer> moves) {
            return start instanceof DominationPosition from
                    ? EndingReview.of(from, moves).stream()
                            .map(EndingReview::view)
                            .toList()
                    : List.of();
        }
    };

    private static final Maker CONAN = new Maker() {
        @Override
        public Bot player(Level level, long seed, EndingsSource endings) {
            return new ConanBot(level, seed);
        }

        // Its players have nothing to share, so one of them is as good as many.
        @Override
        public List<Bot> team(int size, EndingsSource endings) {
            return List.of(new ConanBot(Level.MASTER, 0));
        }

        @Override
        public Bot greedy(long seed) {
            return new ThumbPlayer(seed);
        }

        @Override
        public Optional<Trials.Maker> trials() {
            return Optional.of(ConanTrials::new);
        }
    };

    private static final Map<Game, Maker> MAKERS = Map.of(
            Conquest.CONQUEST, CONQUEST,
            Conquest.SIX_FACES, CONQUEST,
            Domination.DOMINATION, DOMINATION,
            Conan.CONAN, CONAN);

    private Bots() {}

    /**
     * A new player, or nothing if the game has none yet. The same level and seed play the same moves, given the same
     * budget: nothing is looked up outside.
     */
    public static Optional<Bot> bot(Game game, Level level, long seed) {
        return bot(game, level, seed, EndingsSource.NONE);
    }

    /** The same, who at full strength also plays by solved endings where there are any. */
    public static Optional<Bot> bot(Game game, Level level, long seed, EndingsSource endings) {
        return Optional.ofNullable(MAKERS.get(game)).map(maker -> maker.player(level, seed, endings));
    }

    /** The simple player that others are measured against: the game's own where it has one. */
    public static Bot greedy(Game game, long seed) {
        Maker maker = MAKERS.get(game);
        return maker == null ? new GreedyBot(new SeededLots(seed)) : maker.greedy(seed);
    }

    /**
     * How a game that is over ended, beside best play; nothing where best play is not known.
     *
     * @param start where it began
     * @param moves everything played since, draws included
     */
    public static List<View> endings(Game game, Position start, List<Integer> moves) {
        Maker maker = MAKERS.get(game);
        return maker == null ? List.of() : maker.endings(start, moves);
    }

    /**
     * Somebody to look back on turns with; nobody for games without secrets, which have an {@link #analyst}.
     *
     * @param nodes see {@link Reviewer}
     */
    public static Optional<Reviewer> reviewer(Game game, long nodes, long seed) {
        Optional<Maker> maker = Optional.ofNullable(MAKERS.get(game));
        return maker.flatMap(one -> one.trials()
                .map(trials -> new Reviewer(
                        one.player(Level.MASTER, seed, EndingsSource.NONE),
                        trials,
                        (position, move) -> one.endings(position, List.of(move)),
                        nodes,
                        seed)));
    }

    /** Somebody new to look at positions with; nobody for games with secrets. */
    public static Optional<Analyst> analyst(Game game) {
        return Optional.ofNullable(MAKERS.get(game)).flatMap(Maker::analyst);
    }

    /** Players at full strength made to think about one move together, one a thread; the first one decides. */
    public static Optional<List<Bot>> team(Game game, int size, EndingsSource endings) {
        return Optional.ofNullable(MAKERS.get(game)).map(maker -> maker.team(size, endings));
    }
}
