package parlour.game;

/** Where chance comes from: the host's provable draw at a table, a seeded generator in a search or a test. */
@FunctionalInterface
public interface Lots {

    /** A number from 0 to {@code bound - 1}, each equally likely. */
    int below(int bound);

    /** Draws one outcome by weight, from a position in which it is {@linkplain Position#CHANCE chance's} turn. */
    default int outcome(Position position) {
        MoveList outcomes = new MoveList();
        position.moves(outcomes);
        int total = 0;
        for (int i = 0; i < outcomes.size(); i++) {
            total += position.weight(outcomes.get(i));
        }
        int left = below(total);
        int i = 0;
        while (left >= position.weight(outcomes.get(i))) {
            left -= position.weight(outcomes.get(i));
            i++;
        }
        return outcomes.get(i);
    }
}
