package parlour.bot.endings;

/** Told while the solver works. */
@FunctionalInterface
public interface Progress {

    Progress UNHEARD = (plies, decided, of) -> {};

    /**
     * Everything that ends within so many plies is known.
     *
     * @param plies from 1
     * @param decided positions won or lost so far
     * @param of all positions; some may turn out to be drawn
     */
    void reached(int plies, int decided, int of);
}
