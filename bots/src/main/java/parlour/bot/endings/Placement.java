package parlour.bot.endings;

import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * A position as the table keeps it: White has the die, if there is one.
 *
 * @param mover the side to move
 * @param way how the die lies
 * @param die its square, or {@link Layout#GONE}
 * @param white where White's Key die stands
 * @param black where Black's Key die stands
 */
record Placement(int mover, int way, int die, int white, int black) {

    /** The inverse of {@link Layout#index}. */
    static Placement at(int index) {
        int black = index % Board.SQUARES;
        int white = index / Board.SQUARES % Board.SQUARES;
        int rest = index / (Board.SQUARES * Board.SQUARES);
        int block = Handedness.WAYS * Board.SQUARES;
        return rest < 2 * block
                ? new Placement(rest / block, rest % block / Board.SQUARES, rest % Board.SQUARES, white, black)
                : new Placement(rest - 2 * block, 0, Layout.GONE, white, black);
    }

    int index() {
        return Layout.index(mover, way, die, white, black);
    }

    /** With the rules that can end a won game as a draw switched off. */
    ConquestPosition position(EndingRules rules, Handedness hand) {
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
        return square == die ? "" + (char) ('A' + Handedness.top(way) - 1) + Handedness.south(way) : "";
    }
}
