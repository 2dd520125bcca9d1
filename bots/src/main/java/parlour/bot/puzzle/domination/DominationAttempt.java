package parlour.bot.puzzle.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.domination.EndgameLead;
import parlour.domination.DominationPosition;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Refusal;
import parlour.puzzle.AttemptResult;
import parlour.puzzle.Hint;
import parlour.puzzle.OtherMove;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleAttempt;

/** An attempt at an ending: a move is right if it costs nothing, which is proved when it is tried. */
final class DominationAttempt implements PuzzleAttempt {

    private final DominationPosition position;
    private final List<String> played;
    private final int left;

    private DominationAttempt(DominationPosition position, List<String> played, int left) {
        this.position = position;
        this.played = List.copyOf(played);
        this.left = left;
    }

    static DominationAttempt of(Puzzle puzzle) {
        return new DominationAttempt(puzzle.start(DominationPosition.class), List.of(), puzzle.moves());
    }

    @Override
    public DominationPosition position() {
        return position.copy();
    }

    @Override
    public List<String> played() {
        return played;
    }

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
        List<EndgameLead> leads = EndgameLead.of(position);
        int best = leads.getFirst().lead();
        EndgameLead tried =
                leads.stream().filter(it -> it.move() == move).findFirst().orElseThrow();
        if (tried.lead() < best) {
            OtherMove why = DominationPuzzles.refuted(position, tried, best);
            return new AttemptResult.Wrong(why.move(), why.refutation(), why.sentence());
        }
        DominationPosition after = position.copy();
        after.play(move);
        if (left == 1 || after.isOver()) {
            return new AttemptResult.Solved(new DominationAttempt(after, with(tried.text()), 0), tried.text());
        }
        EndgameLead reply = BestPlay.hardestReply(after);
        after.play(reply.move());
        List<String> all = with(tried.text(), reply.text());
        return after.isOver()
                ? new AttemptResult.Solved(new DominationAttempt(after, all, 0), tried.text())
                : new AttemptResult.Right(new DominationAttempt(after, all, left - 1), tried.text(), reply.text());
    }

    private List<String> with(String... more) {
        List<String> all = new ArrayList<>(played);
        all.addAll(List.of(more));
        return all;
    }

    @Override
    public List<String> solution() {
        List<String> moves = new ArrayList<>();
        DominationAttempt attempt = this;
        while (!attempt.isSolved()) {
            String best = EndgameLead.of(attempt.position).getFirst().text();
            switch (attempt.attempt(best)) {
                case AttemptResult.Right(PuzzleAttempt next, String move, String reply) -> {
                    moves.add(move);
                    moves.add(reply);
                    attempt = (DominationAttempt) next;
                }
                case AttemptResult.Solved(PuzzleAttempt end, String move) -> {
                    moves.add(move);
                    attempt = (DominationAttempt) end;
                }
                case AttemptResult.Wrong wrong -> throw new IllegalStateException(wrong.move());
                case AttemptResult.Illegal illegal -> throw new IllegalStateException(illegal.toString());
            }
        }
        return moves;
    }

    /** Which part of the board, which domino, and finally the move. */
    @Override
    public List<Hint> hints() {
        if (isSolved()) {
            return List.of();
        }
        List<EndgameLead> leads = EndgameLead.of(position);
        EndgameLead best = leads.getFirst();
        int cut = best.text().indexOf('@');
        String domino = best.text().substring(0, cut);
        String slot = best.text().substring(cut + 1).replace("*", "");
        return List.of(
                new Hint(DominationMessages.idea(DominationThemes.of(position, leads)), List.of()),
                new Hint(DominationMessages.domino(domino), List.of()),
                new Hint(DominationMessages.move(best.text()), List.of(slot)));
    }
}
