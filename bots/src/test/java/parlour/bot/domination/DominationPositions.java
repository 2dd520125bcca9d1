package parlour.bot.domination;

import java.util.List;
import parlour.bot.SeededRandom;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;

/** Positions of random games, and their values by exhaustive search. */
final class DominationPositions {

    private DominationPositions() {}

    static DominationPosition start(String... settings) {
        try {
            return Domination.DOMINATION.start(Options.of(Domination.DOMINATION, List.of(settings)));
        } catch (NotationException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    /** A position with a seat to move and {@code left} slots free, or the end if the game ends before that. */
    static DominationPosition withLeft(int left, long seed, String... settings) {
        return withLeft(start(settings), left, seed);
    }

    static DominationPosition withLeft(DominationPosition position, int left, long seed) {
        SeededRandom random = new SeededRandom(seed);
        while (!position.isOver() && (Pairs.DOMINOES - position.laid() > left || position.turn() == Position.CHANCE)) {
            position.play(
                    position.turn() == Position.CHANCE
                            ? random.drawOutcome(position)
                            : position.legalMoveAt(random.nextInt(position.legalMoveCount())));
        }
        return position;
    }

    static int read(DominationPosition position, String move) throws NotationException {
        if (position.parseMove(move) instanceof ParseResult.Legal legal) {
            return legal.move();
        }
        throw new AssertionError(move + " is not legal in " + position);
    }

    static int[] moves(DominationPosition position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    /**
     * How much more {@code me} gains than all others together from here on, by exhaustive search with the rules alone.
     */
    static int plainValue(DominationPosition position, int me) {
        boolean mine = position.turn() == me;
        int best = mine ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int move : moves(position)) {
            int value = plainValueOf(position, move, me);
            best = mine ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    static int plainValueOf(DominationPosition position, int move, int me) {
        int gain = position.conquers(move);
        int value = position.turn() == me ? gain : -gain;
        if (position.laid() < Pairs.DOMINOES - 1) {
            position.play(move);
            value += position.isOver() ? 0 : plainValue(position, me);
            position.undo();
        }
        return value;
    }
}
