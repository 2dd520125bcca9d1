package parlour.bot.puzzle.conquest;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.conquest.ConquestBot;
import parlour.bot.puzzle.PuzzleMiner;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.puzzle.ConquestPuzzles;
import parlour.puzzle.ForcedWinSolver;
import parlour.puzzle.Puzzle;
import parlour.puzzle.Solution;
import parlour.puzzle.SolutionMove;

/** Plays games of one edition and collects the puzzles in them. Games are numbered, and each is reproducible. */
public final class ConquestMiner implements PuzzleMiner {

    private static final int MIN_OPENING = 2;
    private static final int MAX_OPENING = 9;
    private static final int MAX_PLIES = 140;

    /** Strong enough for real games, weak enough to make mistakes. */
    private static final List<Level> PLAYERS = List.of(Level.CASUAL, Level.REGULAR, Level.CLUB, Level.SEASONED);

    private final Conquest edition;
    private final Options options;
    private final long seed;

    public ConquestMiner(Conquest edition, long seed) {
        this.edition = edition;
        this.options = Options.defaults(edition);
        this.seed = seed;
    }

    /** At most one of each length. */
    @Override
    public List<Puzzle> mine(int number) {
        // Each edition has its own openings.
        long own = SeededRandom.mix(seed, edition == Conquest.CONQUEST ? 0 : 1);
        SeededRandom random = new SeededRandom(SeededRandom.mix(own, number));
        ConquestPosition game = opening(random);
        List<Bot> players = List.of(player(random), player(random));
        Map<Integer, Puzzle> found = new TreeMap<>();
        int landed = -1;
        for (int ply = 0; ply < MAX_PLIES && !game.isOver(); ply++) {
            look(game, landed, seed + "/" + number, found);
            int move = chosen(players.get(game.side()), game);
            landed = RouteCode.to(move);
            game.play(move);
        }
        return List.copyOf(found.values());
    }

    private ConquestPosition opening(SeededRandom random) {
        while (true) {
            ConquestPosition position = edition.start(options);
            int plies = MIN_OPENING + random.nextInt(MAX_OPENING - MIN_OPENING + 1);
            for (int ply = 0; !position.isOver() && (ply < plies || position.turn() == Position.CHANCE); ply++) {
                position.play(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
            }
            if (!position.isOver()) {
                return position;
            }
        }
    }

    private static Bot player(SeededRandom random) {
        return new ConquestBot(PLAYERS.get(random.nextInt(PLAYERS.size())), random.nextLong());
    }

    private static int chosen(Bot bot, ConquestPosition game) {
        InformationState state = new InformationState(game, game.side());
        return game.legalMove(
                bot.chooseMove(state, Budget.nodes(Long.MAX_VALUE), _ -> {}).move());
    }

    /** @param landed where the other side's last move ended, or -1 */
    private void look(ConquestPosition game, int landed, String origin, Map<Integer, Puzzle> found) {
        // Parsed again, so that the history of the game does not matter.
        String notation = game.notation();
        ConquestPosition position = read(notation);
        ForcedWinSolver proof = new ForcedWinSolver(position);
        int moves = proof.distance(ConquestPuzzles.MAX_MOVES);
        if (moves == 0 || found.containsKey(moves) || proof.winningMoves(moves).length != 1) {
            return;
        }
        List<SolutionMove> line = Solution.of(position, moves);
        PuzzleFeatures interest = PuzzleFeatures.of(position, proof.winningMoves(moves)[0], line);
        if (!interest.isWorthAsking(landed)) {
            return;
        }
        Difficulty difficulty = Difficulty.of(position, line, interest);
        if (difficulty.isEnough()) {
            found.put(
                    moves,
                    new Puzzle(
                            Puzzle.name(edition, moves, position.hash()),
                            edition,
                            List.of(),
                            moves,
                            difficulty.rating(),
                            ConquestPuzzles.themes(position, proof.winningMoves(moves)[0]),
                            origin,
                            notation,
                            line,
                            ""));
        }
    }

    private ConquestPosition read(String notation) {
        try {
            return edition.parse(notation, options);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
