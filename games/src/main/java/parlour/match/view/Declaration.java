package parlour.match.view;

import java.util.Optional;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.match.Match;
import parlour.match.Player;
import parlour.match.Refusals;

/**
 * A move that a player is considering, shown to the others while it may still change: which piece, then how far it
 * would go. Not logged, not binding.
 *
 * <p>Its text is a prefix of a legal move's text, ending where that text continues with one of {@code - x = #}: for
 * {@code d1-d5-f5=1} the prefixes are {@code d1}, {@code d1-d5}, {@code d1-d5-f5} and the whole. An empty text
 * withdraws the previous declaration.
 */
public final class Declaration {

    /** Maximum length of a declared text. */
    public static final int MAX_LENGTH = 64;

    private static final String STEPS = "-x=#";

    private Declaration() {}

    /** Why this text may not be shown to the others; empty if it may. */
    public static Optional<Refusal> refusal(Match match, String person, String text) {
        Optional<Refusal> notPlaying = Refusals.notPlaying(match, person);
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        if (!match.settings().game().declaresMoves()) {
            return Optional.of(Refusals.NOT_DECLARED);
        }
        if (!match.isAt(match.turn(), new Player.Person(person))) {
            return Optional.of(Refusals.NOT_YOUR_TURN);
        }
        if (text.length() > MAX_LENGTH) {
            return Optional.of(Refusals.DECLARATION_TOO_LONG);
        }
        return text.isEmpty() || beginsAMove(match.position(), text)
                ? Optional.empty()
                : Optional.of(Refusals.BEGINS_NO_MOVE);
    }

    private static boolean beginsAMove(Position position, String text) {
        return position.legalMoveTexts().stream().anyMatch(move -> begins(move, text));
    }

    private static boolean begins(String move, String text) {
        return move.startsWith(text)
                && (move.length() == text.length() || STEPS.indexOf(move.charAt(text.length())) >= 0);
    }
}
