package parlour.engine.coach.conquest;

import java.util.Optional;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.conquest.RouteCode;
import parlour.engine.coach.Names;
import parlour.game.Position;
import parlour.game.Text;

/** Facts that several motifs need, and how they are said. */
final class Facts {

    private Facts() {}

    // ---- Proofs ----

    /** A move with which a side would win at once if it were to move; empty if there is none, or the game is over. */
    static Optional<Integer> win(ConquestPosition position, int side) {
        if (position.isOver()) {
            return Optional.empty();
        }
        int move = position.searchQueries().winningMove(side);
        return move == ConquestPosition.NO_MOVE ? Optional.empty() : Optional.of(move);
    }

    /** Whether the position is over and a side has won it. */
    static boolean isWonBy(ConquestPosition position, int side) {
        return position.isOver() && position.outcome().orElseThrow().share(side) == 1;
    }

    /** Whether the side to move has a move after which the other side cannot win at once. */
    static boolean hasEscape(ConquestPosition position) {
        int other = 1 - position.side();
        for (int move : position.legalMoves().toArray()) {
            position.play(move);
            boolean isSafe = win(position, other).isEmpty();
            position.undo();
            if (isSafe) {
                return true;
            }
        }
        return false;
    }

    static boolean takesKey(ConquestPosition position, int move) {
        return position.holdsKey(RouteCode.to(move));
    }

    /** Whether nobody is to move: the game is over, or the lot is not drawn. */
    static boolean isIdle(ConquestPosition position) {
        return position.turn() == Position.NOBODY || position.turn() == Position.CHANCE;
    }

    // ---- Words ----

    /** The Key die is the King in 6 Faces. */
    static Text key(Names names) {
        return names.game() == Conquest.SIX_FACES ? new Text("King", "Roi") : new Text("Key die", "dé clef");
    }

    /** {@code the 4 on f5}, {@code the Key die on e2}. */
    static Text piece(ConquestPosition position, int square, Names names) {
        String on = Board.name(square);
        if (position.holdsKey(square)) {
            Text key = key(names);
            return new Text("the " + key.en() + " on " + on, "le " + key.fr() + " en " + on);
        }
        int top = Handedness.top(position.orientation(square));
        return new Text("the " + top + " on " + on, "le " + top + " en " + on);
    }

    static String from(int move) {
        return Board.name(RouteCode.from(move));
    }

    static String to(int move) {
        return Board.name(RouteCode.to(move));
    }

    /**
     * A move of a side as if it were to move: {@code f5-f2xe2=3}. The text of a position is that of the side to move,
     * so for the other side the turn is passed first.
     */
    static String text(ConquestPosition position, int side, int move) {
        if (position.side() == side) {
            return position.text(move);
        }
        position.playNullMove();
        String text = position.text(move);
        position.undoNullMove();
        return text;
    }
}
