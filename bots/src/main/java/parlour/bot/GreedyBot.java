package parlour.bot;

import java.util.List;
import java.util.function.Consumer;
import parlour.game.MoveList;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.RandomSource;

/**
 * Wins at once if it can, avoids moves that let the next player win at once, and otherwise plays at random. It uses
 * only the rules: a bot that beats it knows something about the game.
 */
public final class GreedyBot implements Bot {

    private final RandomSource random;

    public GreedyBot(RandomSource random) {
        this.random = random;
    }

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        Look look = new Look(state.sample(random), state.seat(), budget);
        ScoredMove scored = look.choose(shuffled(look.position));
        progress.accept(scored);
        return scored;
    }

    private MoveList shuffled(Position position) {
        MoveList moves = position.legalMoves();
        for (int i = moves.size() - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int move = moves.get(i);
            moves.set(i, moves.get(other));
            moves.set(other, move);
        }
        return moves;
    }

    /** One decision, in one sampled position. */
    private static final class Look {

        private final Position position;
        private final int seat;
        private final Budget budget;
        private final MoveList replies = new MoveList();
        private long nodes;

        Look(Position position, int seat, Budget budget) {
            this.position = position;
            this.seat = seat;
            this.budget = budget;
        }

        ScoredMove choose(MoveList moves) {
            for (int i = 0; i < moves.size() && !budget.isSpent(nodes); i++) {
                if (shareAfter(moves.get(i)) == 1) {
                    return thought(moves.get(i), ScoredMove.WIN - 1, 1);
                }
            }
            // Most moves are safe, so the first one tried usually is, and this stays cheap.
            for (int i = 0; i < moves.size() && !budget.isSpent(nodes); i++) {
                if (isSafe(moves.get(i))) {
                    return thought(moves.get(i), 0, 2);
                }
            }
            return thought(moves.get(0), 0, 0);
        }

        private boolean isSafe(int move) {
            position.play(move);
            nodes++;
            boolean safe = position.isOver() ? share() > 0 : !nextPlayerWins();
            position.undo();
            return safe;
        }

        private boolean nextPlayerWins() {
            if (position.turn() < 0 || position.turn() == seat) {
                return false;
            }
            replies.clear();
            position.legalMoves(replies);
            for (int i = 0; i < replies.size() && !budget.isSpent(nodes); i++) {
                if (shareAfter(replies.get(i)) == 0) {
                    return true;
                }
            }
            return false;
        }

        /** The seat's share of the win if the move ends the game, -1 if the game goes on. */
        private double shareAfter(int move) {
            position.play(move);
            nodes++;
            double share = position.isOver() ? share() : -1;
            position.undo();
            return share;
        }

        private double share() {
            return position.outcome()
                    .map((Outcome outcome) -> outcome.share(seat))
                    .orElseThrow();
        }

        private ScoredMove thought(int move, int score, int depth) {
            String text = position.text(move);
            return new ScoredMove(text, score, List.of(text), depth, nodes);
        }
    }
}
