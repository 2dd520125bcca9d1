package parlour.bot.review;

import java.util.List;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.game.Position;

/** How one game's moves are tried out when somebody looks back: the way its bot tries them, as shares of the point. */
public interface Trials {

    /** The whole point, as results count it. */
    int POINT = 10_000;

    /** Makes trials for the seat to move, from what it may know. */
    @FunctionalInterface
    interface Factory {
        Trials of(InformationState state, SeededRandom random);
    }

    /** A position that could be true, the likelier the more often. */
    Position sample();

    /**
     * What a move brings the seat, from 0 to {@link #POINT}; the position is left as it was.
     *
     * @param random what is drawn afterwards: the same luck for every move that is compared
     */
    int result(Position position, int move, SeededRandom random);

    /** Whether nothing is hidden any more and best play is known: then one result says all. */
    boolean isExact();

    /** What each seat ends with after a move if all play best; nothing unless results are exact. */
    List<Integer> finalScores(Position position, int move);

    /** How many positions all trials have looked at so far. */
    long nodes();
}
