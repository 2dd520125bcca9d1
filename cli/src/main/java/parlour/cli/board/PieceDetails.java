package parlour.cli.board;

import java.util.List;

/**
 * A closer look at something on the board: what it is, and what it can do.
 *
 * @param picture lines to print first
 * @param choices the moves it can make, if it is the turn of its owner
 */
public record PieceDetails(List<String> picture, List<Choice> choices) {

    /** A move with what a person wants to know before choosing it. */
    public record Choice(String move, String remark) {}

    public PieceDetails {
        picture = List.copyOf(picture);
        choices = List.copyOf(choices);
    }
}
