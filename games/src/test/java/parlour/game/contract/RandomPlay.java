package parlour.game.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import parlour.game.MoveList;
import parlour.game.Position;
import parlour.game.RandomSource;

/** Seeded random sources, and games played with them. */
public final class RandomPlay {

    private RandomPlay() {}

    public static RandomSource random(long seed) {
        return new SplittableRandom(seed)::nextInt;
    }

    /** A random legal move, or a chance draw. */
    public static int move(Position position, RandomSource random) {
        if (position.turn() == Position.CHANCE) {
            return random.drawOutcome(position);
        }
        MoveList moves = listed(position);
        return moves.get(random.nextInt(moves.size()));
    }

    public static MoveList listed(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves;
    }

    /** Plays up to {@code max} moves; returns their texts. */
    public static List<String> playOn(Position position, RandomSource random, int max) {
        List<String> texts = new ArrayList<>();
        while (!position.isOver() && texts.size() < max) {
            int move = move(position, random);
            texts.add(position.text(move));
            position.play(move);
        }
        return texts;
    }
}
