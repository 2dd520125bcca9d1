package parlour.game.file;

import parlour.game.Position;

/**
 * Writes numbers where people expect them in a {@link GameFile}: before the first move of a round, and before no move of
 * chance, which acts between the moves that people count.
 */
public final class MoveNumbers {

    private int lastRound = -1;

    /**
     * The next move of the file.
     *
     * @param round {@link Position#round} before it
     * @param seat who makes it, or {@link Position#CHANCE}
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
