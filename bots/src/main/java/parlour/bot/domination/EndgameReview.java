package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.DominationPosition;
import parlour.game.Position;
import parlour.game.View;

/**
 * The ending of a game of two players compared with best play: what each move cost, and how the ending would have gone.
 * It begins when the stock has just run out, so that each player could deduce the other's rack.
 *
 * @param game which game of the match, from 0
 * @param from the index of the ending's first move among all moves of the match, draws included, from 0
 * @param seat the seat to move there
 * @param territories how many each seat ends this game with, if both play best from there
 * @param line best play to the end, as move texts
 * @param steps what was played, to the end or as far as the game went
 */
public record EndgameReview(
        int game, int from, int seat, List<Integer> territories, List<String> line, List<Step> steps) {

    /**
     * One move that was made.
     *
     * @param seat who made it
     * @param played the text of the move
     * @param best the moves that would have cost nothing, {@code played} included if it was one of them
     * @param lost how many territories fewer the seat ends with than with its best move, if both play best afterwards;
     *     on a board that is not exact, where a territory may stay open, half of what its lead shrinks by, rounded up
     * @param lostBorder the same for territories at the border, which break ties in a mirrored match and on boards that
     *     are not exact; always 0 in any other game of two, where they do not count. Negative if a territory was lost but one at the border gained.
     */
    public record Step(int seat, String played, List<String> best, int lost, int lostBorder) {

        public Step {
            best = List.copyOf(best);
        }

        public boolean isBest() {
            return lost == 0 && lostBorder == 0;
        }

        private View view() {
            return new View()
                    .with("seat", seat)
                    .with("played", played)
                    .with("best", best)
                    .with("lost", lost)
                    .with("lostBorder", lostBorder);
        }
    }

    public EndgameReview {
        territories = List.copyOf(territories);
        line = List.copyOf(line);
        steps = List.copyOf(steps);
    }

    /**
     * Reviews a match.
     *
     * @param start the starting position
     * @param moves everything played since, draws included
     * @return one review for each game of the match that reached an ending; none for three or four players
     */
    public static List<EndgameReview> of(DominationPosition start, List<Integer> moves) {
        DominationPosition position = start.copy();
        List<EndgameReview> reviews = new ArrayList<>();
        int next = 0;
        while (next < moves.size()) {
            if (EndgamePlay.isReached(position)) {
                int end = Math.min(moves.size(), next + left(position, moves.size() - next));
                reviews.add(of(position, moves.subList(next, end), next));
                while (next < end) {
                    position.play(moves.get(next++));
                }
            } else {
                position.play(moves.get(next++));
            }
        }
        return reviews;
    }

    /** The reviews as plain data; empty for other games. */
    public static List<View> views(Position start, List<Integer> moves) {
        return start instanceof DominationPosition from
                ? of(from, moves).stream().map(EndgameReview::view).toList()
                : List.of();
    }

    /** The review as plain data, for finished games only. */
    public View view() {
        return new View()
                .with("game", game)
                .with("from", from)
                .with("seat", seat)
                .with("territories", territories)
                .with("line", line)
                .with("steps", steps.stream().map(Step::view).toList());
    }

    /** The number of moves of the ending. Where players pass there is only one game, and so no move after it. */
    private static int left(DominationPosition position, int moves) {
        return position.layout().isExact() ? position.rackSize(0) + position.rackSize(1) : moves;
    }

    private static EndgameReview of(DominationPosition first, List<Integer> moves, int from) {
        EndgamePlay play = EndgamePlay.solve(first, nodes -> false).orElseThrow();
        return new EndgameReview(
                first.game(),
                from,
                first.turn(),
                play.territories(first),
                play.texts(first),
                new EndgameMoveCosts(first).steps(moves));
    }
}
