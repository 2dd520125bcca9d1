package parlour.conquest;

import java.util.List;
import parlour.game.ParseResult;
import parlour.game.Refusal;

/**
 * Explains why a move may not be played, in one sentence that names the place.
 *
 * <p>It does not decide legality: a move is legal if and only if {@link ConquestPosition#legalMoves} lists it.
 */
final class MoveRefusals {

    private MoveRefusals() {}

    static Refusal lotIsDrawn() {
        return no("lot-drawn", "Who goes first has already been drawn.", "Le tirage au sort est déjà fait.");
    }

    static Refusal lotIsNotDrawn() {
        return no(
                "lot-not-drawn",
                "Who goes first must be drawn before the first move.",
                "Il faut d’abord tirer au sort qui commence.");
    }

    /** The route is legal: checks the other claims of the text. */
    static ParseResult claims(ConquestPosition position, int move, MoveNotation.Written written) {
        String from = Board.name(RouteCode.from(move));
        String to = Board.name(RouteCode.to(move));
        boolean key = position.holdsKey(RouteCode.from(move));
        if (written.key() && !key) {
            return no(
                    "not-the-key",
                    "The die on " + from + " is not the Key die: leave out the K.",
                    "Le dé en " + from + " n’est pas le dé clef : retirez le K.");
        }
        if (written.takes() && position.isEmpty(RouteCode.to(move))) {
            return no(
                    "nothing-to-take",
                    "There is nothing to capture on " + to + ": write - instead of x.",
                    "Il n’y a rien à prendre en " + to + " : écrivez - au lieu de x.");
        }
        if (written.face() != 0 && key) {
            return no(
                    "wrong-face",
                    "The Key die shows no number: leave out =" + written.face() + ".",
                    "Le dé clef ne montre pas de chiffre : retirez =" + written.face() + ".");
        }
        if (written.face() != 0 && written.face() != MoveNotation.faceUp(position, move)) {
            int face = MoveNotation.faceUp(position, move);
            return no(
                    "wrong-face",
                    "On this route the die lands on " + face + " at " + to + ", not on " + written.face() + ".",
                    "Par ce chemin, le dé tombe sur le " + face + " en " + to + ", pas sur le " + written.face() + ".");
        }
        if (written.wins() && !position.wins(move)) {
            return no(
                    "does-not-win", "This move does not win: leave out the #.", "Ce coup ne gagne pas : retirez le #.");
        }
        return new ParseResult.Legal(move);
    }

    /** No legal move takes this route. */
    static Refusal route(ConquestPosition position, MoveNotation.Written written) {
        if (position.isOver()) {
            return no("game-over", "The game is over.", "La partie est finie.");
        }
        List<String> names = written.squares();
        for (String name : names) {
            if (!exists(name)) {
                return no(
                        "off-the-board",
                        "There is no square " + name + ": files run from a to i, ranks from 1 to 8.",
                        "La case " + name + " n’existe pas : colonnes de a à i, rangées de 1 à 8.");
            }
        }
        int from = square(names.getFirst());
        if (position.owner(from) != position.side()) {
            return position.isEmpty(from)
                    ? no(
                            "no-die",
                            "There is no die on " + names.getFirst() + ".",
                            "Il n’y a pas de dé en " + names.getFirst() + ".")
                    : no(
                            "not-your-die",
                            "The die on " + names.getFirst() + " belongs to the other side.",
                            "Le dé en " + names.getFirst() + " appartient à l’autre camp.");
        }
        return shape(position, names);
    }

    /**
     * Checks the route on an empty board: legs along the lines, at most one turn, as many squares as the top face
     * shows.
     */
    private static Refusal shape(ConquestPosition position, List<String> names) {
        int length = 0;
        int turns = 0;
        int before = -1;
        for (int i = 1; i < names.size(); i++) {
            int a = square(names.get(i - 1));
            int b = square(names.get(i));
            int direction = direction(a, b);
            if (a == b) {
                return no(
                        "no-leg",
                        "The route names " + names.get(i) + " twice in a row: write it once.",
                        "Le trajet nomme " + names.get(i) + " deux fois de suite : écrivez-la une fois.");
            }
            if (direction < 0) {
                return no(
                        "not-orthogonal",
                        "From " + names.get(i - 1) + " to " + names.get(i)
                                + " is not along a file or a rank: name the corner where the die turns.",
                        "De " + names.get(i - 1) + " à " + names.get(i)
                                + " on ne suit ni colonne ni rangée : nommez la case où le dé tourne.");
            }
            if (direction == before) {
                return no(
                        "no-corner",
                        "The die does not turn on " + names.get(i - 1) + ": leave that square out.",
                        "Le dé ne tourne pas en " + names.get(i - 1) + " : ne nommez pas cette case.");
            }
            if (before >= 0 && (direction ^ before) == 2) {
                return no(
                        "reverses",
                        "The die would turn back at " + names.get(i - 1) + "; it may only turn left or right.",
                        "Le dé reviendrait sur ses pas en " + names.get(i - 1)
                                + " ; il ne peut tourner qu’à gauche ou à droite.");
            }
            if (before >= 0 && ++turns > 1) {
                return no(
                        "turns-twice",
                        "The die would turn a second time on " + names.get(i - 1) + "; it may turn once in a move.",
                        "Le dé tournerait une seconde fois en " + names.get(i - 1)
                                + " ; il ne peut tourner qu’une fois par coup.");
            }
            length += Board.distance(a, b);
            before = direction;
        }
        int from = square(names.getFirst());
        int due = position.holdsKey(from) ? 1 : Handedness.top(position.orientation(from));
        if (length != due) {
            return length(position.holdsKey(from), names, length, due);
        }
        return obstacle(position, names);
    }

    private static Refusal length(boolean key, List<String> names, int length, int due) {
        String reason = length < due ? "stops-short" : "goes-too-far";
        if (key) {
            return no(
                    reason,
                    "The Key die moves one square, and " + names.getLast() + " is " + length + " away.",
                    "Le dé clef avance d’une case, et " + names.getLast() + " est à " + length + " cases.");
        }
        return no(
                reason,
                "The die on " + names.getFirst() + " shows " + due + " and must move exactly that many squares; "
                        + names.getLast() + " is " + length + " away.",
                "Le dé en " + names.getFirst() + " montre " + due + " et doit avancer d’autant de cases ; "
                        + names.getLast() + " est à " + length + ".");
    }

    private static Refusal obstacle(ConquestPosition position, List<String> names) {
        int on = square(names.getFirst());
        for (int i = 1; i < names.size(); i++) {
            int leg = square(names.get(i));
            int direction = direction(on, leg);
            while (on != leg) {
                on = Board.step(on, direction, 1);
                boolean last = on == leg && i == names.size() - 1;
                if (!last && !position.isEmpty(on)) {
                    return no(
                            "passes-over-a-die",
                            "A die blocks the way on " + Board.name(on) + ".",
                            "Un dé barre le chemin en " + Board.name(on) + ".");
                }
            }
        }
        if (position.owner(on) == position.side()) {
            return no(
                    "own-die",
                    "Your own die is on " + names.getLast() + "; only the other side’s dice can be captured.",
                    "Votre propre dé est en " + names.getLast() + " ; on ne prend que les dés adverses.");
        }
        if (position.holdsKey(square(names.getFirst())) && !position.isEmpty(on)) {
            return no(
                    "key-may-not-capture",
                    "In this game the Key die may not capture, and there is a die on " + names.getLast() + ".",
                    "Dans cette partie, le dé clef ne prend pas, et il y a un dé en " + names.getLast() + ".");
        }
        throw new IllegalStateException("a legal route was not listed: " + names + " in " + position);
    }

    private static boolean exists(String name) {
        return Board.contains(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    private static int square(String name) {
        return Board.square(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    /** The direction of a leg along a file or a rank, or -1. */
    private static int direction(int a, int b) {
        int files = Integer.signum(Board.file(b) - Board.file(a));
        int ranks = Integer.signum(Board.rank(b) - Board.rank(a));
        for (int direction = 0; direction < 4; direction++) {
            if (Board.fileStep(direction) == files && Board.rankStep(direction) == ranks) {
                return direction;
            }
        }
        return -1;
    }

    private static Refusal no(String reason, String en, String fr) {
        return new Refusal(reason, en, fr);
    }
}
