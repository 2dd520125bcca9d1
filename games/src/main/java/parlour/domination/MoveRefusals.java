package parlour.domination;

import parlour.game.ParseResult;
import parlour.game.Refusal;

/** Explains why a move may not be played. Nothing here depends on what is hidden from the seat to move. */
final class MoveRefusals {

    private MoveRefusals() {}

    static Refusal gameIsOver() {
        return no("game-over", "The game is over.", "La partie est finie.");
    }

    static Refusal lotIsDrawn() {
        return no("lot-drawn", "Who goes first has already been drawn.", "Le tirage au sort est déjà fait.");
    }

    static Refusal lotIsNotDrawn() {
        return no(
                "lot-not-drawn",
                "Who goes first must be drawn before play.",
                "Il faut d’abord tirer au sort qui commence.");
    }

    static Refusal nothingToDraw() {
        return no(
                "nothing-to-draw",
                "Nothing is drawn now: lay a domino.",
                "Il n’y a rien à piocher maintenant : posez un domino.");
    }

    static Refusal toBeDrawn() {
        return no(
                "to-be-drawn",
                "A domino has to be drawn from the stock first.",
                "Il faut d’abord piocher un domino dans le talon.");
    }

    /** Only the host draws, so this may disclose what is left. */
    static ParseResult draw(DominationPosition position, int pair) {
        int move = DominationPosition.DRAW + pair;
        if (position.game() > 0 && position.outcomeAt(0) != move) {
            return no(
                    "another-is-next",
                    "In the second game dominoes come in the order of the first: " + Pairs.name(pair) + " is not next.",
                    "Dans la seconde partie les dominos viennent dans l’ordre de la première : ce n’est pas le tour de "
                            + Pairs.name(pair) + ".");
        }
        return position.stock(pair) > 0
                ? new ParseResult.Legal(move)
                : no(
                        "none-left",
                        "No " + Pairs.name(pair) + " is left in the stock.",
                        "Il n’y a plus de " + Pairs.name(pair) + " dans le talon.");
    }

    /** "whoever can lay must (the sheet forbids passing only to those who can play)" */
    static ParseResult pass(DominationPosition position) {
        if (position.mustPass()) {
            return new ParseResult.Legal(DominationPosition.PASS);
        }
        return position.layout().isExact()
                ? no(
                        "no-passing",
                        "Nobody may pass: on this board every domino has a free space.",
                        "On ne passe pas : sur ce plateau, chaque domino a un emplacement libre.")
                : no(
                        "no-passing",
                        "You may not pass: one of your dominoes can be laid.",
                        "Vous ne pouvez pas passer : un de vos dominos peut être posé.");
    }

    static ParseResult explain(DominationPosition position, MoveNotation.Written written) {
        for (String cell : new String[] {written.one(), written.other()}) {
            if (!Board.contains(cell.charAt(0) - 'a', cell.charAt(1) - '1')) {
                return no(
                        "off-the-board",
                        "There is no cell " + cell + ": columns run from a to h, rows from 1 to 8.",
                        "La case " + cell + " n’existe pas : colonnes de a à h, rangées de 1 à 8.");
            }
        }
        Layout layout = position.layout();
        int one = cell(written.one());
        int other = cell(written.other());
        int slot = layout.slot(one, other);
        if (slot < 0) {
            return no(
                    "not-neighbours",
                    written.one() + " and " + written.other()
                            + " are not neighbours: a domino lies between two cells side by side or one above the other.",
                    written.one() + " et " + written.other()
                            + " ne sont pas voisines : un domino se pose entre deux cases côte à côte ou l’une au-dessus de"
                            + " l’autre.");
        }
        int pair = layout.pair(slot);
        if (written.pair() != MoveNotation.UNSAID && written.pair() != pair) {
            return no(
                    "wrong-pair",
                    "The cells " + written.one() + " and " + written.other() + " show " + layout.number(one) + " and "
                            + layout.number(other) + ": " + Pairs.name(written.pair()) + " does not go there.",
                    "Les cases " + written.one() + " et " + written.other() + " montrent " + layout.number(one) + " et "
                            + layout.number(other) + " : " + Pairs.name(written.pair()) + " n’y a pas sa place.");
        }
        if (!position.isFree(slot)) {
            return no(
                    "slot-taken",
                    "There is already a domino on " + layout.slotName(slot) + ".",
                    "Il y a déjà un domino en " + layout.slotName(slot) + ".");
        }
        if (position.held(position.turn(), pair) == 0) {
            return no(
                    "not-held",
                    "You do not have " + Pairs.name(pair) + ".",
                    "Vous n’avez pas le " + Pairs.name(pair) + ".");
        }
        int conquers = position.conquers(slot);
        if (written.stars() != MoveNotation.UNSAID && written.stars() != conquers) {
            return no(
                    "wrong-stars",
                    "This move conquers " + conquers + " territories, not " + written.stars()
                            + ": leave out the stars.",
                    "Ce coup conquiert " + conquers + " territoires, pas " + written.stars()
                            + " : retirez les astérisques.");
        }
        return new ParseResult.Legal(slot);
    }

    private static int cell(String name) {
        return Board.cell(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    private static Refusal no(String reason, String en, String fr) {
        return new Refusal(reason, en, fr);
    }
}
