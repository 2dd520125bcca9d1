package parlour.conquest;

import java.util.ArrayList;
import java.util.List;
import parlour.game.MoveList;
import parlour.game.Outcome;
import parlour.game.View;

/** A position as plain data: every die with its faces, and all that a client needs to draw the board. */
final class ConquestView {

    /** Characters. */
    private static final int USUAL_DESCRIPTION = 96;

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
        view.with("path", path(new StringBuilder(), move).toString());
        if (!position.holdsKey(RouteCode.from(move))) {
            view.with("faces", faces(new StringBuilder(), position, move).toString());
        }
        return view.with("takes", !position.isEmpty(RouteCode.to(move))).with("wins", position.wins(move));
    }

    /**
     * The JSON of a list of {@linkplain #described described} moves, without making a view of each: every player gets
     * it with every turn. None of the texts needs escaping.
     */
    static View.Json described(ConquestPosition position, MoveList moves) {
        StringBuilder json = new StringBuilder(2 + moves.size() * USUAL_DESCRIPTION).append('[');
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            json.append(i == 0 ? "{\"text\":\"" : ",{\"text\":\"");
            MoveNotation.write(json, position, move);
            path(json.append("\",\"path\":\""), move);
            if (!position.holdsKey(RouteCode.from(move))) {
                faces(json.append("\",\"faces\":\""), position, move);
            }
            json.append("\",\"takes\":")
                    .append(!position.isEmpty(RouteCode.to(move)))
                    .append(",\"wins\":")
                    .append(position.wins(move))
                    .append('}');
        }
        return new View.Json(json.append(']').toString());
    }

    private static StringBuilder path(StringBuilder path, int move) {
        int on = RouteCode.from(move);
        path.append(Board.name(on));
        for (int step = 0; step < RouteCode.length(move); step++) {
            on = Board.step(on, direction(move, step), 1);
            path.append(' ').append(Board.name(on));
        }
        return path;
    }

    private static StringBuilder faces(StringBuilder faces, ConquestPosition position, int move) {
        Handedness hand = position.rules().hand();
        int orientation = position.orientation(RouteCode.from(move));
        appendFaces(faces, hand, orientation);
        for (int step = 0; step < RouteCode.length(move); step++) {
            orientation = hand.tumbled(orientation, direction(move, step), 1);
            appendFaces(faces.append(' '), hand, orientation);
        }
        return faces;
    }

    private static int direction(int move, int step) {
        return step < RouteCode.firstCount(move) ? RouteCode.firstDirection(move) : RouteCode.secondDirection(move);
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
