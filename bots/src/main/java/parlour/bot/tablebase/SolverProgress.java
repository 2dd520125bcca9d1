package parlour.bot.tablebase;

/** Receives the progress of the solver. */
@FunctionalInterface
public interface SolverProgress {

    SolverProgress NONE = (plies, decided, of) -> {};

    /**
     * Called when everything that ends within {@code plies} plies is known.
     *
     * @param plies from 1
     * @param decided positions won or lost so far
     * @param of all positions; some may turn out to be drawn
     */
    void reached(int plies, int decided, int of);
}
