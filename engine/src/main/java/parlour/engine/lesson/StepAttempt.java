package parlour.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.View;

/**
 * A learner at a step, after the moves made so far. Chance and the other seats are replayed: they always do the same
 * after the same moves.
 */
public final class StepAttempt {

    /** No step lasts longer: a protection against a request of endless moves. */
    static final int MOST_MOVES = 200;

    private final Step step;
    private final Position position;

    /** The last move shown, of whichever seat. */
    private Optional<String> last = Optional.empty();

    private StepAttempt(Step step) {
        this.step = step;
        this.position = step.position();
    }

    /**
     * A move as it is to be shown.
     *
     * @param seat who made it; -1 for chance
     * @param move as plain data, without what the learner may not see
     * @param after what the learner sees after it
     */
    public record Frame(int seat, View move, View after) {}

    /**
     * What came of a move.
     *
     * @param frames the move and what followed, in order
     */
    public record Result(Verdict verdict, List<Frame> frames) {}

    /**
     * The attempt after the learner's moves so far.
     *
     * @throws IllegalMoves if they do not lead on from the step's start
     */
    public static StepAttempt of(Step step, List<String> moves) throws IllegalMoves {
        StepAttempt attempt = new StepAttempt(step);
        attempt.replies(new ArrayList<>());
        if (moves.size() > MOST_MOVES) {
            throw new IllegalMoves();
        }
        for (String move : moves) {
            if (attempt.refusal(move).isPresent() || !(attempt.play(move).verdict() instanceof Verdict.GoOn)) {
                throw new IllegalMoves();
            }
        }
        return attempt;
    }

    /** The moves given do not lead on from the step's start. */
    public static final class IllegalMoves extends Exception {

        private static final long serialVersionUID = 1L;
    }

    public Step step() {
        return step;
    }

    /** What the learner sees. */
    public View view() {
        return position.view(step.seat());
    }

    /** The learner's legal moves. */
    public View.Json moves() {
        return position.turn() == step.seat() ? position.legalMovesJson() : new View.Json("[]");
    }

    /** The last move made, as the learner may read it. */
    public Optional<String> last() {
        return last;
    }

    Position position() {
        return position.copy();
    }

    /** Why a move may not be made, if it may not. */
    public Optional<Refusal> refusal(String text) {
        if (position.turn() != step.seat()) {
            return Optional.of(new Refusal("not-your-turn", "It is not your turn.", "Ce n’est pas à vous de jouer."));
        }
        try {
            return switch (position.parseMove(text)) {
                case ParseResult.Legal legal -> Optional.empty();
                case Refusal refusal -> Optional.of(refusal);
            };
        } catch (NotationException unreadable) {
            return Optional.of(new Refusal("unreadable-move", unreadable.sentence()));
        }
    }

    /** Plays a legal move, and the replies unless the move decides the step. */
    public Result play(String text) {
        int move = position.legalMove(text);
        Position before = position.copy();
        List<Frame> frames = new ArrayList<>();
        show(move, frames);
        Verdict verdict = step.goal().judge(new Played(step.seat(), before, move, position.copy()));
        if (verdict instanceof Verdict.GoOn) {
            replies(frames);
            verdict = step.goal().afterReplies(new Played(step.seat(), before, move, position.copy()));
        } else if (verdict instanceof Verdict.Wrong(var message, int reply) && reply != Verdict.Wrong.NONE) {
            show(reply, frames);
        }
        return new Result(verdict, frames);
    }

    /** Plays chance and the other seats until the learner is to move or the game is over. */
    private void replies(List<Frame> frames) {
        while (position.turn() != step.seat() && !position.isOver()) {
            int move = position.turn() == Position.CHANCE
                    ? position.outcomeAt(Repeatable.number(position.hash(), position.totalWeight()))
                    : step.opponent().choose(position.copy());
            show(move, frames);
        }
    }

    private void show(int move, List<Frame> frames) {
        int seat = position.turn();
        String text = position.textFor(move, step.seat());
        // The description of a hidden move would tell what is hidden.
        View described = seat == step.seat() || !step.game().hasHiddenInformation()
                ? position.moveView(move)
                : new View().with("text", text);
        position.play(move);
        frames.add(new Frame(seat, described, position.view(step.seat())));
        if (seat >= 0) {
            last = Optional.of(text);
        }
    }
}
