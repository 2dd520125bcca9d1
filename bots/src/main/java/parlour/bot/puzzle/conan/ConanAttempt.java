package parlour.bot.puzzle.conan;

import java.util.List;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Refusal;
import parlour.puzzle.AttemptResult;
import parlour.puzzle.Hint;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleAttempt;

/** An attempt at a contest: one move decides. */
final class ConanAttempt implements PuzzleAttempt {

    private final Puzzle puzzle;
    private final ConanPosition position;
    private final List<String> played;

    private ConanAttempt(Puzzle puzzle, ConanPosition position, List<String> played) {
        this.puzzle = puzzle;
        this.position = position;
        this.played = List.copyOf(played);
    }

    static ConanAttempt of(Puzzle puzzle) {
        return new ConanAttempt(puzzle, puzzle.start(ConanPosition.class), List.of());
    }

    @Override
    public ConanPosition position() {
        return position.copy();
    }

    @Override
    public List<String> played() {
        return played;
    }

    @Override
    public int left() {
        return played.isEmpty() ? 1 : 0;
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
        String tried = position.text(move);
        ContestAnswer answer = ConanPuzzles.answer(puzzle);
        if (answer.best().move().equals(tried)) {
            ConanPosition after = position.copy();
            after.play(move);
            return new AttemptResult.Solved(new ConanAttempt(puzzle, after, List.of(tried)), tried);
        }
        MoveValue value = answer.others().stream()
                .filter(it -> it.move().equals(tried))
                .findFirst()
                .orElseThrow();
        return new AttemptResult.Wrong(tried, List.of(), ConanMessages.wrong(position, value, answer.best()));
    }

    @Override
    public List<String> solution() {
        return isSolved() ? List.of() : List.of(puzzle.line().getFirst().move());
    }

    /** What is in the other hand, which move it is not, and finally the move. */
    @Override
    public List<Hint> hints() {
        if (isSolved()) {
            return List.of();
        }
        ContestAnswer answer = ConanPuzzles.answer(puzzle);
        return List.of(
                new Hint(ConanMessages.unseen(position), List.of()),
                new Hint(ConanMessages.not(position, answer.others().getLast()), List.of()),
                new Hint(ConanMessages.move(position, answer.best()), List.of()));
    }
}
