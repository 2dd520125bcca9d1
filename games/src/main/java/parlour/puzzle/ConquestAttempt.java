package parlour.puzzle;

import java.util.ArrayList;
import java.util.List;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Refusal;

/**
 * An attempt at a puzzle of Conquest or 6 Faces.
 *
 * <p>A move is right if it still wins in time, whether or not it follows the puzzle's own line; each move is checked by
 * search when it is tried.
 */
final class ConquestAttempt implements PuzzleAttempt {

    private final Puzzle puzzle;
    private final ConquestPosition position;
    private final List<String> played;
    private final int left;

    private ConquestAttempt(Puzzle puzzle, ConquestPosition position, List<String> played, int left) {
        this.puzzle = puzzle;
        this.position = position;
        this.played = List.copyOf(played);
        this.left = left;
    }

    static ConquestAttempt of(Puzzle puzzle) {
        return new ConquestAttempt(puzzle, puzzle.start(ConquestPosition.class), List.of(), puzzle.moves());
    }

    @Override
    public ConquestPosition position() {
        return position.copy();
    }

    @Override
    public List<String> played() {
        return played;
    }

    /** The number of moves within which the solver still has to win. */
    @Override
    public int left() {
        return left;
    }

    @Override
    public AttemptResult attempt(String text) {
        try {
            return switch (position.parseMove(text)) {
                case ParseResult.Legal legal -> answer(legal.move());
                case Refusal refusal -> new AttemptResult.Illegal(refusal);
            };
        } catch (NotationException unreadable) {
            return new AttemptResult.Illegal(new Refusal("unreadable-move", unreadable.sentence()));
        }
    }

    private AttemptResult answer(int move) {
        String text = position.text(move);
        int solver = position.side();
        ConquestPosition after = position.copy();
        after.play(move);
        if (after.isOver()) {
            boolean won = after.outcome().orElseThrow().share(solver) == 1;
            return won
                    ? new AttemptResult.Solved(new ConquestAttempt(puzzle, after, with(text), 0), text)
                    : new AttemptResult.Wrong(
                            text, List.of(), PuzzleMessages.ends(after.outcome().orElseThrow()));
        }
        int strike = after.searchQueries().winningMove(1 - solver);
        if (strike != ConquestPosition.NO_MOVE) {
            String answered = after.text(strike);
            return new AttemptResult.Wrong(text, List.of(answered), PuzzleMessages.loses(answered));
        }
        return left == 1 ? new AttemptResult.Wrong(text, List.of(), PuzzleMessages.TOO_SLOW) : answered(text, after);
    }

    /** The other side's best reply to a move that is not the last: a refutation, or else the longest defence. */
    private AttemptResult answered(String text, ConquestPosition after) {
        ForcedWinSolver proof = new ForcedWinSolver(after);
        int refutation = proof.refutation(left - 1);
        if (refutation != ConquestPosition.NO_MOVE) {
            String holds = after.text(refutation);
            return new AttemptResult.Wrong(text, List.of(holds), PuzzleMessages.holds(holds, left - 1));
        }
        int reply = Solution.longestDefence(after, proof, left - 1);
        String defends = after.text(reply);
        after.play(reply);
        return new AttemptResult.Right(
                new ConquestAttempt(puzzle, after, with(text, defends), left - 1), text, defends);
    }

    private List<String> with(String... more) {
        List<String> all = new ArrayList<>(played);
        all.addAll(List.of(more));
        return all;
    }

    @Override
    public List<String> solution() {
        return isSolved()
                ? List.of()
                : Solution.of(position, left).stream().map(SolutionMove::move).toList();
    }

    /** Which die, its destination, and finally the whole move. */
    @Override
    public List<Hint> hints() {
        if (isSolved()) {
            return List.of();
        }
        int move = next();
        List<String> ends = ConquestPuzzles.ends(move);
        boolean takes = !position.isEmpty(RouteCode.to(move));
        return List.of(
                new Hint(PuzzleMessages.die(ends.getFirst()), ends.subList(0, 1)),
                new Hint(PuzzleMessages.target(ends.getLast(), takes), ends),
                new Hint(PuzzleMessages.move(position.text(move)), ends));
    }

    /** The move of the solution: where several win, the first in the order of their texts. */
    private int next() {
        int[] winning = new ForcedWinSolver(position.copy()).winningMoves(left);
        int first = winning[0];
        for (int move : winning) {
            first = position.text(move).compareTo(position.text(first)) < 0 ? move : first;
        }
        return first;
    }
}
