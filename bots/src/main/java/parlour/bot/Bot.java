package parlour.bot;

import java.util.function.Consumer;

/** A player made of code. May remember things between moves of one game; not to be shared by threads. */
public interface Bot {

    /** What tables and the arena call it. */
    String name();

    /**
     * Chooses a move for the seat whose turn it is. Always answers with a legal move, however small the budget.
     *
     * @param progress given every better or deeper result, the final one included
     */
    ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress);
}
