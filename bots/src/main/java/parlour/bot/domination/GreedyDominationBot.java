package parlour.bot.domination;

import java.util.List;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.game.MoveList;

/**
 * Takes as many territories as it can; among equal moves, chooses the one with the least risk that an opponent closes
 * what it opens, given the dominoes it has not seen; among those, any. A fixed opponent to measure other bots against.
 */
public final class GreedyDominationBot implements Bot {

    private static final PolicyWeights WARY = new PolicyWeights(1, 0, 0, 0);

    /** More than any risk: one move opens two territories at most. */
    private static final int ONE_MORE = 10;

    private static final double NEXT_TO_NOTHING = 1e-9;

    private final SeededRandom random;

    public GreedyDominationBot(long seed) {
        random = new SeededRandom(seed);
    }

    @Override
    public String name() {
        return "greedy";
    }

    /** Ignores the budget: it does not search. */
    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        DominationPosition position = state.sample(DominationPosition.class, random);
        PlayoutPolicy policy = new PlayoutPolicy(new LayoutTables(position.layout()), WARY, position);
        policy.look(position);
        MoveList moves = position.legalMoves();
        int chosen = moves.get(0);
        int equals = 0;
        double max = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            int conquers = position.conquers(moves.get(i));
            double worth = policy.worth(moves.get(i)) - conquers + ONE_MORE * conquers;
            boolean isBetter = worth > max + NEXT_TO_NOTHING;
            if (isBetter || worth > max - NEXT_TO_NOTHING) {
                equals = isBetter ? 1 : equals + 1;
                max = Math.max(max, worth);
                chosen = random.nextInt(equals) == 0 ? moves.get(i) : chosen;
            }
        }
        String move = position.text(chosen);
        ScoredMove scored = new ScoredMove(move, 0, List.of(move), 1, moves.size());
        progress.accept(scored);
        return scored;
    }
}
