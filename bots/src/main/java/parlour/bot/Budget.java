package parlour.bot;

/**
 * The limit of a search. Polled by the search; only hosts that have a clock limit the time. Such a clock starts when
 * the search first polls it: creating a bot and its tables costs no thinking time.
 */
@FunctionalInterface
public interface Budget {

    /** Never spent. */
    Budget UNLIMITED = nodes -> false;

    /** Whether to stop at once; polled at least every few thousand nodes. A bot finishes its first look at every move. */
    boolean isSpent(long nodes);

    /** Whether to search one ply deeper once {@code depth} plies are complete. */
    default boolean mayDeepen(int depth, long nodes) {
        return !isSpent(nodes);
    }

    /** Both limits: spent as soon as either is. */
    default Budget and(Budget other) {
        Budget given = this;
        return new Budget() {
            @Override
            public boolean isSpent(long nodes) {
                return other.isSpent(nodes) || given.isSpent(nodes);
            }

            @Override
            public boolean mayDeepen(int depth, long nodes) {
                return other.mayDeepen(depth, nodes) && given.mayDeepen(depth, nodes);
            }
        };
    }

    static Budget nodes(long max) {
        return nodes -> nodes >= max;
    }

    static Budget depth(int max) {
        return new Budget() {
            @Override
            public boolean isSpent(long nodes) {
                return false;
            }

            @Override
            public boolean mayDeepen(int depth, long nodes) {
                return depth < max;
            }
        };
    }
}
