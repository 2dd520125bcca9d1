package parlour.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Seeded chance and games played with it. */
public final class RandomPlay {

    private RandomPlay() {}

    public static Lots lots(long seed) {
        return new SplittableRandom(seed)::nextInt;
    }

    /** Any legal move, or what chance draws. */
    public static int move(Position position, Lots lots) {
        if (position.turn() == Position.CHANCE) {
            return lots.outcome(position);
        }
        MoveList moves = listed(position);
        return moves.get(lots.below(moves.size()));
    }

    public static MoveList listed(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves;
    }

    /** Plays on for a while; answers the texts of the moves. */
    public static List<String> playOn(Position position, Lots lots, int most) {
        List<String> texts = new ArrayList<>();
        while (!position.isOver() && texts.size() < most) {
            int move = move(position, lots);
            texts.add(position.text(move));
            position.play(move);
        }
        return texts;
    }
}
