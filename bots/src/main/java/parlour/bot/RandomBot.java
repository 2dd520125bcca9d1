package parlour.bot;

import java.util.List;
import java.util.function.Consumer;
import parlour.game.Position;
import parlour.game.RandomSource;

/** Plays any listed move of any game with equal probability: the baseline that every other bot must beat. */
public final class RandomBot implements Bot {

    private final RandomSource random;

    public RandomBot(RandomSource random) {
        this.random = random;
    }

    @Override
    public String name() {
        return "random";
    }

    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        Position position = state.sample(random);
        String move = position.text(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
        ScoredMove scored = new ScoredMove(move, 0, List.of(move), 0, 1);
        progress.accept(scored);
        return scored;
    }
}
