package parlour.bot;

/** How long a bot may think. The search asks; a host that has a clock answers. */
@FunctionalInterface
public interface Budget {

    /** Whether to stop at once; asked at least every few thousand nodes. */
    boolean isSpent(long nodes);

    /** Whether it makes sense to look one ply deeper after {@code depth} plies have been looked at in full. */
    default boolean mayDeepen(int depth, long nodes) {
        return !isSpent(nodes);
    }

    /** Both limits at once: spent as soon as either is. */
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
