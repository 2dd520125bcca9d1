package parlour.bot.conan;

import java.util.List;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.conan.ConanPosition;

/** Plays by the heuristics, without search. A fixed opponent to measure other bots against. */
public final class HeuristicConanBot implements Bot {

    private static final double NOISE = 0.1;

    private final SeededRandom random;

    public HeuristicConanBot(long seed) {
        random = new SeededRandom(seed);
    }

    @Override
    public String name() {
        return "rule of thumb";
    }

    /** Ignores the budget: it does not search. */
    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        ConanPosition position = state.sample(ConanPosition.class, random);
        PlayoutPolicy policy = PlayoutPolicy.plain(new CardTables(position.set()), NOISE);
        String move = position.text(policy.choose(position, random));
        ScoredMove scored = new ScoredMove(move, 0, List.of(move), 1, 1);
        progress.accept(scored);
        return scored;
    }
}
