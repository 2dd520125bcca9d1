package parlour.bot.tablebase;

import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.game.NotationException;
import parlour.game.Options;

/** The same position for the other hand or the other colour, computed independently. */
final class MirroredPositions {

    private MirroredPositions() {}

    /** East and west exchanged; top and south stay. */
    static IndexedPosition mirrored(IndexedPosition placement) {
        return new IndexedPosition(
                placement.mover(),
                placement.orientation(),
                placement.die() == TablebaseIndex.CAPTURED ? TablebaseIndex.CAPTURED : mirrored(placement.die()),
                mirrored(placement.white()),
                mirrored(placement.black()));
    }

    private static int mirrored(int square) {
        return Board.square(Board.FILES - 1 - Board.file(square), Board.rank(square));
    }

    /** The board turned by 180 degrees and the colours exchanged, letter by letter in the text of the position. */
    static ConquestPosition colours(IndexedPosition placement, TablebaseRules rules, Handedness hand) {
        String dice = placement.notation().substring(0, placement.notation().indexOf(' '));
        StringBuilder board = new StringBuilder();
        for (int at = dice.length() - 1; at >= 0; at--) {
            char c = dice.charAt(at);
            boolean isSouthFace = at > 0 && "ABCDEF".indexOf(dice.charAt(at - 1)) >= 0;
            if (isSouthFace) {
                // The die first, then its face: the one to the north.
                board.append(Character.toLowerCase(dice.charAt(at - 1))).append((char) ('0' + 7 - (c - '0')));
                at--;
            } else {
                board.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
            }
        }
        String side = placement.mover() == ConquestPosition.WHITE ? "b" : "w";
        return parse(board + " " + side + " 0 1", rules, hand);
    }

    private static ConquestPosition parse(String notation, TablebaseRules rules, Handedness hand) {
        try {
            Options options = Options.of(
                    Conquest.SIX_FACES,
                    List.of(
                            "keySquare=" + (rules.anyDieWins() ? "any" : "key"),
                            "keyCaptures=" + (rules.keyCaptures() ? "yes" : "no"),
                            "handedness=" + (hand == Handedness.LEFT ? "left" : "right")));
            return Conquest.SIX_FACES.parse(notation, options);
        } catch (NotationException impossible) {
            throw new IllegalStateException(notation, impossible);
        }
    }
}
