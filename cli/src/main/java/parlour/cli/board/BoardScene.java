package parlour.cli.board;

import parlour.game.Language;
import parlour.game.View;

/**
 * What is to be drawn, and how.
 *
 * @param view what the one who looks may see
 * @param lastMove the text of the last move as they may read it, or nothing
 * @param flipped whether the board is seen from the other side
 * @param compact whether it must fit a small terminal
 */
public record BoardScene(
        View view, String lastMove, boolean flipped, boolean compact, boolean colours, Language language) {

    /** The same without the last move. */
    public BoardScene still() {
        return new BoardScene(view, "", flipped, compact, colours, language);
    }

    public BoardScene compactly() {
        return new BoardScene(view, lastMove, flipped, true, colours, language);
    }
}
