package parlour.conquest;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Outcome;
import parlour.game.View;

/** A position as plain data: every die with its faces, and all that a client needs to draw the board. */
final class ConquestView {

    /** Characters: a die tumbles over six squares at most, and each takes three digits and a space. */
    private static final int LONGEST_DESCRIPTION = 28;

    private ConquestView() {}

    static View of(ConquestPosition position) {
        View view = new View()
                .with("position", position.notation())
                .with("turn", position.turn())
                .with("round", position.round())
                .with("quietPlies", position.pliesSinceCapture())
                .with("goals", List.of(Board.name(Board.E8), Board.name(Board.E1)))
                .with("dice", dice(position))
                .with("captured", List.of(captured(position, 0), captured(position, 1)));
        position.outcome().ifPresent(outcome -> view.with("outcome", outcome(outcome)));
        return view;
    }

    /**
     * A move for display: the squares the die moves over and, unless it is the Key die, its faces on each of them: top,
     * south, east, three digits per square.
     */
    static View described(ConquestPosition position, int move) {
        View view = new View().with("text", position.text(move));
        if (!position.isLotDrawn()) {
            return view;
        }
        int on = RouteCode.from(move);
        int orientation = position.orientation(on);
        boolean key = position.holdsKey(on);
        Handedness hand = position.rules().hand();
        StringBuilder path = new StringBuilder(LONGEST_DESCRIPTION).append(Board.name(on));
        StringBuilder faces = new StringBuilder(LONGEST_DESCRIPTION);
        if (!key) {
            appendFaces(faces, hand, orientation);
        }
        for (int step = 0; step < RouteCode.length(move); step++) {
            int direction = step < RouteCode.firstCount(move)
                    ? RouteCode.firstDirection(move)
                    : RouteCode.secondDirection(move);
            on = Board.step(on, direction, 1);
            path.append(' ').append(Board.name(on));
            if (!key) {
                orientation = hand.tumbled(orientation, direction, 1);
                appendFaces(faces.append(' '), hand, orientation);
            }
        }
        view.with("path", path.toString());
        if (!key) {
            view.with("faces", faces.toString());
        }
        return view.with("takes", !position.isEmpty(RouteCode.to(move))).with("wins", position.wins(move));
    }

    private static void appendFaces(StringBuilder faces, Handedness hand, int orientation) {
        faces.append((char) ('0' + Handedness.top(orientation)))
                .append((char) ('0' + Handedness.south(orientation)))
                .append((char) ('0' + hand.east(orientation)));
    }

    private static List<View> dice(ConquestPosition position) {
        List<View> dice = new ArrayList<>();
        for (int on = 0; on < Board.SQUARES; on++) {
            if (!position.isEmpty(on)) {
                dice.add(die(position, on));
            }
        }
        return dice;
    }

    private static View die(ConquestPosition position, int on) {
        View die = new View()
                .with("square", Board.name(on))
                .with("seat", position.owner(on))
                .with("key", position.holdsKey(on));
        if (!position.holdsKey(on)) {
            int orientation = position.orientation(on);
            int south = Handedness.south(orientation);
            int east = position.rules().hand().east(orientation);
            die.with("top", Handedness.top(orientation))
                    .with("north", 7 - south)
                    .with("east", east)
                    .with("south", south)
                    .with("west", 7 - east);
        }
        return die;
    }

    private static int captured(ConquestPosition position, int seat) {
        int left = 0;
        for (int on = 0; on < Board.SQUARES; on++) {
            if (position.owner(on) == seat) {
                left++;
            }
        }
        return Dice.A_SIDE - left;
    }

    private static View outcome(Outcome outcome) {
        return new View().with("result", outcome.result()).with("reason", outcome.reason());
    }
}
