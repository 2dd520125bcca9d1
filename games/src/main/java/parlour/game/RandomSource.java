package parlour.game;

/** A source of chance: the host's provable draw at a table, a seeded generator in a search or a test. */
@FunctionalInterface
public interface RandomSource {

    /** A number from 0 to {@code bound - 1}, each equally likely. */
    int nextInt(int bound);

    /** Draws one outcome by weight, in a position where it is {@linkplain Position#CHANCE chance's} turn. */
    default int drawOutcome(Position position) {
        return position.outcomeAt(nextInt(position.totalWeight()));
    }
}
