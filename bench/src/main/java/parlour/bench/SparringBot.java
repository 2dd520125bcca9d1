package parlour.bench;

import java.util.List;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.MoveList;

/**
 * A fixed opponent to measure against: alpha-beta to four plies, then captures to their end; a die is worth a hundred.
 * Shares nothing with the search it is compared with and never changes.
 */
final class SparringBot implements Bot {

    private static final int DEPTH = 4;
    private static final int INFINITE = ScoredMove.WIN + 1;

    private long nodes;

    @Override
    public String name() {
        return "Sparring partner";
    }

    /** Ignores the budget: its depth is fixed. */
    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        ConquestPosition position = state.sample(ConquestPosition.class, bound -> 0);
        nodes = 0;
        int best = -INFINITE;
        int move = position.legalMoveAt(0);
        for (int candidate : position.legalMoves().toArray()) {
            position.play(candidate);
            int score = -look(position, DEPTH - 1, -INFINITE, -best, 1);
            position.undo();
            if (score > best) {
                best = score;
                move = candidate;
            }
        }
        String text = position.text(move);
        ScoredMove scored = new ScoredMove(text, best, List.of(text), DEPTH, nodes);
        progress.accept(scored);
        return scored;
    }

    private int look(ConquestPosition position, int depth, int low, int beta, int ply) {
        nodes++;
        if (position.isOver()) {
            double share = position.outcome().orElseThrow().share(position.side());
            return share == 0.5 ? 0 : ply - ScoredMove.WIN;
        }
        MoveList moves = new MoveList();
        int best = -INFINITE;
        if (depth > 0) {
            position.legalMoves(moves);
        } else {
            best = 100
                    * (position.searchQueries().ordinaryDice(position.side())
                            - position.searchQueries().ordinaryDice(1 - position.side()));
            if (best >= beta) {
                return best;
            }
            position.searchQueries().captures(moves);
        }
        int alpha = Math.max(low, best);
        for (int quiet = 0; quiet < 2; quiet++) {
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.get(i);
                // Captures first: most cut-offs come from them.
                if (position.isEmpty(RouteCode.to(move)) != (quiet == 1)) {
                    continue;
                }
                position.play(move);
                int score = -look(position, depth - 1, -beta, -alpha, ply + 1);
                position.undo();
                best = Math.max(best, score);
                alpha = Math.max(alpha, score);
                if (alpha >= beta) {
                    return best;
                }
            }
        }
        return best;
    }
}
