package parlour.engine.request;

import java.util.Optional;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.game.file.GameFile;

/** Game files that come with requests: of bounded length, so that no request takes too long. */
public final class RequestFile {

    /** Five times as many as in the longest of 800 games played at random. */
    public static final int MAX_MOVES = 2_000;

    private RequestFile() {}

    /**
     * Parses a file.
     *
     * @throws NotationException if it cannot be read, or has more than {@link #MAX_MOVES} moves
     */
    public static GameFile read(String text) throws NotationException {
        GameFile file = GameFile.read(text);
        Optional<Text> objection = objection(file);
        if (objection.isPresent()) {
            throw new NotationException(text, 0, objection.get());
        }
        return file;
    }

    /** What is wrong with the length of a file, if anything. */
    public static Optional<Text> objection(GameFile file) {
        int moves = file.moves().size();
        return moves <= MAX_MOVES
                ? Optional.empty()
                : Optional.of(new Text(
                        "A game may have at most " + MAX_MOVES + " moves; this one has " + moves + ".",
                        "Une partie peut compter " + MAX_MOVES + " coups au plus ; celle-ci en a " + moves + "."));
    }
}
