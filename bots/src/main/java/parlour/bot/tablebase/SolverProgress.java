package parlour.bot.tablebase;

/** Told while the solver works. */
@FunctionalInterface
public interface SolverProgress {

    SolverProgress NONE = (plies, decided, of) -> {};

    /**
     * Everything that ends within so many plies is known.
     *
     * @param plies from 1
     * @param decided positions won or lost so far
     * @param of all positions; some may turn out to be drawn
     */
    void reached(int plies, int decided, int of);
}
