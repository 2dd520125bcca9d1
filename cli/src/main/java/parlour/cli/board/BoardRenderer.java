package parlour.cli.board;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Text;

/** How one game looks at a terminal. Only {@link #board} must be drawn; the rest is for games that have more to show. */
public interface BoardRenderer {

    List<String> board(BoardScene scene);

    /** The sign that tells a seat's pieces from the others' without colours, or nothing. */
    default String sign(int seat) {
        return "";
    }

    /** A few characters about how things stand, for the line under the board. */
    default String tally(BoardScene scene) {
        return "";
    }

    /**
     * What is in the place a person typed.
     *
     * @param moves those that may be played now
     * @return nothing if the word names no place
     */
    default Optional<PieceDetails> details(BoardScene scene, String place, List<String> moves) {
        return Optional.empty();
    }

    /** The board with all that the piece in a place can do drawn over it; nothing if the word names no place. */
    default Optional<List<String>> chart(BoardScene scene, String place, List<String> moves) {
        return Optional.empty();
    }

    /** A declared move step by step, before it counts. */
    default List<String> preview(BoardScene scene, String move) {
        return List.of();
    }

    /** Moves with which another seat would win at once, were it theirs to move: what a person may be warned of. */
    default List<String> threats(Game game, Options options, Position position, int seat) {
        return List.of();
    }

    /** How the moves named by {@link #threats} are announced. */
    default Text warning(List<String> threats) {
        String all = String.join(", ", threats);
        return new Text("Beware of " + all + ".", "Attention à " + all + ".");
    }

    /** What chance has drawn, in words; nothing where there is nothing to be told. */
    default Optional<Text> drawn(Game game, String outcome) {
        return Optional.of(new Text("Drawn by lot: " + outcome, "Tiré au sort : " + outcome));
    }

    /** What may be typed of this game's own, a line each, as wide as the commands of all games. */
    default Text typed() {
        return new Text(
                "A move               see it, then Enter plays it and no takes it back",
                "Un coup              le voir ; Entrée le joue, non le retire");
    }

    /** How to read the board, for the help. */
    default Optional<Text> legend() {
        return Optional.empty();
    }
}
