package parlour.game.kuhn;

import java.util.List;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;

/**
 * Moves as text: {@code deal:3}, {@code check}, {@code bet}, {@code call}, {@code fold}.
 *
 * <p>A position is the cards dealt so far and the first letters of the words said, {@code x} for a check:
 * {@code 31/xbf}.
 */
final class KuhnNotation {

    static final String DEAL = "deal:";
    static final List<String> WORDS = List.of("check", "bet", "call", "fold");
    private static final String LETTERS = "xbcf";

    private KuhnNotation() {}

    // ---- Moves ----

    static ParseResult read(KuhnPosition position, String text) throws NotationException {
        boolean deals = text.startsWith(DEAL);
        int move = deals ? digit(text, DEAL.length()) : WORDS.indexOf(text);
        if (deals ? move < 0 || text.length() > DEAL.length() + 1 : move < 0) {
            throw new NotationException(
                    text,
                    deals ? DEAL.length() : 0,
                    new Text(
                            "\"" + text + "\" is no move: write check, bet, call or fold.",
                            "« " + text + " » n’est pas un coup : écrivez check, bet, call ou fold."));
        }
        int turn = position.turn();
        if (turn == Position.NOBODY) {
            return no("game-over", "The game is over.", "La partie est finie.");
        }
        if (deals != (turn == Position.CHANCE)) {
            return deals
                    ? no("all-dealt", "All cards are dealt.", "Toutes les cartes sont données.")
                    : no("not-dealt", "Not everybody has a card yet.", "Tous n’ont pas encore leur carte.");
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.contains(move) ? new ParseResult.Legal(move) : whyNot(position, deals, move);
    }

    private static Refusal whyNot(KuhnPosition position, boolean deals, int move) {
        if (deals) {
            return no("no-such-card", "No " + move + " is left in the pack.", "Il ne reste pas de " + move + ".");
        }
        return position.isBet()
                ? no("bet-made", "There is a bet: call or fold.", "Il y a une mise : suivez ou couchez-vous.")
                : no("no-bet", "There is no bet yet: check or bet.", "Personne n’a misé : passez ou misez.");
    }

    private static Refusal no(String reason, String en, String fr) {
        return new Refusal(reason, new Text(en, fr));
    }

    private static int digit(String text, int at) {
        return at < text.length() ? Character.digit(text.charAt(at), 10) : -1;
    }

    // ---- Positions ----

    static String write(KuhnPosition position) {
        StringBuilder text = new StringBuilder();
        for (int card : position.cards) {
            text.append(card);
        }
        text.append('/');
        for (int word : position.said) {
            text.append(LETTERS.charAt(word));
        }
        return text.toString();
    }

    /** Replays the position from the start, so that only reachable positions are accepted. */
    static KuhnPosition parse(String input, KuhnPosition start) throws NotationException {
        int slash = input.indexOf('/');
        if (slash < 0 || (slash < start.seats && slash + 1 < input.length())) {
            throw fail(
                    input,
                    Math.max(slash, 0),
                    "A position is " + start.seats + " cards, a / and what was said, as in 31/xb.",
                    "Une position s’écrit avec " + start.seats + " cartes, un / et les annonces, comme 31/xb.");
        }
        MoveList moves = new MoveList();
        for (int at = 0; at < input.length(); at++) {
            if (at == slash) {
                continue;
            }
            int move = at < slash ? digit(input, at) : LETTERS.indexOf(input.charAt(at));
            moves.clear();
            start.legalMoves(moves);
            if (!moves.contains(move) || (at < slash) != (start.turn() == Position.CHANCE)) {
                throw fail(
                        input,
                        at,
                        "\"" + input.charAt(at) + "\" cannot stand at character " + (at + 1) + ".",
                        "« " + input.charAt(at) + " » ne peut pas se trouver au caractère " + (at + 1) + ".");
            }
            start.play(move);
        }
        return start;
    }

    private static NotationException fail(String input, int at, String en, String fr) {
        return new NotationException(input, at, new Text(en, fr));
    }
}
