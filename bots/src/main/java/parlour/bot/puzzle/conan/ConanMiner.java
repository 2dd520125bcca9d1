package parlour.bot.puzzle.conan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.conan.ConanBot;
import parlour.bot.puzzle.PuzzleMiner;
import parlour.bot.puzzle.PuzzleRating;
import parlour.bot.puzzle.WeakerPlayers;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleTheme;
import parlour.puzzle.SolutionMove;

/** Lets two to four bots play Conan, and examines every contest until the pile is shuffled again. */
public final class ConanMiner implements PuzzleMiner {

    /** They make plausible moves at once. */
    private static final List<Level> PLAYERS = List.of(Level.CASUAL, Level.REGULAR);

    /** At least so many of the tries of weaker players have to miss the move. */
    private static final int MIN_MISSES = WeakerPlayers.TRIES / 5;

    private final long seed;

    public ConanMiner(long seed) {
        this.seed = seed;
    }

    /** At most one of each theme. */
    @Override
    public List<Puzzle> mine(int number) {
        SeededRandom random = new SeededRandom(SeededRandom.mix(SeededRandom.mix(seed, 3), number));
        int seats = 2 + number % 3;
        // No bid above the loot: then nobody goes out over a single contest.
        List<String> settings = seats == 2 ? List.of("bids=loot") : List.of("seats=" + seats, "bids=loot");
        Options options = options(settings);
        ConanPosition game = Conan.CONAN.start(options);
        List<Bot> players = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            players.add(new ConanBot(PLAYERS.get(random.nextInt(PLAYERS.size())), random.nextLong()));
        }
        List<Puzzle> found = new ArrayList<>();
        Set<PuzzleTheme> themes = new HashSet<>();
        while (!game.isOver() && game.isUnseenEven()) {
            if (game.turn() == Position.CHANCE) {
                game.play(game.outcomeAt(random.nextInt(game.totalWeight())));
            } else {
                look(game, options, settings, number).ifPresent(puzzle -> {
                    if (themes.add(puzzle.themes().getFirst())) {
                        found.add(puzzle);
                    }
                });
                game.play(chosen(players.get(game.turn()), game));
            }
        }
        return found;
    }

    private static int chosen(Bot bot, ConanPosition game) {
        InformationState state = new InformationState(game, game.turn());
        return game.legalMove(
                bot.chooseMove(state, Budget.nodes(Long.MAX_VALUE), _ -> {}).move());
    }

    private Optional<Puzzle> look(ConanPosition game, Options options, List<String> settings, int number) {
        if (ContestCase.of(game).isEmpty()) {
            return Optional.empty();
        }
        // What the solver does not see is dealt anew: a puzzle does not tell what lay where in the game.
        SeededRandom dealer = new SeededRandom(SeededRandom.mix(seed, game.hash()));
        ConanPosition position = read(game.sample(game.turn(), dealer).notation(), options);
        Optional<ContestAnswer> answer = ContestAnswer.of(position);
        if (answer.isEmpty() || !answer.get().isWorthAsking(position)) {
            return Optional.empty();
        }
        String best = answer.get().best().move();
        int misses = WeakerPlayers.misses(position, best, ConanBot::new);
        if (misses < MIN_MISSES) {
            return Optional.empty();
        }
        long work = ContestProof.work(position);
        int temptations = answer.get().others().size();
        return Optional.of(new Puzzle(
                Puzzle.name(Conan.CONAN, 1, position.hash()),
                Conan.CONAN,
                settings,
                1,
                PuzzleRating.of(0, misses, WeakerPlayers.TRIES, work, temptations, position.legalMoveCount()),
                ConanPuzzles.themes(position),
                seed + "/" + number,
                position.notation(),
                List.of(new SolutionMove(best, List.of())),
                ""));
    }

    private static Options options(List<String> settings) {
        try {
            return Options.of(Conan.CONAN, settings);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static ConanPosition read(String notation, Options options) {
        try {
            return Conan.CONAN.parse(notation, options);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
