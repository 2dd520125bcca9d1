package parlour.puzzle;

import parlour.game.Outcome;
import parlour.game.Text;

/** The messages shown to the solver of a puzzle. */
final class PuzzleMessages {

    static final Text TOO_SLOW = new Text(
            "That does not win in one move. Try again.", "Ce coup ne gagne pas tout de suite. Essayez encore.");

    private PuzzleMessages() {}

    static Text ends(Outcome outcome) {
        return new Text(
                "That does not win. " + outcome.sentence().en() + " Try again.",
                "Ce coup ne gagne pas. " + outcome.sentence().fr() + " Essayez encore.");
    }

    static Text loses(String reply) {
        return new Text(
                "No: the other side wins with " + reply + ". Try again.",
                "Non : l’autre camp gagne par " + reply + ". Essayez encore.");
    }

    /** @param left the number of moves that would be left after the reply */
    static Text holds(String reply, int left) {
        return left == 1
                ? new Text(
                        "Too slow: after " + reply + " no move wins at once. Try again.",
                        "Trop lent : après " + reply + " aucun coup ne gagne tout de suite. Essayez encore.")
                : new Text(
                        "Too slow: after " + reply + " there is no win in " + left + " moves. Try again.",
                        "Trop lent : après " + reply + " il n’y a pas de gain en " + left + " coups. Essayez encore.");
    }

    static Text die(String square) {
        return new Text("Look at the die on " + square + ".", "Regardez le dé en " + square + ".");
    }

    static Text target(String square, boolean takes) {
        return takes
                ? new Text("It captures on " + square + ".", "Il prend en " + square + ".")
                : new Text("It goes to " + square + ".", "Il va en " + square + ".");
    }

    static Text move(String text) {
        return new Text("The move is " + text + ".", "Le coup est " + text + ".");
    }
}
