package parlour.domination;

import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;

/**
 * Moves as text: {@code 2-5@c3d3}, {@code 0-0@a1a2*}; {@code pass}; {@code draw:2-5} and {@code lot:seat2} for chance.
 *
 * <p>The slot defines the move: pair, {@code @} and {@code *} may be omitted in input; anything written must be true.
 * The numbers of a pair and the cells of a slot may be in either order. Text that is not a move at all is a
 * {@link NotationException}; {@link MoveRefusals} explains why a well-formed move is illegal.
 */
final class MoveNotation {

    static final String HIDDEN_DRAW = "draw:?";

    static final String PASS = "pass";

    private static final String DRAW = "draw:";
    private static final String LOT = "lot:";

    /** No pair was written, or no stars. */
    static final int UNSAID = -1;

    private MoveNotation() {}

    // ---- Writing ----

    static String write(DominationPosition position, int move) {
        if (move == DominationPosition.PASS) {
            return PASS;
        }
        if (move >= DominationPosition.LOT) {
            return LOT + DominationRules.code(move - DominationPosition.LOT);
        }
        if (move >= DominationPosition.DRAW) {
            return DRAW + Pairs.name(move - DominationPosition.DRAW);
        }
        return Pairs.name(position.layout().pair(move)) + "@"
                + position.layout().slotName(move) + "*".repeat(position.conquers(move));
    }

    // ---- Reading ----

    /**
     * A parsed move, before its legality is checked.
     *
     * @param pair or {@link #UNSAID}
     * @param one the name of a cell, which may not exist
     * @param stars or {@link #UNSAID}
     */
    record Written(int pair, String one, String other, int stars) {}

    static ParseResult read(DominationPosition position, String text) throws NotationException {
        if (text.startsWith(LOT)) {
            return readLot(position, text);
        }
        if (text.startsWith(DRAW)) {
            return readDraw(position, text);
        }
        boolean isPass = text.equals(PASS);
        Written written = isPass ? new Written(UNSAID, "", "", UNSAID) : parse(text);
        return switch (position.turn()) {
            case Position.NOBODY -> MoveRefusals.gameIsOver();
            case Position.CHANCE -> position.isLotDrawn() ? MoveRefusals.toBeDrawn() : MoveRefusals.lotIsNotDrawn();
            default -> isPass ? MoveRefusals.pass(position) : MoveRefusals.explain(position, written);
        };
    }

    private static ParseResult readLot(DominationPosition position, String text) throws NotationException {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (text.equals(LOT + DominationRules.code(seat))) {
                return position.isLotDrawn()
                        ? MoveRefusals.lotIsDrawn()
                        : new ParseResult.Legal(DominationPosition.LOT + seat);
            }
        }
        throw NotationException.quoting(
                text,
                LOT.length(),
                "After lot: write the seat that goes first, seat1 to seat" + position.seats(),
                "Après lot: écrivez la place qui commence, de seat1 à seat" + position.seats());
    }

    private static ParseResult readDraw(DominationPosition position, String text) throws NotationException {
        int pair = pair(text, DRAW.length());
        end(text, DRAW.length() + 3);
        if (position.turn() != Position.CHANCE) {
            return position.isOver() ? MoveRefusals.gameIsOver() : MoveRefusals.nothingToDraw();
        }
        if (!position.isLotDrawn()) {
            return MoveRefusals.lotIsNotDrawn();
        }
        return MoveRefusals.draw(position, pair);
    }

    private static Written parse(String text) throws NotationException {
        boolean named = text.indexOf('@') >= 0 || startsWithDigit(text);
        int pair = UNSAID;
        int at = 0;
        if (named) {
            pair = pair(text, 0);
            at = 3;
            if (at >= text.length() || text.charAt(at) != '@') {
                throw NotationException.quoting(
                        text,
                        Math.min(at, text.length()),
                        "After the domino write @ and its two cells, as in 2-5@c3d3",
                        "Après le domino, écrivez @ et ses deux cases, comme 2-5@c3d3");
            }
            at++;
        }
        String one = cell(text, at);
        String other = cell(text, at + 2);
        at += 4;
        int stars = 0;
        while (stars < 2 && at < text.length() && text.charAt(at) == '*') {
            stars++;
            at++;
        }
        end(text, at);
        return new Written(pair, one, other, stars == 0 ? UNSAID : stars);
    }

    private static boolean startsWithDigit(String text) {
        return !text.isEmpty() && text.charAt(0) >= '0' && text.charAt(0) <= '9';
    }

    private static int pair(String text, int at) throws NotationException {
        boolean there = at + 2 < text.length() && text.charAt(at + 1) == '-';
        int one = there ? text.charAt(at) - '0' : -1;
        int other = there ? text.charAt(at + 2) - '0' : -1;
        if (one < 0 || one > Pairs.MAX_PIPS || other < 0 || other > Pairs.MAX_PIPS) {
            throw NotationException.quoting(
                    text,
                    Math.min(at, text.length()),
                    "A domino such as 2-5, with numbers from 0 to 6, is expected at character " + (at + 1),
                    "Un domino comme 2-5, avec des chiffres de 0 à 6, est attendu au caractère " + (at + 1));
        }
        return Pairs.pair(one, other);
    }

    /** A letter and a digit; {@link MoveRefusals} checks whether the cell exists. */
    private static String cell(String text, int at) throws NotationException {
        boolean letter = at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z';
        boolean digit = at + 1 < text.length() && text.charAt(at + 1) >= '0' && text.charAt(at + 1) <= '9';
        if (!letter || !digit) {
            throw NotationException.quoting(
                    text,
                    Math.min(at, text.length()),
                    "A cell such as c3 is expected at character " + (at + 1),
                    "Une case comme c3 est attendue au caractère " + (at + 1));
        }
        return text.substring(at, at + 2);
    }

    private static void end(String text, int at) throws NotationException {
        if (at < text.length()) {
            throw NotationException.quoting(
                    text,
                    at,
                    "The move should end before \"" + text.substring(at) + "\"",
                    "Le coup devrait s’arrêter avant « " + text.substring(at) + " »");
        }
    }
}
