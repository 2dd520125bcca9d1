package parlour.bot.tablebase;

import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * A position as stored in the table: White has the die, if there is one.
 *
 * @param mover the side to move
 * @param orientation of the die
 * @param die its square, or {@link TablebaseIndex#CAPTURED}
 * @param white the square of White's Key die
 * @param black the square of Black's Key die
 */
record IndexedPosition(int mover, int orientation, int die, int white, int black) {

    /** The inverse of {@link TablebaseIndex#index}. */
    static IndexedPosition at(int index) {
        int black = index % Board.SQUARES;
        int white = index / Board.SQUARES % Board.SQUARES;
        int rest = index / (Board.SQUARES * Board.SQUARES);
        int block = Handedness.ORIENTATIONS * Board.SQUARES;
        return rest < 2 * block
                ? new IndexedPosition(rest / block, rest % block / Board.SQUARES, rest % Board.SQUARES, white, black)
                : new IndexedPosition(rest - 2 * block, 0, TablebaseIndex.CAPTURED, white, black);
    }

    int index() {
        return TablebaseIndex.index(mover, orientation, die, white, black);
    }

    /** The position, with the drawing rules that could end a won game switched off. */
    ConquestPosition position(TablebaseRules rules, Handedness hand) {
        try {
            Options options = Options.of(
                    Conquest.CONQUEST,
                    List.of(
                            "keySquare=" + (rules.anyDieWins() ? "any" : "key"),
                            "keyCaptures=" + (rules.keyCaptures() ? "yes" : "no"),
                            "handedness=" + (hand == Handedness.LEFT ? "left" : "right"),
                            "repetition=off",
                            "noProgress=off"));
            return Conquest.CONQUEST.parse(notation(), options);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    String notation() {
        StringBuilder text = new StringBuilder();
        for (int rank = Board.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Board.FILES; file++) {
                String standing = standing(Board.square(file, rank));
                if (standing.isEmpty()) {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : Integer.toString(empty)).append(standing);
                    empty = 0;
                }
            }
            text.append(empty == 0 ? "" : Integer.toString(empty)).append(rank == 0 ? ' ' : '/');
        }
        return text.append(mover == ConquestPosition.WHITE ? "w 0 1" : "b 0 1").toString();
    }

    private String standing(int square) {
        if (square == white) {
            return "K";
        }
        if (square == black) {
            return "k";
        }
        return square == die ? "" + (char) ('A' + Handedness.top(orientation) - 1) + Handedness.south(orientation) : "";
    }
}
