package parlour.conquest;

import java.util.ArrayList;
import java.util.List;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;

/**
 * Moves as text: {@code d1-d5-f5=1}, {@code Ke1xe2}, {@code d4-d8#}.
 *
 * <p>Parsing has two steps. Text that is not a move at all is a {@link NotationException}; {@link MoveRefusals}
 * explains why a well-formed move is illegal. The resulting top face, the {@code K} and the {@code #} may be omitted,
 * and {@code -} may replace {@code x}: die and route define the move. Anything written must be true.
 */
final class MoveNotation {

    private static final String LOT = "lot:";

    private MoveNotation() {}

    // ---- Writing ----

    static String write(ConquestPosition position, int move) {
        if (!position.isLotDrawn()) {
            return LOT + (move == ConquestPosition.WHITE ? "white" : "black");
        }
        StringBuilder text = new StringBuilder();
        write(text, position, move);
        return text.toString();
    }

    /** Appends a move of a die. */
    static void write(StringBuilder text, ConquestPosition position, int move) {
        int from = RouteCode.from(move);
        int to = RouteCode.to(move);
        boolean key = position.holdsKey(from);
        if (key) {
            text.append('K');
        }
        text.append(Board.name(from));
        if (RouteCode.turns(move)) {
            text.append('-').append(Board.name(RouteCode.corner(move)));
        }
        text.append(position.isEmpty(to) ? '-' : 'x').append(Board.name(to));
        if (!key) {
            text.append('=').append((char) ('0' + faceUp(position, move)));
        }
        if (position.wins(move)) {
            text.append('#');
        }
    }

    static int faceUp(ConquestPosition position, int move) {
        return Handedness.top(
                RouteCode.orientationAfter(position.rules().hand(), position.orientation(RouteCode.from(move)), move));
    }

    // ---- Reading ----

    /** A parsed move, before its legality is checked. */
    record Written(boolean key, List<String> squares, boolean takes, int face, boolean wins) {}

    static ParseResult read(ConquestPosition position, String text) throws NotationException {
        if (position.turn() == Position.CHANCE) {
            return readLot(text);
        }
        if (text.startsWith(LOT)) {
            return MoveRefusals.lotIsDrawn();
        }
        Written written = parse(text);
        for (int move : position.legalMoves().toArray()) {
            if (isRoute(move, written.squares)) {
                return MoveRefusals.claims(position, move, written);
            }
        }
        return MoveRefusals.route(position, written);
    }

    private static ParseResult readLot(String text) throws NotationException {
        return switch (text) {
            case LOT + "white" -> new ParseResult.Legal(ConquestPosition.WHITE);
            case LOT + "black" -> new ParseResult.Legal(ConquestPosition.BLACK);
            default -> {
                parse(text);
                yield MoveRefusals.lotIsNotDrawn();
            }
        };
    }

    private static boolean isRoute(int move, List<String> squares) {
        return squares.size() == (RouteCode.turns(move) ? 3 : 2)
                && squares.getFirst().equals(Board.name(RouteCode.from(move)))
                && squares.getLast().equals(Board.name(RouteCode.to(move)))
                && (!RouteCode.turns(move) || squares.get(1).equals(Board.name(RouteCode.corner(move))));
    }

    private static Written parse(String text) throws NotationException {
        int at = 0;
        boolean key = text.startsWith("K");
        if (key) {
            at++;
        }
        List<String> squares = new ArrayList<>();
        squares.add(square(text, at));
        at += 2;
        boolean takes = false;
        while (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == 'x')) {
            if (takes) {
                throw NotationException.quoting(
                        text,
                        at,
                        "A move ends where it captures: nothing may follow the square after x",
                        "Un coup s’arrête à la prise : rien ne peut suivre la case après x");
            }
            takes = text.charAt(at) == 'x';
            squares.add(square(text, at + 1));
            at += 3;
        }
        if (squares.size() == 1) {
            throw NotationException.quoting(
                    text,
                    at,
                    "A move needs - or x and the square where it ends",
                    "Un coup demande - ou x puis la case d’arrivée");
        }
        int face = 0;
        if (at < text.length() && text.charAt(at) == '=') {
            face = at + 1 < text.length() ? text.charAt(at + 1) - '0' : 0;
            if (face < 1 || face > 6) {
                throw NotationException.quoting(
                        text,
                        at + 1,
                        "After = comes the face it lands on, 1 to 6",
                        "Après = vient la face obtenue, de 1 à 6");
            }
            at += 2;
        }
        boolean wins = at < text.length() && text.charAt(at) == '#';
        if (wins) {
            at++;
        }
        if (at < text.length()) {
            throw NotationException.quoting(
                    text,
                    at,
                    "The move should end before \"" + text.substring(at) + "\"",
                    "Le coup devrait s’arrêter avant « " + text.substring(at) + " »");
        }
        return new Written(key, squares, takes, face, wins);
    }

    /** A letter and a digit; {@link MoveRefusals} checks whether the square exists. */
    private static String square(String text, int at) throws NotationException {
        boolean letter = at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z';
        boolean digit = at + 1 < text.length() && text.charAt(at + 1) >= '0' && text.charAt(at + 1) <= '9';
        if (!letter || !digit) {
            throw NotationException.quoting(
                    text,
                    at,
                    "A square such as d4 is expected at character " + (at + 1),
                    "Une case comme d4 est attendue au caractère " + (at + 1));
        }
        return text.substring(at, at + 2);
    }
}
