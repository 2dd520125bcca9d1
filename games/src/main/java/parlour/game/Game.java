package parlour.game;

import java.util.List;
import java.util.Optional;

/**
 * A game as a value: its name, seats, options and starting position.
 *
 * <p>Implementations are immutable. Two editions of one game are two values of one class.
 */
public interface Game {

    /** A short stable name used on the command line, in files and in the protocol: lower case letters only. */
    String id();

    Text title();

    /** One sentence that explains the game to a newcomer. */
    Text summary();

    Seats seats();

    /** The display names of the seats, one for each of {@link Seats#max}. */
    List<Text> seatNames();

    /** The options in display order. The number of seats is not among them. */
    List<Option> options();

    /**
     * Whether some seats know more than others. If not, {@link Position#view} is the same for all, so that it can be
     * made once for everybody.
     */
    default boolean hasHiddenInformation() {
        return true;
    }

    /**
     * Whether players may show a move before it counts, so that a table passes on the move under consideration. Only
     * for games without hidden moves.
     */
    default boolean declaresMoves() {
        return false;
    }

    /** Whether players may agree to a draw. Not in games that always have a winner or a ranking. */
    default boolean allowsDrawOffers() {
        return true;
    }

    /** Why individually valid options conflict; empty if they do not. Called by {@link Options#of}. */
    default Optional<Text> optionConflict(Options options) {
        return Optional.empty();
    }

    /** The players' own material, as {@link #withMaterial} reads it; empty for the usual one. */
    default Optional<String> material() {
        return Optional.empty();
    }

    /**
     * The same game with material of the players' own, such as another card set. The option that names it then accepts
     * nothing else.
     *
     * @throws NotationException naming what is wrong with it, or if this game is played with the usual material only
     */
    default Game withMaterial(String text) throws NotationException {
        throw new NotationException(
                text,
                0,
                title().en() + " can only be played with its usual components.",
                title().fr() + " ne se joue qu’avec son matériel habituel.");
    }

    /** What players should know about these options before they begin, if anything. */
    default Optional<Text> notice(Options options) {
        return Optional.empty();
    }

    /** The position before anything has been drawn, dealt or moved; often it is chance's turn. */
    Position start(Options options);

    /**
     * Parses a position; the inverse of {@link Position#notation}.
     *
     * @throws NotationException naming the place, if the text is not a position of this game
     */
    Position parse(String notation, Options options) throws NotationException;
}
