package parlour.game;

import java.util.ArrayList;
import java.util.List;

/** Counts the ways to play on: how rules are checked against other people's counts, and how fast they are. */
public final class Perft {

    private final List<MoveList> lists = new ArrayList<>();

    /**
     * The sequences of exactly {@code depth} moves; a game that ends sooner adds nothing. Moves of the last two plies are
     * counted and not played where the game knows how ({@link Position#legalMoveCount}, {@link Position#perft2}).
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
