package parlour.game;

import java.util.ArrayList;
import java.util.List;

/** Counts move sequences, to check the rules against independent counts and to measure their speed. */
public final class Perft {

    private final List<MoveList> lists = new ArrayList<>();

    /**
     * The number of sequences of exactly {@code depth} moves; games that end sooner are not counted. The last two plies
     * are counted without playing them where the game supports it ({@link Position#legalMoveCount},
     * {@link Position#perft2}).
     */
    public long count(Position position, int depth) {
        while (lists.size() < depth) {
            lists.add(new MoveList());
        }
        return depth == 0 ? 1 : below(position, depth);
    }

    private long below(Position position, int depth) {
        if (depth == 1) {
            return position.legalMoveCount();
        }
        if (depth == 2) {
            return position.perft2();
        }
        MoveList moves = lists.get(depth - 1);
        moves.clear();
        position.legalMoves(moves);
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            total += below(position, depth - 1);
            position.undo();
        }
        return total;
    }
}
