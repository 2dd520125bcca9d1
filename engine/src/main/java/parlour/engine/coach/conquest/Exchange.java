package parlour.engine.coach.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.MoveList;

/**
 * Captures on one square, one after the other, by either side; each may stop when it likes. Exact for these captures:
 * every one of them is played.
 *
 * @param gain by how many dice the side that begins comes out ahead, at least 1
 * @param line the captures with best play
 */
record Exchange(int gain, List<Integer> line) {

    /** What the side to move wins on a square with an ordinary enemy die; empty if it wins nothing. */
    static Optional<Exchange> on(ConquestPosition position, int square) {
        Exchange best = best(position, square);
        return best.gain > 0 ? Optional.of(best) : Optional.empty();
    }

    private static Exchange best(ConquestPosition position, int square) {
        Exchange best = new Exchange(0, List.of());
        MoveList captures = new MoveList();
        position.searchQueries().captures(captures);
        int mover = position.side();
        for (int i = 0; i < captures.size(); i++) {
            int capture = captures.get(i);
            if (RouteCode.to(capture) != square) {
                continue;
            }
            position.play(capture);
            // A capture that lets the other side win the game wins no die.
            if (!position.isOver() && Facts.win(position, 1 - mover).isEmpty()) {
                Exchange reply = best(position, square);
                if (1 - reply.gain > best.gain) {
                    List<Integer> line = new ArrayList<>(List.of(capture));
                    line.addAll(reply.line);
                    best = new Exchange(1 - reply.gain, line);
                }
            }
            position.undo();
        }
        return best;
    }

    /** Whether a capture can be answered by a capture on the same square. */
    static boolean canBeRetaken(ConquestPosition before, int capture) {
        before.play(capture);
        boolean isRetaken = false;
        if (!Facts.isIdle(before)) {
            MoveList replies = new MoveList();
            before.searchQueries().captures(replies);
            for (int i = 0; i < replies.size(); i++) {
                isRetaken |= RouteCode.to(replies.get(i)) == RouteCode.to(capture);
            }
        }
        before.undo();
        return isRetaken;
    }

    /** The moves as text: {@code a2xc4=1, d4xc4=2}. */
    static String text(ConquestPosition position, List<Integer> line) {
        StringBuilder text = new StringBuilder();
        for (int move : line) {
            text.append(text.isEmpty() ? "" : ", ").append(position.text(move));
            position.play(move);
        }
        for (int i = 0; i < line.size(); i++) {
            position.undo();
        }
        return text.toString();
    }
}
