package parlour.game;

import java.util.List;
import java.util.Optional;

/**
 * A game as a value: what it is called, who can play it, what may be chosen, and how it begins.
 *
 * <p>Implementations are immutable. Two editions of one game are two values of one class.
 */
public interface Game {

    /** A short stable name used on the command line, in files and on the wire: lower case letters only. */
    String id();

    Text title();

    /** One sentence that tells a newcomer what the game is. */
    Text summary();

    Seats seats();

    /** What the seats are called at the table, one for each of {@link Seats#max}. */
    List<Text> seatNames();

    /** The options in the order a person should read them. The number of seats is not among them. */
    List<Option> options();

    /**
     * Whether the rules ask a player to show a move before it counts, so that a table passes on what is being considered.
     * Only where moves hide nothing.
     */
    default boolean declaresMoves() {
        return false;
    }

    /** Why options that are fine one by one do not go together; nothing if they do. {@link Options#of} asks. */
    default Optional<Text> optionConflict(Options options) {
        return Optional.empty();
    }

    /** The position before anything has been drawn, dealt or moved; often it is chance's turn. */
    Position start(Options options);

    /**
     * Reads a position from its text; the inverse of {@link Position#notation}.
     *
     * @throws NotationException if the text is not a position of this game, naming the place
     */
    Position parse(String notation, Options options) throws NotationException;
}
