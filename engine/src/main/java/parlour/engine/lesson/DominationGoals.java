package parlour.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Layout;
import parlour.domination.Pairs;
import parlour.game.Text;

/** Goals for Domination, and what is said about moves that miss them. */
final class DominationGoals {

    private DominationGoals() {}

    // ---- Facts about a move ----

    private static DominationPosition before(Played played) {
        return (DominationPosition) played.before();
    }

    private static DominationPosition after(Played played) {
        return (DominationPosition) played.after();
    }

    /** The territories of which three sides are laid. */
    static List<Integer> open(DominationPosition position) {
        List<Integer> open = new ArrayList<>();
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (position.sides(territory) == 3) {
                open.add(territory);
            }
        }
        return open;
    }

    /** The territories next to the slot of the move of which it laid the third side. */
    private static List<Integer> opened(Played played) {
        List<Integer> opened = open(after(played));
        opened.removeAll(open(before(played)));
        return opened;
    }

    private static List<Integer> closed(Played played) {
        List<Integer> closed = new ArrayList<>(open(before(played)));
        closed.removeIf(territory -> after(played).owner(territory) < 0);
        return closed;
    }

    /** The slot that is missing round a territory with three sides. */
    static int missing(DominationPosition position, int territory) {
        Layout layout = position.layout();
        for (int side = 0; side < 4; side++) {
            if (position.isFree(layout.side(territory, side))) {
                return layout.side(territory, side);
            }
        }
        throw new IllegalStateException("no side is missing round " + Board.territoryName(territory));
    }

    static String missingPair(DominationPosition position, int territory) {
        return Pairs.name(position.layout().pair(missing(position, territory)));
    }

    private static String pair(Played played) {
        return Pairs.name(before(played).layout().pair(played.move()));
    }

    /** Says what was laid. */
    private static Text laid(Played played, Text more) {
        String slot = before(played).layout().slotName(played.move());
        String one = slot.substring(0, 2);
        String other = slot.substring(2);
        return new Text(
                "You laid the " + pair(played) + " between " + one + " and " + other + ". " + more.en(),
                "Vous avez posé le " + pair(played) + " entre " + one + " et " + other + ". " + more.fr());
    }

    private static String names(List<Integer> territories, String and) {
        return String.join(
                " " + and + " ", territories.stream().map(Board::territoryName).toList());
    }

    // ---- Goals ----

    /** One of a kind of domino is laid, anywhere. */
    static Goal lays(String pair) {
        return played -> pair(played).equals(pair)
                ? new Verdict.Right(
                        "Its two numbers lie next to the same two numbers on the board.",
                        "Ses deux nombres touchent les deux mêmes nombres du plateau.")
                : new Verdict.Wrong(laid(played, new Text("Lay the " + pair + ".", "Posez le " + pair + ".")));
    }

    /** So many territories are closed at once. */
    static Goal closes(int wanted) {
        return played -> {
            List<Integer> closed = closed(played);
            if (closed.size() >= wanted) {
                return new Verdict.Right(taken(closed));
            }
            return new Verdict.Wrong(
                    closed.isEmpty()
                            ? laid(
                                    played,
                                    possible(played, other -> closed(other).size() >= wanted))
                            : new Text(
                                    "That closed " + names(closed, "and")
                                            + ". There is a place that closes two territories at once.",
                                    "Voilà " + names(closed, "et")
                                            + " fermé. Il y a un emplacement qui en ferme deux d’un coup."));
        };
    }

    private static Text taken(List<Integer> closed) {
        return closed.size() == 1
                ? new Text(
                        "Territory " + names(closed, "and") + " is yours: your token goes in its middle.",
                        "Le territoire " + names(closed, "et") + " est à vous : votre jeton va en son milieu.")
                : new Text(
                        "Territories " + names(closed, "and") + " are yours with one domino.",
                        "Les territoires " + names(closed, "et") + " sont à vous, d’un seul domino.");
    }

    /** Says what a move that meets the goal would have closed. */
    private static Text possible(Played played, Predicate<Played> meets) {
        DominationPosition before = before(played);
        for (int move : before.legalMoves().toArray()) {
            DominationPosition after = before.copy();
            after.play(move);
            Played other = new Played(played.seat(), before, move, after);
            if (meets.test(other)) {
                List<Integer> closed = closed(other);
                return closed.size() == 1
                        ? new Text(
                                "No territory was closed: " + names(closed, "and") + " lacks only a " + pair(other)
                                        + ", and you have one.",
                                "Aucun territoire n’est fermé : il ne manque qu’un " + pair(other) + " à "
                                        + names(closed, "et") + ", et vous en avez un.")
                        : new Text(
                                "No territory was closed: " + names(closed, "and") + " both lack the same "
                                        + pair(other) + ", and you have one.",
                                "Aucun territoire n’est fermé : il manque le même " + pair(other) + " à "
                                        + names(closed, "et à") + ", et vous en avez un.");
            }
        }
        return new Text("No territory was closed.", "Aucun territoire n’est fermé.");
    }

    /** No third side is laid. */
    static Goal givesNothing() {
        return played -> opened(played).isEmpty()
                ? new Verdict.Right("Nothing to close for the other player.", "L’autre joueur n’a rien à fermer.")
                : new Verdict.Wrong(laid(played, gift(played)));
    }

    private static Text gift(Played played) {
        int territory = opened(played).getFirst();
        String name = Board.territoryName(territory);
        String pair = missingPair(after(played), territory);
        return new Text(
                "That is the third side of " + name + ": whoever has a " + pair + " closes it.",
                "C’est le troisième côté de " + name + " : qui possède un " + pair + " le ferme.");
    }

    /** A territory is closed, and no third side of another laid. */
    static Goal closesAndGivesNothing() {
        return played -> {
            List<Integer> closed = closed(played);
            if (closed.isEmpty()) {
                return new Verdict.Wrong(laid(
                        played,
                        possible(
                                played,
                                other -> !closed(other).isEmpty()
                                        && opened(other).isEmpty())));
            }
            if (opened(played).isEmpty()) {
                return new Verdict.Right(taken(closed));
            }
            Text gift = gift(played);
            return new Verdict.Wrong(
                    "You closed " + names(closed, "and") + ". " + gift.en(),
                    "Vous avez fermé " + names(closed, "et") + ". " + gift.fr());
        };
    }

    /** A territory on the border of the board is closed. */
    static Goal closesBorder() {
        return played -> {
            List<Integer> closed = closed(played);
            if (closed.isEmpty()) {
                return new Verdict.Wrong(laid(
                        played, possible(played, other -> closed(other).stream().anyMatch(Board::isBorder))));
            }
            return closed.stream().anyMatch(Board::isBorder)
                    ? new Verdict.Right(
                            "Territory " + names(closed, "and")
                                    + " touches the border of the board: it also counts in a tie.",
                            "Le territoire " + names(closed, "et")
                                    + " touche le bord du plateau : il compte aussi en cas d’égalité.")
                    : new Verdict.Wrong(
                            "Territory " + names(closed, "and")
                                    + " is yours, but it lies inside: it does not count in a tie.",
                            "Le territoire " + names(closed, "et")
                                    + " est à vous, mais il est à l’intérieur : il ne compte pas en cas d’égalité.");
        };
    }
}
