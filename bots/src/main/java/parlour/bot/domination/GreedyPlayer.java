package parlour.bot.domination;

import java.util.List;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.domination.DominationPosition;
import parlour.game.MoveList;

/**
 * Takes as many territories as it can; among moves that take as many, lays the one with the least danger that an opponent
 * closes what it opens, by the numbers it has not seen; among those, any. The opponent to measure others with: it does not
 * change.
 */
public final class GreedyPlayer implements Bot {

    private static final Taste WARY = new Taste(1, 0, 0, 0);

    /** More than any danger: one move opens two territories at most. */
    private static final int ONE_MORE = 10;

    private static final double NEXT_TO_NOTHING = 1e-9;

    private final SeededLots lots;

    public GreedyPlayer(long seed) {
        lots = new SeededLots(seed);
    }

    @Override
    public String name() {
        return "greedy";
    }

    /** Takes no notice of the budget: one look is all it needs. */
    @Override
    public Thought think(Knowledge knowledge, Budget budget, Consumer<Thought> progress) {
        DominationPosition position = Samples.draw(knowledge, lots);
        Instinct instinct = new Instinct(new Terrain(position.layout()), WARY, position);
        instinct.look(position);
        MoveList moves = new MoveList();
        position.moves(moves);
        int chosen = moves.get(0);
        int equals = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            int conquers = position.conquers(moves.get(i));
            double worth = instinct.worth(moves.get(i)) - conquers + ONE_MORE * conquers;
            boolean isBetter = worth > most + NEXT_TO_NOTHING;
            if (isBetter || worth > most - NEXT_TO_NOTHING) {
                equals = isBetter ? 1 : equals + 1;
                most = Math.max(most, worth);
                chosen = lots.below(equals) == 0 ? moves.get(i) : chosen;
            }
        }
        String move = position.text(chosen);
        Thought thought = new Thought(move, 0, List.of(move), 1, moves.size());
        progress.accept(thought);
        return thought;
    }
}
