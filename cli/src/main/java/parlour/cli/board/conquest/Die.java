package parlour.cli.board.conquest;

import java.util.List;
import java.util.Optional;
import parlour.cli.board.ViewFields;
import parlour.conquest.Board;
import parlour.conquest.Handedness;
import parlour.game.View;

/**
 * A die as described by a view.
 *
 * @param north the face to the north, and so on; 0, like {@code top}, for the Key die
 */
record Die(String square, int seat, boolean key, int top, int north, int east, int south, int west) {

    static List<Die> all(View view) {
        return ViewFields.list(view, "dice").stream()
                .map(item -> of((View) item))
                .toList();
    }

    static Optional<Die> on(View view, String square) {
        return all(view).stream().filter(die -> die.square.equals(square)).findFirst();
    }

    private static Die of(View die) {
        String square = ViewFields.text(die, "square");
        int seat = ViewFields.number(die, "seat");
        if (ViewFields.claim(die, "key")) {
            return new Die(square, seat, true, 0, 0, 0, 0, 0);
        }
        return new Die(
                square,
                seat,
                false,
                ViewFields.number(die, "top"),
                ViewFields.number(die, "north"),
                ViewFields.number(die, "east"),
                ViewFields.number(die, "south"),
                ViewFields.number(die, "west"));
    }

    /** The die after tumbling one square. */
    Die tumbled(int direction) {
        String to = step(square, direction);
        if (key) {
            return new Die(to, seat, true, 0, 0, 0, 0, 0);
        }
        int orientation = Handedness.orientation(top, south);
        Handedness hand = Handedness.RIGHT.east(orientation) == east ? Handedness.RIGHT : Handedness.LEFT;
        int landed = hand.tumbled(orientation, direction, 1);
        int newSouth = Handedness.south(landed);
        int newEast = hand.east(landed);
        return new Die(to, seat, false, Handedness.top(landed), 7 - newSouth, newEast, newSouth, 7 - newEast);
    }

    private static String step(String square, int direction) {
        return Board.name(Board.square(
                square.charAt(0) - 'a' + Board.fileStep(direction),
                square.charAt(1) - '1' + Board.rankStep(direction)));
    }

    /** The die as seen from the other side of the board. */
    Die seenFrom(boolean otherSide) {
        if (!otherSide) {
            return this;
        }
        return new Die(
                square, seat, key, top, /* north= */ south, /* east= */ west, /* south= */ north, /* west= */ east);
    }

    /** {@code 5}, or {@code K}. */
    String sign() {
        return key ? "K" : Integer.toString(top);
    }

    /** White in square brackets, the other side in round ones, so that they differ without colours. */
    String framed() {
        return seat == 0 ? "[" + sign() + "]" : "(" + sign() + ")";
    }
}
