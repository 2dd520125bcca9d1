package parlour.cli.board;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Text;

/** Draws one game at a terminal. Only {@link #board} is required; the rest is for games that have more to show. */
public interface BoardRenderer {

    List<String> board(BoardScene scene);

    /** The sign that distinguishes a seat's pieces without colours, or empty. */
    default String sign(int seat) {
        return "";
    }

    /** A few characters about the score, for the line under the board. */
    default String tally(BoardScene scene) {
        return "";
    }

    /**
     * What is in the place that was typed.
     *
     * @param moves the legal moves
     * @return empty if the text names no place
     */
    default Optional<PieceDetails> details(BoardScene scene, String place, List<String> moves) {
        return Optional.empty();
    }

    /** The board with all moves of the piece in a place drawn over it; empty if the text names no place. */
    default Optional<List<String>> chart(BoardScene scene, String place, List<String> moves) {
        return Optional.empty();
    }

    /** A declared move step by step, before it is confirmed. */
    default List<String> preview(BoardScene scene, String move) {
        return List.of();
    }

    /** Moves with which another seat would win at once if it were its turn: for warnings. */
    default List<String> threats(Game game, Options options, Position position, int seat) {
        return List.of();
    }

    /** The warning about the moves returned by {@link #threats}. */
    default Text warning(List<String> threats) {
        String all = String.join(", ", threats);
        return new Text("Careful: " + all + ".", "Attention à " + all + ".");
    }

    /** A move in words, as everyone may know it; empty where its notation says enough. */
    default Optional<Text> inWords(Position before, String move) {
        return Optional.empty();
    }

    /** What chance has drawn, in words; empty if there is nothing to announce. */
    default Optional<Text> drawn(Game game, String outcome) {
        return Optional.of(new Text("Drawn by lot: " + outcome, "Tiré au sort : " + outcome));
    }

    /** The input specific to this game, one per line, aligned with the commands of all games. */
    default Text typed() {
        return new Text(
                "A move               see it; then Enter plays it, no cancels it",
                "Un coup              le voir ; Entrée le joue, non l’annule");
    }

    /** How to read the board, for the help text. */
    default Optional<Text> legend() {
        return Optional.empty();
    }
}
