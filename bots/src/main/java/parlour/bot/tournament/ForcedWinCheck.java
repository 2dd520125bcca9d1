package parlour.bot.tournament;

import parlour.game.Position;

/**
 * Whether a game is nearly decided: an exhaustive search of a few plies by the rules alone, so that no bot influences
 * the choice of openings.
 */
final class ForcedWinCheck {

    /**
     * The number of a player's own moves within which a win counts as near, with two players; with more there are too
     * many lines.
     */
    private static final int MOVES_OF_TWO = 2;

    private ForcedWinCheck() {}

    /** Whether the seat to move can force a win, or cannot prevent another seat's. */
    static boolean isNear(Position position) {
        int own = position.seats() == 2 ? MOVES_OF_TWO : 1;
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean moves = seat == position.turn();
            if ((moves || position.seats() == 2) && isForced(position, seat, moves ? 2 * own - 1 : 2 * own)) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code seat} wins within {@code plies} plies, whatever the others do. Chance forces nothing. */
    static boolean isForced(Position position, int seat, int plies) {
        int turn = position.turn();
        if (turn == Position.NOBODY) {
            return position.outcome().orElseThrow().share(seat) == 1;
        }
        if (turn == Position.CHANCE || plies == 0) {
            return false;
        }
        for (int move : position.legalMoves().toArray()) {
            position.play(move);
            boolean forced = isForced(position, seat, plies - 1);
            position.undo();
            // One good move is enough for the winner; the others must all be bad.
            if (forced == (turn == seat)) {
                return forced;
            }
        }
        return turn != seat;
    }
}
