package parlour.game.file;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Position;

/**
 * A game played through again, one move at a time, forwards and backwards. It begins at the first position, and its
 * moves are known to be legal.
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

    /** Every move in full, those of chance too. */
    public List<String> texts() {
        return texts;
    }

    /** How the game ended on the board, if it did; a resignation is only in {@link GameFile#result}. */
    public Optional<Outcome> outcome() {
        return outcome;
    }

    /** How many moves have been made. */
    public int ply() {
        return ply;
    }

    /** Where the replay stands. It moves on with the replay: take a copy to keep it or to try something else. */
    public Position position() {
        return position;
    }

    /** Makes the next move; false if there is none. */
    public boolean forward() {
        if (ply == texts.size()) {
            return false;
        }
        // Read anew, because a move's number is good only for the position that read it.
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

    /** Goes forwards or backwards until so many moves have been made. */
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
