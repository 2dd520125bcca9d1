package parlour.bot.puzzle.conquest;

import java.util.List;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.ConquestBot;
import parlour.bot.puzzle.PuzzleRating;
import parlour.bot.puzzle.WeakerPlayers;
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

    /** What each move after the first adds to the rating. */
    private static final int PER_MOVE = 200;

    static Difficulty of(ConquestPosition position, List<SolutionMove> line, PuzzleFeatures interest) {
        InformationState state = new InformationState(position, position.side());
        int misses = WeakerPlayers.misses(position, line.getFirst().move(), ConquestBot::new);
        return new Difficulty(misses, WeakerPlayers.TRIES, nodes(state, line.size()), interest);
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

    int rating() {
        return PuzzleRating.of(
                PER_MOVE * (features.moves() - 1), misses, tries, nodes, features.temptations(), features.legal());
    }
}
