package parlour.bot.puzzle;

import java.util.List;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.ConquestBot;
import parlour.conquest.ConquestPosition;
import parlour.puzzle.SolutionMove;

/**
 * The measured difficulty of a puzzle: bots of every level play the position.
 *
 * @param misses how many of the tries of levels 1 to 6 chose another first move
 * @param tries the number of tries
 * @param nodes positions the strongest level had visited when it saw the win, or {@link #MAX_NODES}
 * @param features other properties of the position
 */
record Difficulty(int misses, int tries, long nodes, PuzzleFeatures features) {

    static final long MAX_NODES = 1 << 17;

    private static final int TRIES_EACH = 5;
    private static final List<Level> PLAYERS =
            List.of(Level.NEWCOMER, Level.BEGINNER, Level.CASUAL, Level.REGULAR, Level.CLUB, Level.SEASONED);

    private static final int BASE = 500;
    private static final int MAX_TEMPTATIONS = 15;
    private static final int MAX_LEGAL = 60;

    static Difficulty of(ConquestPosition position, List<SolutionMove> line, PuzzleFeatures interest) {
        String solution = line.getFirst().move();
        InformationState state = new InformationState(position, position.side());
        int misses = 0;
        for (Level level : PLAYERS) {
            for (int seed = 0; seed < TRIES_EACH; seed++) {
                ScoredMove scored =
                        new ConquestBot(level, seed).chooseMove(state, Budget.nodes(Long.MAX_VALUE), _ -> {});
                misses += scored.move().equals(solution) ? 0 : 1;
            }
        }
        return new Difficulty(misses, PLAYERS.size() * TRIES_EACH, nodes(state, line.size()), interest);
    }

    /** The nodes at which full strength announces the win. */
    private static long nodes(InformationState state, int plies) {
        long[] seen = {MAX_NODES};
        new ConquestBot().chooseMove(state, nodes -> nodes >= seen[0], scored -> {
            if (scored.score() >= ScoredMove.WIN - plies) {
                seen[0] = Math.min(seen[0], scored.nodes());
            }
        });
        return Math.max(1, seen[0]);
    }

    /**
     * Whether the puzzle is hard enough: a win in one always is, longer wins must be missed by a third of the tries.
     */
    boolean isEnough() {
        return features.moves() == 1 || 3 * misses >= tries;
    }

    /**
     * The rating: 200 for each move after the first, 400 for what weak players miss, 20 for each doubling of the nodes
     * a strong one needs, 10 for each tempting move and 4 for each two legal moves.
     */
    int rating() {
        double doublings = Math.log((double) nodes) / Math.log(2);
        return BASE
                + 200 * (features.moves() - 1)
                + 400 * misses / tries
                + (int) Math.round(20 * doublings)
                + 10 * Math.min(features.temptations(), MAX_TEMPTATIONS)
                + 2 * Math.min(features.legal(), MAX_LEGAL);
    }
}
