package parlour.cli.board;

import parlour.game.Language;
import parlour.game.View;

/**
 * What to draw, and how.
 *
 * @param view what the viewer may see
 * @param lastMove the text of the last move as the viewer may read it, or empty
 * @param flipped whether the board is seen from the other side
 * @param compact whether it must fit a small terminal
 */
public record BoardScene(
        View view, String lastMove, boolean flipped, boolean compact, boolean colours, Language language) {

    /** The same scene without the last move. */
    public BoardScene still() {
        return new BoardScene(view, "", flipped, compact, colours, language);
    }

    public BoardScene compactly() {
        return new BoardScene(view, lastMove, flipped, true, colours, language);
    }
}
