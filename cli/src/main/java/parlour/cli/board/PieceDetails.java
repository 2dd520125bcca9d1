package parlour.cli.board;

import java.util.List;

/**
 * Details of something on the board: what it is, and its moves.
 *
 * @param picture lines to print first
 * @param choices its legal moves, if it is its owner's turn
 */
public record PieceDetails(List<String> picture, List<Choice> choices) {

    /** A move with a remark that helps to choose it. */
    public record Choice(String move, String remark) {}

    public PieceDetails {
        picture = List.copyOf(picture);
        choices = List.copyOf(choices);
    }
}
