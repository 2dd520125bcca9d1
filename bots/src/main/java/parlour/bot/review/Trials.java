package parlour.bot.review;

import java.util.List;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.game.Position;

/** Tries moves of one game for reviews as its bot does, with results as shares of the point. */
public interface Trials {

    /** The whole point, in units of results. */
    int POINT = 10_000;

    /** Creates trials for the seat to move, from what it may know. */
    @FunctionalInterface
    interface Factory {
        Trials of(InformationState state, SeededRandom random);
    }

    /** A possible position, weighted by likelihood. */
    Position sample();

    /**
     * The seat's result of a move, from 0 to {@link #POINT}; the position is unchanged on return.
     *
     * @param random for later draws: the same numbers for every move that is compared
     */
    int result(Position position, int move, SeededRandom random);

    /** Whether nothing is hidden any more and best play is known, so that one result is exact. */
    boolean isExact();

    /** What each seat ends with after a move if all play best; empty unless results are exact. */
    List<Integer> finalScores(Position position, int move);

    /** The number of positions visited by all trials so far. */
    long nodes();
}
