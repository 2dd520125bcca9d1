package parlour.game.file;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Position;

/**
 * Steps through a game, one move at a time, forwards and backwards. It begins at the first position; all moves have
 * been checked to be legal.
 */
public final class Replay {

    private final Game game;
    private final Options options;
    private final List<String> texts;
    private final Optional<Outcome> outcome;
    private final Position position;
    private int ply;

    Replay(Game game, Options options, Position start, List<String> texts, Optional<Outcome> outcome) {
        this.game = game;
        this.options = options;
        this.position = start;
        this.texts = List.copyOf(texts);
        this.outcome = outcome;
    }

    public Game game() {
        return game;
    }

    public Options options() {
        return options;
    }

    /** Every move in full, including chance moves. */
    public List<String> texts() {
        return texts;
    }

    /** The outcome on the board, if any; a resignation is only in {@link GameFile#result}. */
    public Optional<Outcome> outcome() {
        return outcome;
    }

    /** The number of moves made. */
    public int ply() {
        return ply;
    }

    /** The current position. It changes with the replay: copy it to keep it or to try other moves. */
    public Position position() {
        return position;
    }

    /** Makes the next move; false if there is none. */
    public boolean forward() {
        if (ply == texts.size()) {
            return false;
        }
        // Parsed again, because a move's number is valid only for the position that parsed it.
        position.play(position.legalMove(texts.get(ply)));
        ply++;
        return true;
    }

    /** Takes the last move back; false if there is none. */
    public boolean back() {
        if (ply == 0) {
            return false;
        }
        position.undo();
        ply--;
        return true;
    }

    /** Steps forwards or backwards until {@code wanted} moves have been made. */
    public void to(int wanted) {
        if (wanted < 0 || wanted > texts.size()) {
            throw new IllegalArgumentException(wanted + " of " + texts.size() + " moves");
        }
        while (ply < wanted) {
            forward();
        }
        while (ply > wanted) {
            back();
        }
    }
}
