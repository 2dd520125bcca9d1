package parlour.puzzle;

import java.util.ArrayList;
import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Routes;
import parlour.game.NotationException;
import parlour.game.Reading;
import parlour.game.Refusal;
import parlour.game.Text;

/**
 * Somebody's attempt at a puzzle, as far as it has got. Immutable: trying a move answers with another one.
 *
 * <p>A move is right if it still wins in time, whether or not the puzzle's own line goes that way; every answer is proved when
 * the move is tried.
 */
public final class Solving {

    private final Puzzle puzzle;
    private final ConquestPosition position;
    private final List<String> played;
    private final int left;

    private Solving(Puzzle puzzle, ConquestPosition position, List<String> played, int left) {
        this.puzzle = puzzle;
        this.position = position;
        this.played = List.copyOf(played);
        this.left = left;
    }

    public static Solving of(Puzzle puzzle) {
        return new Solving(puzzle, puzzle.start(), List.of(), puzzle.moves());
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    /** A copy of the position reached. */
    public ConquestPosition position() {
        return position.copy();
    }

    /** The moves of both sides so far. */
    public List<String> played() {
        return played;
    }

    /** Within how many moves the solver still has to win; 0 once it is solved. */
    public int left() {
        return left;
    }

    public boolean isSolved() {
        return left == 0;
    }

    /** Tries a move of the solver. */
    public Answer attempt(String text) {
        try {
            return switch (position.read(text)) {
                case Reading.Legal legal -> answer(legal.move());
                case Refusal refusal -> new Answer.Illegal(refusal);
            };
        } catch (NotationException unreadable) {
            return new Answer.Illegal(new Refusal("unreadable", unreadable.sentence()));
        }
    }

    private Answer answer(int move) {
        String text = position.text(move);
        int solver = position.side();
        ConquestPosition after = position.copy();
        after.play(move);
        if (after.isOver()) {
            boolean won = after.outcome().orElseThrow().share(solver) == 1;
            return won
                    ? new Answer.Solved(new Solving(puzzle, after, with(text), 0), text)
                    : new Answer.Wrong(
                            text, List.of(), Wording.ends(after.outcome().orElseThrow()));
        }
        int strike = after.lookout().winningMove(1 - solver);
        if (strike != ConquestPosition.NO_MOVE) {
            String answered = after.text(strike);
            return new Answer.Wrong(text, List.of(answered), Wording.loses(answered));
        }
        return left == 1 ? new Answer.Wrong(text, List.of(), Wording.TOO_SLOW) : answered(text, after);
    }

    /** The other side's best reply to a move that is not the last: one that holds, or else the longest defence. */
    private Answer answered(String text, ConquestPosition after) {
        Proof proof = new Proof(after);
        int refutation = proof.refutation(left - 1);
        if (refutation != ConquestPosition.NO_MOVE) {
            String holds = after.text(refutation);
            return new Answer.Wrong(text, List.of(holds), Wording.holds(holds, left - 1));
        }
        int reply = Solution.longestDefence(after, proof, left - 1);
        String defends = after.text(reply);
        after.play(reply);
        return new Answer.Right(new Solving(puzzle, after, with(text, defends), left - 1), text, defends);
    }

    private List<String> with(String... more) {
        List<String> all = new ArrayList<>(played);
        all.addAll(List.of(more));
        return all;
    }

    /** How it is solved from here, the moves of both sides; none once it is. */
    public List<String> solution() {
        return isSolved()
                ? List.of()
                : Solution.of(position, left).stream().map(Step::move).toList();
    }

    /** What helps, the least first: which die, where to, and at last the whole move. None once it is solved. */
    public List<Text> hints() {
        if (isSolved()) {
            return List.of();
        }
        int move = next();
        return List.of(
                Wording.die(Board.name(Routes.from(move))),
                Wording.target(Board.name(Routes.to(move)), !position.isEmpty(Routes.to(move))),
                Wording.move(position.text(move)));
    }

    /** The move of the solution: where several win, the first in the order of their texts. */
    private int next() {
        int[] winning = new Proof(position.copy()).winningMoves(left);
        int first = winning[0];
        for (int move : winning) {
            first = position.text(move).compareTo(position.text(first)) < 0 ? move : first;
        }
        return first;
    }
}
