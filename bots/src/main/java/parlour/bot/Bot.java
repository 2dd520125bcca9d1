package parlour.bot;

import java.util.function.Consumer;

/** A computer player. May keep state between the moves of one game. Not thread-safe. */
public interface Bot {

    /** The name shown at tables and in tournaments. */
    String name();

    /**
     * Chooses a move for the seat to move. Always returns a legal move, however small the budget.
     *
     * @param progress receives every better or deeper result, the final one included
     */
    ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress);
}
