package parlour.game.file;

import parlour.game.Position;

/**
 * Numbers the moves of a {@link GameFile}: a number is written before the first move of each round, and never before a
 * chance move.
 */
public final class MoveNumbers {

    private int lastRound = -1;

    /**
     * The next move of the file.
     *
     * @param round {@link Position#round} before the move
     * @param seat the seat that makes it, or {@link Position#CHANCE}
     */
    public GameFile.Move next(int round, int seat, String text) {
        boolean numbered = seat >= 0 && round != lastRound;
        if (numbered) {
            lastRound = round;
        }
        return new GameFile.Move(numbered ? number(round, seat) : "", text);
    }

    /** {@code 12.} for the first seat, else {@code 12...}. */
    static String number(int round, int seat) {
        return round + (seat == 0 ? "." : "...");
    }
}
